import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toolLanguages } from '../../tools/messages/language.ts';
import { problemCodes, problemText } from '../../tools/model/problem-texts.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import en from '../../tools/report/texts/en.json' with { type: 'json' };
import es from '../../tools/report/texts/es.json' with { type: 'json' };
import pt from '../../tools/report/texts/pt.json' with { type: 'json' };

/** Everything that reports say, by language: what each code says, and the report's own words. */
const [inPt, inEn, inEs] = toolLanguages.map((language) =>
  Object.fromEntries(problemCodes().map((code) => [code, problemText(code, language)])),
) as [ProblemTexts, ProblemTexts, ProblemTexts];
type ProblemTexts = Record<string, ReturnType<typeof problemText>>;

/** Where problems are found. */
const sources = ['tools/pipeline', 'tools/translation', 'tools/graph'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(projectRoot, folder, file), 'utf8')),
);

const flat = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [[`${path}${key}`, inner] as [string, string]]
      : flat(inner, `${path}${key} › `),
  );
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
const shape = (texts: object) =>
  Object.fromEntries(flat(texts).map(([key, text]) => [key, placeholders(text)]));

it('every text has a code that is found somewhere', () => {
  const literals = new Set(
    sources.flatMap((source) => source.match(/(?<=['`])[a-z]+\/[a-z-]+(?=['`]|-?\$\{)/g) ?? []),
  );
  const isFound = (code: string) =>
    [...literals].some(
      (literal) => literal === code || (literal.endsWith('-') && code.startsWith(literal)),
    );
  expect(problemCodes().filter((code) => !isFound(code))).toEqual([]);
});

it('every code is an area and a name in kebab case', () => {
  expect(problemCodes().filter((code) => !/^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
});

it('the languages have the same texts with the same placeholders; only Portuguese quotes the schemas, which speak Portuguese', () => {
  const { about, ...others } = pt;
  expect(about).toContain('{description}');
  expect(shape(en)).toEqual(shape(others));
  expect(shape(es)).toEqual(shape(others));
  expect(shape(inEn)).toEqual(shape(inPt));
  expect(shape(inEs)).toEqual(shape(inPt));
});

it('no two languages share a message, and none is empty', () => {
  const [ofPt, ofEn, ofEs] = [inPt, inEn, inEs].map((texts) => flat(texts).map(([, text]) => text));
  expect(
    ofPt!.filter(
      (text, index) => text.trim() === '' || text === ofEn![index] || text === ofEs![index],
    ),
  ).toEqual([]);
  expect(ofEn!.filter((text, index) => text.trim() === '' || text === ofEs![index])).toEqual([]);
});

it('no text speaks as a programmer', () => {
  const jargon =
    /\b(array|string|boolean|integer|pointer|schema|parse|token|regex|objeto|object)\b/i;
  expect(
    [inPt, inEn, inEs, pt.words, en.words, es.words]
      .flatMap((texts) => flat(texts))
      .filter(([, text]) => jargon.test(text)),
  ).toEqual([]);
});

it('every pattern of the schemas has words, and all words a pattern', () => {
  const folder = join(projectRoot, 'schemas');
  const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('editor'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const patternsIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
        )
      : [];
  expect([...new Set(schemas.flatMap(patternsIn))].sort()).toEqual(Object.keys(pt.forms).sort());
});
