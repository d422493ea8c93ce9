import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';
import { drawingSheet } from '../../tools/pipeline/resolve/drawing-sheet.ts';
import { withWordsIn } from '../../tools/pipeline/resolve/drawn-words.ts';

const read = (name: string) => readFileSync(join(projectRoot, 'src/ui/art', name), 'utf8');
const drawn = read('drawings.svg') + read('page-drawings.svg');
const known = JSON.parse(read('words.json'));
const words: Record<string, Record<string, string>> = known.words;
const hasLetters = (text: string) => /\p{L}/u.test(text);
const sheetIn = (language: string) => drawingSheet({ references: [] }, [], [], language);
const saidIn = (sheet: string) =>
  [...sheet.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);

test('the words of drawings are as their schema has them', () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(read('words.schema.json')));
  expect(validate(known), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ words: { Sleep: { pt: 'Sono' } } })).toBe(false);
  expect(validate({ words: { Sleep: { pt: 'Sono', es: '<b>Sueño</b>' } } })).toBe(false);
});

test('each word of a drawing is written in all languages, and none for nothing', () => {
  const said = [...new Set(saidIn(drawn))];
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((word) => hasLetters(word) && !words[word])).toEqual([]);
  expect(Object.keys(words).filter((word) => !said.includes(word))).toEqual([]);
});

test('a page has the words in its language, whatever the region', () => {
  const isSaid = (language: string) => new Set(saidIn(sheetIn(language)));
  expect(isSaid('pt').has('Teleconsulta')).toBe(true);
  expect(isSaid('pt-BR')).toEqual(isSaid('pt'));
  expect(isSaid('es').has('Presión arterial')).toBe(true);
  expect(isSaid('en').has('Blood pressure')).toBe(true);
  for (const language of ['pt', 'es', 'fr']) expect(isSaid(language).has('Sleep')).toBe(false);
  expect(sheetIn('pt')).not.toContain(' room=');
});

test('in a language that no word is written in, bars stand for words and figures stay', () => {
  const other = sheetIn('fr');
  expect(saidIn(other).filter(hasLetters)).toEqual([]);
  expect(saidIn(other)).toContain('12:30');
  const bars = (sheet: string) => sheet.match(/<rect /g)!.length;
  expect(bars(other) - bars(sheetIn('en'))).toBe(saidIn(drawn).filter(hasLetters).length);
});

test('a figure has the signs of the language, where they are written', () => {
  const figures = (language: string) =>
    saidIn(sheetIn(language)).filter((said) => /^8.940$/.test(said));
  expect(figures('pt')).toEqual(['8.940']);
  expect(figures('es')).toEqual(['8.940']);
  expect(figures('en')).toEqual(['8,940']);
});

test('a bar stands where its word would', () => {
  const word = (anchor: string) =>
    `<text x="50" y="20" fill="red" font-size="12"${anchor} room="40">Sleep</text>`;
  const bar = (left: number) =>
    `<rect x="${left}" y="14" width="30" height="6" rx="3" fill="red" opacity=".3"/>`;
  expect(withWordsIn(word(''), 'fr')).toBe(bar(50));
  expect(withWordsIn(word(' text-anchor="middle"'), 'fr')).toBe(bar(35));
  expect(withWordsIn(word(' text-anchor="end"'), 'fr')).toBe(bar(20));
});
