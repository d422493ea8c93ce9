import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../model/schemas.ts';

/** A word in the languages that it is written in, beside English, by the word in English. */
export type DrawnWords = Record<string, Record<string, string>>;

/** Where the words of drawings stand, and in which languages. */
export const drawnWordsFile = 'src/ui/art/words.json';

/** The language of the words in the files of the drawings. */
export const languageDrawnIn = 'en';

let wordsCache: DrawnWords | undefined;

const drawnWords = (): DrawnWords => {
  const known: DrawnWords =
    wordsCache ?? JSON.parse(readFileSync(join(projectRoot, drawnWordsFile), 'utf8')).words;
  wordsCache = known;
  return known;
};

/** A word in a drawing: its attributes, the width that it may take, and itself, in English. */
const drawnWord = /<text ([^>]*?) room="([\d.]+)">([^<]+)<\/text>/g;

/**
 * A drawing with its words in a language. Where they are not written in it, bars stand for them:
 * another language than the page's would be a mistake.
 * @param language as in the site's settings, with or without a region
 */
export function withWordsIn(drawing: string, language: string): string {
  const [base = ''] = language.toLowerCase().split('-');
  return drawing.replace(drawnWord, (_, attributes: string, room: string, word: string) => {
    const isSaid = base === languageDrawnIn || !/\p{L}/u.test(word);
    const said = drawnWords()[word]?.[base] ?? (isSaid ? word : undefined);
    return said === undefined
      ? barFor(attributes, Number(room))
      : `<text ${attributes}>${said}</text>`;
  });
}

/** How much of its room a word of usual length takes. */
const usualShare = 0.75;

/** Where a text's place is in it, by its anchor. */
const anchorShares: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

/** A bar as wide as a word usually is and half as high, where its small letters would stand. */
function barFor(attributes: string, room: number): string {
  const attribute = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
  const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(attribute(name))) as Place;
  const width = room * usualShare;
  const left = x - width * (anchorShares[attribute('text-anchor') ?? 'start'] ?? 0);
  const place = `x="${left}" y="${y - size / 2}" width="${width}" height="${size / 2}"`;
  return `<rect ${place} rx="${size / 4}" fill="${attribute('fill')}" opacity=".3"/>`;
}

type Place = [x: number, y: number, size: number];
