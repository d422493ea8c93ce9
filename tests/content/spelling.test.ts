import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDictionary } from 'cspell-lib';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';
import type { Site } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { inTexts } from '../../tools/pipeline/checks/site-texts.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { drawnWordsFile } from '../../tools/pipeline/resolve/drawn-words.ts';

/** Every word that people read on the shipped site is in a dictionary, or in its own list. */

const readJson = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));

const ownWordsFile = 'tests/content/spelling.json';
const ownWords: Record<string, string[]> = readJson(ownWordsFile);

/** The words in drawings, each with its language. */
const drawnTexts = Object.entries<Record<string, string>>(readJson(drawnWordsFile).words).flatMap(
  ([en, others]) => Object.entries({ en, ...others }),
);

const dictionaryFiles: Record<string, [name: string, file: string]> = {
  pt: ['@cspell/dict-pt-br', 'pt_BR.trie.gz'],
  en: ['@cspell/dict-en_us', 'en_US.trie.gz'],
  es: ['@cspell/dict-es-es', 'Spanish.trie.gz'],
};

type Dictionary = { has: (word: string) => boolean };

/** A language's dictionary, with the accents and capitals that it has. */
async function readDictionary(language: string): Promise<Dictionary> {
  const [name = '', file = ''] = dictionaryFiles[language] ?? [];
  const folder = dirname(createRequire(import.meta.url).resolve(name));
  const path = join(folder, file);
  const dictionary = await getDictionary({
    dictionaryDefinitions: [{ name, path }],
    dictionaries: [name],
    caseSensitive: true,
  });
  const own = new Set([...(ownWords.all ?? []), ...(ownWords[language] ?? [])]);
  const hasExactly = (word: string) => own.has(word) || dictionary.has(word, { ignoreCase: false });
  return { has: (word) => hasExactly(word) || (isTitleCase(word) && hasExactly(lower(word))) };
}

const lower = (word: string) => word.toLowerCase();
const isTitleCase = (word: string) => lower(word.slice(1)) === word.slice(1);

/** The words of a text, without the names in braces, addresses and the forms of ICU messages. */
const wordsIn = (text: string) =>
  Array.from(
    text
      .replace(
        /\{\w+(?:, *plural,)?|\b(?:one|other) \{|\S+@\S+|\b\w+:\/\/\S+|\]\(\/[^)]*\)/g,
        (name) => ' '.repeat(name.length),
      )
      .matchAll(/[\p{L}\p{M}]+(?:[’'][\p{L}\p{M}]+)*/gu),
    ({ 0: word, index }) => ({ word: word.replace(/[’']s$/, '').replaceAll('’', "'"), index }),
  ).filter(({ word }) => word.length > 2);

/** What no language spells: the name of an arrival, a text of the translations. */
const isName = (text: string) => text.startsWith('@') || /^[a-z]+[A-Z]\w*$/.test(text);

const dictionaries = new Map<string, Dictionary>();
let site: Site;
beforeAll(async () => {
  const checked = await checkSite(await load(projectRoot));
  if (!checked.site) throw new Error('The shipped site cannot be read.');
  site = checked.site;
  for (const { code } of site.config.value.languages)
    dictionaries.set(code, await readDictionary(code));
});

test('every word is spelt as a dictionary has it, or stands in the own list of the site', () => {
  let count = 0;
  const unknown = inTexts((placed, language, source) => {
    const dictionary = dictionaries.get(language ?? '');
    if (!dictionary || isName(placed.text)) return [];
    const words = wordsIn(placed.text);
    count += words.length;
    return words
      .filter(({ word }) => !dictionary.has(word))
      .map(({ word, index }) => {
        const { line, column } = source.atCharacter(placed.pointer, index);
        const place = `${source.file}:${line}:${column}`;
        return `${place} "${word}" (${language}): mend it, or add it to ${ownWordsFile}`;
      });
  })(site).flatMap(({ found }) => found);
  expect(count).toBeGreaterThan(20_000);
  expect(unknown).toEqual([]);
});

test('the words in drawings are spelt right, too', () => {
  expect(drawnTexts.length).toBeGreaterThan(300);
  const unknown = drawnTexts.flatMap(([language, text]) =>
    wordsIn(text).flatMap(({ word }) => (dictionaries.get(language)?.has(word) ? [] : [word])),
  );
  expect(unknown).toEqual([]);
});

test('the own list has no word that nobody writes', () => {
  const ofFiles = inTexts(({ text }) => wordsIn(text).map(({ word }) => lower(word)))(site);
  const drawn = drawnTexts.flatMap(([, text]) => wordsIn(text).map(({ word }) => lower(word)));
  const written = new Set([...ofFiles.flatMap(({ found }) => found), ...drawn]);
  const idle = Object.values(ownWords)
    .flat()
    .filter((word) => !written.has(lower(word)));
  expect(idle).toEqual([]);
});

test.each([
  ['pt', ['clínica', 'Clínica', 'às', 'sinistralidade'], ['clinica médca', 'enpresa', 'nao']],
  ['en', ['isn’t', 'color', 'Personalized', 'well-being'], ['recieve', 'colour', 'Persnal']],
  ['es', ['niños', 'Dónde', 'evalúa'], ['telefóno', 'compania', 'asegurádo']],
])('in %s, %j are words and each of %j has one that is none', (language, right, wrong) => {
  const dictionary = dictionaries.get(language);
  const unknown = (text: string) => wordsIn(text).filter(({ word }) => !dictionary?.has(word));
  expect(right.filter((text) => unknown(text).length > 0)).toEqual([]);
  expect(wrong.filter((text) => unknown(text).length === 0)).toEqual([]);
});
