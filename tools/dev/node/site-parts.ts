import type { ToolLanguage } from '../../messages/language.ts';
import type { Site, SiteFiles } from '../../model/site.ts';
import type { PanelQuery, PanelSubject, PanelVersion } from '../protocol/panel.ts';
import type { PanelSchema } from '../protocol/panel-schema.ts';
import { panelTexts } from '../protocol/panel-texts.ts';
import type { SitePart } from '../protocol/site-part.ts';
import { staleInVersions } from './panel-subject.ts';
import {
  formPanelSchema,
  messagesPanelSchema,
  shellPanelSchema,
  sitePanelSchema,
} from './part-schema.ts';
import { withReadyItems } from './ready-items.ts';
import { staleTexts } from './stale-texts.ts';
import { namedTexts, pagesWith } from './text-uses.ts';
import { writtenValue } from './written-value.ts';

/** The files of a part by language, or its one file, and its schema. */
type PartSource = { schema: PanelSchema; files: ReadonlyMap<string, string> | string };

/** What can be edited of a site beside its pages, and what people call it. */
export function siteParts(site: Site, language: ToolLanguage): SitePart[] {
  const { header, footer, site: settings, messages, form } = panelTexts(language);
  return [
    { name: 'header', title: header },
    { name: 'footer', title: footer },
    { name: 'site', title: settings },
    { name: 'messages', title: messages },
    ...[...site.forms.keys()].map((name): SitePart => {
      return { name: `form/${name}`, title: form.replace('{name}', name) };
    }),
  ];
}

/**
 * What the panel shows of a part of the whole site.
 * @param files as they are edited: the values are those that are written, without any default
 * @param saved the files as they are on disk: what forms send by a saved name keeps that name
 * @returns undefined where the site has no such part
 */
export function partSubject(
  site: Site,
  files: SiteFiles,
  { address, part }: Pick<PanelQuery, 'address' | 'part'>,
  language: ToolLanguage,
  saved: Pick<SiteFiles, 'json'> = { json: new Map() },
): PanelSubject | undefined {
  const form = formOf(part);
  const source = sourceOf(site, part, language);
  if (!source) return undefined;
  const languages = site.config.value.languages.map(({ code, name }) => ({ code, name }));
  const version = (code: string, name: string, file: string): PanelVersion[] => {
    const value = writtenValue(files, file);
    return value ? [{ language: code, name, file, pointer: '', value: value as Value }] : [];
  };
  const { files: own } = source;
  const versions =
    typeof own === 'string'
      ? version('', '', own)
      : languages.flatMap(({ code, name }) => version(code, name, own.get(code) ?? ''));
  const known = versions.map((each) => each.language);
  const written =
    typeof own === 'string' ? languages : languages.filter(({ code }) => known.includes(code));
  return {
    ...{ address, section: '', part, type: '', typeTitle: '', schema: source.schema, versions },
    languages: written,
    missing: languages.filter((each) => !written.includes(each)).map(({ code }) => code),
    stale: typeof own === 'string' ? staleInFile(site, own) : staleInVersions(site, versions),
    namedTexts: namedTexts(site, versions, language),
    sharedBy: form ? pagesWith(site, 'form', form) : [],
    ...(form && { saved: writtenValue(saved, String(own)) }),
  };
}

type Value = PanelVersion['value'];

/** The form that a part is; an empty text where it is none. */
const formOf = (part: string) => (part.startsWith('form/') ? part.slice('form/'.length) : '');

function sourceOf(site: Site, part: string, language: ToolLanguage): PartSource | undefined {
  const { languages } = site.config.value;
  const filesOf = (sources: ReadonlyMap<string, { file: string }>) =>
    new Map([...sources].map(([code, { file }]) => [code, file]));
  if (part === 'header')
    return {
      schema: shellPanelSchema(['header', 'callBar'], language),
      files: filesOf(site.shells),
    };
  if (part === 'footer')
    return { schema: shellPanelSchema(['footer'], language), files: filesOf(site.shells) };
  if (part === 'messages')
    return { schema: messagesPanelSchema(language), files: filesOf(site.messages) };
  if (part === 'site')
    return { schema: sitePanelSchema(languages, language), files: site.config.file };
  const name = formOf(part);
  const form = site.forms.get(name);
  return (
    form && {
      schema: withReadyItems(formPanelSchema(languages, language), site, name, language),
      files: form.file,
    }
  );
}

/** The stale texts of a file that holds all languages, each at the text and in its language. */
const staleInFile = (site: Site, file: string): PanelSubject['stale'] =>
  staleTexts(site, new Set([file])).map(({ pointer }) => {
    const end = pointer.lastIndexOf('/');
    return { language: pointer.slice(end + 1), pointer: pointer.slice(0, end) };
  });
