import { type Problem, warning } from '../../../model/problem.ts';
import type { Site } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { ComparedPart, Comparison } from '../../compare/comparison.ts';
import { classifyTranslations, isRecorded } from '../../compare/translation-record.ts';
import {
  resolvedTexts,
  type Translation,
  textsOfPart,
  translationsOf,
} from '../../compare/translations.ts';
import type { Check } from '../check.ts';

/**
 * No translation is as it was while its original has changed: one warning a document and language,
 * at the first such text. What was never accepted is not known to be stale.
 */
export const check: Check = (site) =>
  translationsOf(site).flatMap((translation) => staleTranslation(site, translation));

function staleTranslation(site: Site, translation: Translation): Problem[] {
  const { name, language, target, record } = translation;
  if (!record) return [];
  const parts = translation.parts.filter((part) => !isAccepted(site, translation, part));
  const pairs = resolvedTexts(site, { parts, language });
  const statusOf = classifyTranslations(record, pairs);
  const stale = pairs.filter((pair) => statusOf(pair) === 'outdated');
  const [first] = stale;
  if (!first) return [];
  return [
    warning('language/stale', target.at(first.pointer), {
      path: name,
      language,
      count: String(stale.length),
      source: first.source ?? '',
    }),
  ];
}

const acceptedLines = new WeakMap<Comparison, { line: string; from: SourceFile[] }>();

/**
 * Whether a section is surely as it was accepted: found out once for those that several pages have.
 */
function isAccepted(
  site: Site,
  { record = {}, groupOf, language }: Translation,
  part: ComparedPart,
): boolean {
  const { comparison } = part;
  const line = record[groupOf(comparison.texts[0]?.path ?? '')];
  if (line === undefined || part.pointer === '') return false;
  const messages = [...site.messages.values()];
  const known = acceptedLines.get(comparison);
  if (known?.line === line && known.from.every((file, index) => file === messages[index]))
    return true;
  const isAsRecorded = isRecorded(line, textsOfPart(site, part, language));
  if (isAsRecorded) acceptedLines.set(comparison, { line, from: messages });
  return isAsRecorded;
}
