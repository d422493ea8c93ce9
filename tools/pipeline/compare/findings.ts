import { warning, type Place, type Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import type { Comparison } from './compare.ts';
import { figures } from './figures.ts';
import {
  shownTexts,
  type ExceptionKind,
  type ShownPair,
  type Translated,
  type Translation,
} from './translations.ts';
import { isNeutral, namesOf } from './vocabulary.ts';

/** What is not the same in a translation, and may be so on purpose. */
export type Finding = {
  kind: ExceptionKind;
  path: string;
  pointer: string;
  expected: string;
  found: string;
};

/** The code of each kind. */
export const codes: Record<ExceptionKind, string> = {
  identicalText: 'language/identical-text',
  otherFigures: 'language/other-figures',
  otherLink: 'language/other-link',
  otherPicture: 'language/other-picture',
  otherSetting: 'language/other-setting',
  otherOrder: 'language/other-order',
  missingPart: 'language/missing-part',
  extraPart: 'language/extra-part',
};

const remembered = new WeakMap<Comparison, { from: Source[]; findings: Finding[] }>();

/**
 * All that differs in a translation, on purpose or not; identical texts that say the same in any
 * language aside. Looked for once while no file that has a say in it changes.
 */
export function findingsOf(site: Site, translation: Translation): Finding[] {
  const { comparison } = translation;
  const from = [site.config, ...site.messages.values()];
  const known = remembered.get(comparison);
  if (known?.from.every((source, index) => source === from[index])) return known.findings;
  const names = namesOf(site);
  const findings = [
    ...shownTexts(site, translation).flatMap((pair) => inText(pair, names)),
    ...comparison.differences,
  ];
  remembered.set(comparison, { from, findings });
  return findings;
}

function inText({ path, pointer, source, text, borrowed }: ShownPair, names: string[]): Finding[] {
  const finding = (kind: ExceptionKind, expected = source ?? '', found = text ?? ''): Finding => ({
    kind,
    path,
    pointer,
    expected,
    found,
  });
  if (source === undefined || text === undefined)
    return [finding(text === undefined ? 'missingPart' : 'extraPart')];
  const [expected, found] = [figures(source).join(' '), figures(text).join(' ')];
  const identical = source === text && !borrowed && !isNeutral(text, names);
  return [
    ...(identical ? [finding('identicalText')] : []),
    ...(expected === found ? [] : [finding('otherFigures', expected, found)]),
  ];
}

/**
 * Whether a translation's file declares that something differs on purpose, for a path or for what
 * holds it.
 */
export const isExcepted = (
  { languageExceptions: exceptions }: Translated,
  { kind, path }: Pick<Finding, 'kind' | 'path'>,
): boolean => Object.keys(exceptions?.[kind] ?? {}).some((covered) => covers(covered, path));

/** `hero` covers `hero/heading`. */
export const covers = (covered: string, path: string): boolean =>
  path === covered || path.startsWith(`${covered}/`);

/** A finding as a problem: a warning, since a page with it can still be read. */
export const problemOf = (
  { own }: Translation,
  { kind, path, pointer, expected, found }: Finding,
): Problem => warning(codes[kind], nearestPlace(own, pointer), { path, expected, found, kind });

/** Where a pointer stands in a file, or else what would hold it. */
export function nearestPlace(source: Source, pointer: string): Place {
  let there = pointer;
  while (there !== '' && !source.has(there)) there = there.slice(0, there.lastIndexOf('/'));
  return source.at(there);
}
