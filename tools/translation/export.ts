import { toCsv } from '../model/csv.ts';
import type { Site } from '../model/site.ts';
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
    resolvedTexts(site, translation).flatMap((pair) =>
      pair.source && !pair.isFromMessages
        ? [
            {
              position: `${translation.target.file}#${pair.path}`,
              pair: { ...pair, source: pair.source },
              translation,
            },
          ]
        : [],
    ),
  );

/** One language as a sheet: position, source, text and maximum length. */
export const sheetToCsv = (texts: SheetText[], header: string[]): string =>
  toCsv([
    header,
    ...texts.map(({ position, pair: { source, text = '', limit } }) => [
      position,
      source,
      text,
      limit ? String(limit) : '',
    ]),
  ]);
