import { parentPointer } from '../../model/json-pointer.ts';
import {
  type Problem,
  type ProblemCode,
  type SourceLocation,
  warning,
} from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { type ComparedPart, type Comparison, placedIn } from './comparison.ts';
import { figuresIn } from './figures.ts';
import { textsOfPart } from './resolved-texts.ts';
import type {
  ExceptionKind,
  ResolvedTextPair,
  Translation,
  TranslationMetadata,
} from './translation.ts';
import { isLanguageNeutral, languageNeutralNames } from './vocabulary.ts';

/** What is not the same in a translation, and may be so on purpose. */
export type TranslationFinding = {
  kind: ExceptionKind;
  path: string;
  pointer: string;
  expected: string;
  found: string;
};

/** The code of each kind. */
const findingCodes = {
  identicalText: 'language/identical-text',
  otherFigures: 'language/other-figures',
  otherLink: 'language/other-link',
  otherPicture: 'language/other-picture',
  otherSetting: 'language/other-setting',
  otherOrder: 'language/other-order',
  missingPart: 'language/missing-part',
  extraPart: 'language/extra-part',
} as const satisfies Record<ExceptionKind, ProblemCode>;

type PartFindings = { texts: TranslationFinding[]; differences: TranslationFinding[] };

const findingsCache = new WeakMap<Comparison, { from: SourceFile[]; findings: PartFindings }>();

/**
 * All that differs in a translation, on purpose or not, but for texts that say the same in any
 * language. Found once as long as settings and messages do not change either, and once for a
 * section that several pages have.
 */
export function translationFindings(
  site: Site,
  { parts, language }: Pick<Translation, 'parts' | 'language'>,
): TranslationFinding[] {
  const inParts = parts.map((part) => ({ part, found: findingsOfPart(site, part, language) }));
  return [
    ...inParts.flatMap(({ part, found }) => found.texts.map(placedIn(part))),
    ...inParts.flatMap(({ part, found }) => found.differences.map(placedIn(part))),
  ];
}

function findingsOfPart(site: Site, part: ComparedPart, language: string): PartFindings {
  const { comparison } = part;
  const inputs = [site.config, ...site.messages.values()];
  const cached = findingsCache.get(comparison);
  if (cached?.from.every((source, index) => source === inputs[index])) return cached.findings;
  const names = languageNeutralNames(site);
  const texts = textsOfPart(site, part, language).flatMap((pair) => textFindings(pair, names));
  const findings = { texts, differences: comparison.differences };
  findingsCache.set(comparison, { from: inputs, findings });
  return findings;
}

function textFindings(
  { path, pointer, source, text, isFromMessages }: ResolvedTextPair,
  names: string[],
): TranslationFinding[] {
  // Of two texts without a figure, as most are, there is nothing to tell.
  if (source !== text && source && text && !/\d/.test(source) && !/\d/.test(text)) return [];
  const finding = (
    kind: ExceptionKind,
    expected = source ?? '',
    found = text ?? '',
  ): TranslationFinding => ({
    kind,
    path,
    pointer,
    expected,
    found,
  });
  if (source === undefined || text === undefined)
    return [finding(text === undefined ? 'missingPart' : 'extraPart')];
  if (source === text)
    return isFromMessages || isLanguageNeutral(text, names) ? [] : [finding('identicalText')];
  const [expected, found] = [figuresIn(source).join(' '), figuresIn(text).join(' ')];
  return expected === found ? [] : [finding('otherFigures', expected, found)];
}

/**
 * Whether a translation's file declares that something differs on purpose, at its own path or at
 * that of a part around it.
 */
export const isExcepted = (
  { languageExceptions: exceptions }: TranslationMetadata,
  { kind, path }: Pick<TranslationFinding, 'kind' | 'path'>,
): boolean => Object.keys(exceptions?.[kind] ?? {}).some((covered) => covers(covered, path));

/** `hero` covers `hero/heading`. */
export const covers = (covered: string, path: string): boolean =>
  path === covered || path.startsWith(`${covered}/`);

/** A finding as a problem: a warning, since a page with it can still be read. */
export const findingToProblem = (
  { target: own }: Translation,
  { kind, path, pointer, expected, found }: TranslationFinding,
): Problem =>
  warning(findingCodes[kind], closestExistingLocation(own, pointer), {
    path,
    expected,
    found,
    kind,
  });

/** Where a pointer stands in a file, or else what would hold it. */
export function closestExistingLocation(source: SourceFile, pointer: string): SourceLocation {
  let current = pointer;
  while (current !== '' && !source.has(current)) current = parentPointer(current);
  return source.at(current);
}
