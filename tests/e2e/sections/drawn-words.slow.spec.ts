import { readFileSync } from 'node:fs';
import { expect, test } from '../site.ts';

/** The words in drawings, which are in the font and the language of their page. */

const read = (name: string) =>
  readFileSync(new URL(`../../../src/ui/art/${name}`, import.meta.url), 'utf8');
const { words } = JSON.parse(read('words.json')) as {
  words: Record<string, Record<string, string>>;
};
const attribute = (text: string, name: string) =>
  Number(new RegExp(` ${name}="([\\d.]+)"`).exec(text)?.[1]);
const drawn = [
  ...(read('drawings.svg') + read('page-drawings.svg')).matchAll(/<text([^>]*)>([^<]+)<\/text>/g),
].map(([, attributes = '', word = '']) => ({
  word,
  room: attribute(attributes, 'room'),
  font: `${attribute(attributes, 'font-weight')} ${attribute(attributes, 'font-size')}px`,
}));

for (const language of ['pt', 'en', 'es'])
  test(`each word has room where it stands, in ${language}`, async ({ page }) => {
    await page.goto('/');
    const texts = drawn.map(({ word, ...place }) => ({
      ...place,
      text: words[word]?.[language] ?? word,
    }));
    const tooWide = await page.evaluate(async (all) => {
      await document.fonts.load('600 16px "Figtree Variable"');
      const context = document.createElement('canvas').getContext('2d')!;
      return all.flatMap(({ text, room, font }) => {
        context.font = `${font} "Figtree Variable"`;
        const { width } = context.measureText(text);
        return width <= room ? [] : [`${text} (${font}): ${Math.ceil(width)} of ${room}`];
      });
    }, texts);
    expect(texts.length).toBeGreaterThan(150);
    expect(tooWide).toEqual([]);
  });
