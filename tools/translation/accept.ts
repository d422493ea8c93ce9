import { withValue } from '../editing/json-text.ts';
import { type Plan, plannedText } from '../editing/plan.ts';
import type { Site } from '../model/site.ts';
import { createRecord, isTranslated } from '../pipeline/compare/translation-record.ts';
import {
  type ResolvedTextPair,
  resolvedTexts,
  type Translation,
  type TranslationMetadata,
  type TranslationRecord,
} from '../pipeline/compare/translations.ts';

/**
 * Plans to record translations as current, as they stand. Files that say so already stay as they
 * are.
 * @returns the plan, and how many texts the changed records hold
 */
export function planAcceptance(
  site: Site,
  translations: Translation[],
): { plan: Plan; texts: number } {
  const plan: Plan = new Map();
  let texts = 0;
  for (const translation of translations) {
    const pairs = resolvedTexts(site, translation).filter(isTranslated);
    if (planRecord(site, plan, translation, pairs)) texts += pairs.length;
  }
  return { plan, texts };
}

/**
 * Plans a translation's record of those texts that are accepted.
 * @param outdated those that stay marked as translations of what their originals said before
 * @returns whether it differs from the one before
 */
export function planRecord(
  { files }: Site,
  plan: Plan,
  translation: Translation,
  accepted: ResolvedTextPair[],
  outdated: ResolvedTextPair[] = [],
): boolean {
  const { target: own, record: former } = translation;
  const record = createRecord(translation, accepted, outdated);
  if (isSameRecord(record, former)) return false;
  const text = plannedText(plan, files, own.file);
  const written: TranslationMetadata = JSON.parse(text);
  const kept = translation.isMultilingual ? written.translatedFrom : {};
  plan.set(own.file, withValue(text, '/translatedFrom', { ...kept, ...record }));
  return true;
}

const isSameRecord = (record: TranslationRecord, former: TranslationRecord = {}): boolean =>
  JSON.stringify(Object.entries(record)) === JSON.stringify(Object.entries(former));
