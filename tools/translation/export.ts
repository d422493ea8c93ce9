import { toCsv } from '../model/csv.ts';
import type { Site } from '../model/site.ts';
import { classifyTranslations } from '../pipeline/compare/translation-record.ts';
import {
  type ResolvedTextPair,
  resolvedTexts,
  type Translation,
} from '../pipeline/compare/translations.ts';

/**
 * A text that a translator can change, and its place: the file and the path in it, which stays the
 * same when sections move.
 */
export type SheetText = {
  position: string;
  pair: ResolvedTextPair & { source: string };
  translation: Translation;
};

/** Every text of a translation that its own files hold or lack; texts from messages are theirs. */
export const sheetTexts = (site: Site, translations: Translation[]): SheetText[] =>
  translations.flatMap((translation) =>
    textsInSheet(resolvedTexts(site, translation), translation),
  );

/** Those that wait for a translator: there is no translation, or its original has changed since. */
export const waitingTexts = (site: Site, translations: Translation[]): SheetText[] =>
  translations.flatMap((translation) => {
    const pairs = resolvedTexts(site, translation);
    const statusOf = classifyTranslations(translation.record ?? {}, pairs);
    const waiting = pairs.filter((pair) => !pair.text || statusOf(pair) === 'outdated');
    return textsInSheet(waiting, translation);
  });

const textsInSheet = (pairs: ResolvedTextPair[], translation: Translation): SheetText[] =>
  pairs.flatMap((pair) =>
    pair.source && !pair.isFromMessages
      ? [
          {
            position: `${translation.target.file}#${pair.path}`,
            pair: { ...pair, source: pair.source },
            translation,
          },
        ]
      : [],
  );

/**
 * One language as a sheet: position, source, text, maximum length, and the text once more, by which
 * the import knows what the translator changed.
 */
export const sheetToCsv = (texts: SheetText[], header: string[]): string =>
  toCsv([
    header,
    ...texts.map(({ position, pair: { source, text = '', limit } }) => [
      position,
      source,
      text,
      limit ? String(limit) : '',
      text,
    ]),
  ]);
