import { readFileSync } from 'node:fs';
import type { Response } from 'playwright/test';
import { expect, pagesIn, test } from '../site.ts';

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

test('a page loads the drawings that it shows, in its language, and no other', async ({ page }) => {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (/\/assets\/[\w-]{8}\/[\w-]+\.svg$/.test(response.url())) loaded.push(response);
  });
  for (const [path, word] of [
    ['/telemedicina', 'Retorno'],
    ['/en/telemedicina', 'Follow-up'],
    ['/es/telemedicina', 'Reposo y agua'],
  ] as const) {
    loaded.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    const shown = await page
      .locator('use')
      .evaluateAll((all) => all.map((use) => (use as SVGUseElement).href.baseVal.split('#')[0]!));
    expect(new Set(shown.map((address) => new URL(address, page.url()).href)), path).toEqual(
      new Set(loaded.map((response) => response.url())),
    );
    const files = await Promise.all(loaded.map((response) => response.text()));
    expect(files.join(''), path).toContain(`>${word}</text>`);
    expect(files.join('').length, path).toBeLessThan(200_000);
  }
});

test('every drawing that a page names is in its file', async ({ request }) => {
  test.slow();
  const files = new Map<string, Promise<string>>();
  const textOf = (address: string) => {
    const file = files.get(address) ?? request.get(address).then((answer) => answer.text());
    files.set(address, file);
    return file;
  };
  const missing: string[] = [];
  for (const { path } of pagesIn('pt'))
    for (const [, address = '', id] of (await textOf(path)).matchAll(
      /<use href="([^"#]*)#([\w-]+)"/g,
    ))
      if (!(await textOf(address)).includes(`id="${id}"`))
        missing.push(`${path}: ${address}#${id}`);
  expect(files.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
