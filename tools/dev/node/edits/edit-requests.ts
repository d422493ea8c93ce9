import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { type CommitAnswer, type CommitRequest, commitTexts } from '../../protocol/commit.ts';
import type { EditAnswer, FormEdit, SectionEdit, ValueEdit } from '../../protocol/edits.ts';
import type { PageEdit } from '../../protocol/new-page.ts';
import { isOwnRequest } from '../dev-origin.ts';
import type { EditedSite } from './edited-site.ts';

/** What is sent to the addresses below `/__edit/`. */
type EditBody = SectionEdit &
  PageEdit &
  FormEdit &
  CommitRequest & { edits: ValueEdit[]; change: string };

const actions = new Map<string, (site: EditedSite, body: EditBody) => Promise<EditAnswer>>([
  ['values', (site, { edits }) => site.change({ values: edits })],
  ['section', (site, body) => site.change({ section: body })],
  ['page', (site, body) => site.change({ page: body })],
  ['form', (site, { name, from }) => site.change({ form: { name, from } })],
  ['undo', (site, { change }) => site.undo(change)],
  ['keep-mine', (site, { change }) => site.keepMine(change)],
  ['save', (site, { commit, message, branch }) => site.save({ commit, message, branch })],
  ['discard', (site) => site.discard()],
]);

/**
 * Answers what is asked of the addresses below `/__edit/`: `GET changes`, `GET commit`, and, only
 * from a page of this server, `POST` of a JSON body to the others.
 */
export async function answerEdit(
  site: EditedSite,
  path: string,
  request: IncomingMessage,
  language: ToolLanguage,
): Promise<{ status: number; content: string; type: string }> {
  const asJson = (status: number, value: unknown) => ({
    status,
    content: JSON.stringify(value),
    type: 'application/json',
  });
  const refuse = (status: number, message: string) =>
    asJson(status, { outcome: 'refused', message });
  const name = path.replace('/__edit/', '');
  if (name === 'changes') return asJson(200, await site.changes());
  if (name === 'commit') {
    const answer: CommitAnswer = { offer: await site.offerCommit(), texts: commitTexts(language) };
    return asJson(200, answer);
  }
  const act = actions.get(name);
  if (!act || request.method !== 'POST') return refuse(404, path);
  if (!isOwnRequest(request)) return refuse(403, createTranslator(language)('edit.foreign'));
  const body = (await json(request).catch(() => undefined)) as EditBody | null | undefined;
  if (
    typeof body !== 'object' ||
    body === null ||
    (name === 'values' && !Array.isArray(body.edits))
  )
    return refuse(400, path);
  // Also where a value is refused: the browser's console calls any other status an error.
  return asJson(200, await act(site, body));
}
