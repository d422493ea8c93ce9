import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import { valueAtPointer } from '../../model/json-pointer.ts';
import { placeholderMark } from '../../model/placeholder-mark.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site, SiteFiles } from '../../model/site.ts';
import { copiedTexts } from '../../pipeline/checks/example-texts/check.ts';
import { check as findAvoidedWords } from '../../pipeline/checks/words/check.ts';
import { describeProblem } from '../../report/describe-problem.ts';
import type { FieldNotice, PanelSubject, PanelVersion } from '../protocol/panel.ts';
import { parseJson } from './parse-json.ts';

/** What fields say in their own way: a text that waits, is behind, or is still the example's. */
const saidOtherwise = ['text/unwritten', 'language/stale', 'text/example'];

/**
 * What is to be said of the texts of what is edited, each at its field: what the check has against
 * it, and, while a section is being written, that it is still the example's.
 * @param problems those of the site as it is edited
 */
export function fieldNotices(
  site: Site,
  { type, versions }: Pick<PanelSubject, 'type' | 'versions'>,
  problems: readonly Problem[],
  files: SiteFiles,
  language: ToolLanguage,
): FieldNotice[] {
  // The check tells of words once a page has no errors; who writes it is told at once.
  const others = problems.filter(({ code }) => code !== 'text/avoided-word');
  const told = [...others, ...findAvoidedWords(site)].flatMap((problem) =>
    saidOtherwise.includes(problem.code) ? [] : noticeOf(problem, versions, files, language),
  );
  const isWritten =
    !versions.some(({ value }) => JSON.stringify(value).includes(`"${placeholderMark}`)) &&
    !problems.some(({ code, ...place }) => code === 'text/example' && versionOf(place, versions));
  if (type === '' || isWritten) return told;
  const message = createTranslator(language)('panel.exampleText');
  const copied = versions.flatMap((version) =>
    copiedTexts({ id: '', ...version.value, type }).map(({ pointer, text }) => ({
      ...{ language: version.language, pointer, text, message },
    })),
  );
  return [...told, ...copied];
}

/** A problem of a text, at its place in its version; none where it is of something else. */
function noticeOf(
  problem: Problem,
  versions: PanelVersion[],
  { json }: SiteFiles,
  language: ToolLanguage,
): FieldNotice[] {
  const version = versionOf(problem, versions);
  if (!version) return [];
  const pointer = problem.pointer.slice(version.pointer.length);
  const text = valueAtPointer(version.value, pointer);
  if (typeof text !== 'string') return [];
  const { message, hint } = describeProblem(problem, language);
  const replacement = meantText(problem, new TextDecoder().decode(json.get(problem.file)), text);
  return [
    {
      ...{ language: version.language, pointer, text },
      message: [message, hint].filter(Boolean).join(' '),
      ...(replacement !== undefined && { replacement }),
    },
  ];
}

const versionOf = (
  { file, pointer }: Pick<Problem, 'file' | 'pointer'>,
  versions: PanelVersion[],
): PanelVersion | undefined =>
  versions.find((each) => file === each.file && pointer.startsWith(`${each.pointer}/`));

/** The text that an edit puts in the place of a whole one; undefined of all other edits. */
function meantText({ edit }: Problem, written: string, text: string): string | undefined {
  if (!edit) return undefined;
  const former = written.slice(edit.offset, edit.offset + edit.length);
  const [before, after] = [former, edit.content].map(parseJson);
  return before === text && typeof after === 'string' ? after : undefined;
}
