import { type Problem, warning } from '../../../model/problem.ts';
import type { Site } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import { type ComparedPart, type Comparison, placedIn } from '../../compare/comparison.ts';
import { classifyTranslations, unrecordedPairs } from '../../compare/translation-record.ts';
import {
  type ResolvedTextPair,
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
  const { name, language, target, record, parts } = translation;
  if (!record) return [];
  const pairs = parts.flatMap((part) =>
    unacceptedPairs(site, translation, part).map(placedIn(part)),
  );
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

type AsAccepted = { line: string; messages: SourceFile[]; pairs: ResolvedTextPair[] };

const comparedWithRecord = new WeakMap<Comparison, AsAccepted>();

/**
 * The texts of a part of a document, by pointers within it, that may not be as they were accepted:
 * found out once for a section that several pages have.
 */
function unacceptedPairs(
  site: Site,
  { record = {}, groupOf, language }: Translation,
  part: ComparedPart,
): ResolvedTextPair[] {
  const { comparison } = part;
  const line = record[groupOf(comparison.texts[0]?.path ?? '')];
  // What stands around the sections belongs to several parts of a record.
  if (line === undefined || part.pointer === '') return textsOfPart(site, part, language);
  const messages = [...site.messages.values()];
  const known = comparedWithRecord.get(comparison);
  if (known?.line === line && known.messages.every((file, index) => file === messages[index]))
    return known.pairs;
  const pairs = unrecordedPairs(line, textsOfPart(site, part, language));
  comparedWithRecord.set(comparison, { line, messages, pairs });
  return pairs;
}
