import { withValue } from '../editing/json-text.ts';
import { textIn, type Plan } from '../editing/plan.ts';
import type { Site } from '../model/site.ts';
import { isWhole, recordOf } from './record.ts';
import {
  shownTexts,
  type ShownPair,
  type Translation,
  type TranslationRecord,
} from '../pipeline/compare/translations.ts';

/**
 * Plans to note translations as current, as they stand. Files that say so already are left alone.
 */
export function planAcceptance(
  site: Site,
  translations: Translation[],
): { plan: Plan; texts: number } {
  const plan: Plan = new Map();
  let texts = 0;
  for (const translation of translations) {
    const pairs = shownTexts(site, translation).filter(isWhole);
    if (planRecord(site, plan, translation, pairs)) texts += pairs.length;
  }
  return { plan, texts };
}

/**
 * Plans a translation's record of those texts that are accepted. @returns whether it is another one
 * than before
 */
export function planRecord(
  { files }: Site,
  plan: Plan,
  translation: Translation,
  accepted: ShownPair[],
): boolean {
  const { own, record: former } = translation;
  const record = recordOf(translation, accepted);
  if (same(record, former)) return false;
  const text = textIn(plan, files, own.file);
  const kept = translation.holdsAll
    ? (JSON.parse(text) as { translatedFrom?: TranslationRecord }).translatedFrom
    : {};
  plan.set(own.file, withValue(text, '/translatedFrom', { ...kept, ...record }));
  return true;
}

const same = (record: TranslationRecord, former: TranslationRecord = {}): boolean =>
  JSON.stringify(Object.entries(record)) === JSON.stringify(Object.entries(former));
