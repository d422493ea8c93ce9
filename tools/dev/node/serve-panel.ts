import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { ToolLanguage } from '../../messages/language.ts';
import { publicFile } from '../../model/file-paths.ts';
import type { PanelAnswer, PictureUpload } from '../protocol/panel.ts';
import { panelTexts } from '../protocol/panel-texts.ts';
import { type RailAnswer, railTexts } from '../protocol/rail.ts';
import { isOwnRequest } from './dev-origin.ts';
import type { EditedSite } from './edits/edited-site.ts';
import { anchoredPointer } from './edits/value-edits.ts';
import { fieldNotices } from './field-notices.ts';
import { newPageChoices } from './new-page-choices.ts';
import { allDrawings, panelChoices } from './panel-choices.ts';
import { panelSubject } from './panel-subject.ts';
import { railSections } from './rail-sections.ts';
import { shownForm } from './shown-form.ts';
import { partSubject, siteParts } from './site-parts.ts';
import { uploadPicture } from './upload-picture.ts';

/** What answers: the content and its type; `status` other than 200 where something is amiss. */
type ServedAnswer = { content: string; type: string; status?: number };

/**
 * Answers what panel and rail ask: a section with its schema and versions, what there is to choose
 * from, the drawings of choices, the page's sections; and keeps an uploaded picture.
 * @returns undefined where something else is asked
 */
export async function servePanel(
  request: IncomingMessage,
  { searchParams, pathname }: URL,
  edited: Pick<EditedSite, 'live' | 'saved' | 'read'>,
  root: string,
  language: ToolLanguage,
): Promise<ServedAnswer | undefined> {
  const { site, pages, files, problems } = edited.live();
  if (!site) return undefined;
  const value = (name: string) => searchParams.get(name) ?? '';
  if (pathname === '/__edit/panel') {
    const query = { address: value('address'), section: value('section'), part: value('part') };
    const find = query.part ? partSubject : panelSubject;
    const subject = find(site, files, query, language, edited.saved());
    const parts = query.part ? siteParts(site, language) : [];
    const notices = subject ? fieldNotices(site, subject, problems, files, language) : [];
    const versions = subject?.versions.map((version) => ({
      ...version,
      pointer: anchoredPointer(files, version.file, version.pointer),
    }));
    const told = subject && { ...subject, versions: versions ?? [] };
    const answer: PanelAnswer = { subject: told, notices, parts, texts: panelTexts(language) };
    return asJson(answer);
  }
  if (pathname === '/__edit/rail') {
    const sections = railSections(site, value('address'), language);
    const answer: RailAnswer = { sections, texts: railTexts(language) };
    return asJson(answer);
  }
  if (pathname === '/__edit/shown-form' && pages)
    return asJson((await shownForm(site, pages, value('name'), value('language'))) ?? {});
  if (pathname === '/__edit/outlines') return asJson(newPageChoices(site, language));
  if (pathname === '/__edit/choices') return asJson(panelChoices(site, language));
  if (pathname === '/__edit/drawings.svg')
    return { content: allDrawings(site, language), type: 'image/svg+xml' };
  if (pathname !== '/__edit/pictures' || !isOwnRequest(request)) return undefined;
  const { name, content } = (await json(request)) as PictureUpload;
  const address = await uploadPicture(root, files, name, Buffer.from(content, 'base64'));
  // Known at once: what names it is checked before the watcher has told of it.
  if (address) await edited.read([join(root, publicFile(address))]);
  return asJson({ address }, address ? 200 : 422);
}

const asJson = (value: unknown, status = 200): ServedAnswer => ({
  content: JSON.stringify(value),
  type: 'application/json',
  status,
});
