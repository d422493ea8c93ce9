import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checks } from '../../tools/pipeline/checks/index.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import en from '../../tools/report/texts/en.json' with { type: 'json' };
import es from '../../tools/report/texts/es.json' with { type: 'json' };
import pt from '../../tools/report/texts/pt.json' with { type: 'json' };

/** Where problems are found. */
const folders = ['tools/pipeline', 'tools/translation', 'tools/graph', 'tools/model'].map(
  (folder) => join(projectRoot, folder),
);
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

/**
 * Areas of codes, so that a code is found however it reaches `error(…)`: `condition ?
 * 'schema/empty' : 'schema/too-short'`.
 */
const areas = 'json|schema|site|language|graph|page|link|menu|form|picture|media|message|html';
const inSources = sources.flatMap((source) =>
  [...source.matchAll(new RegExp(`'((?:${areas})/[a-z-]+)'`, 'g'))].map(([, code]) => code!),
);
const literal = sources.flatMap((source) =>
  [...source.matchAll(/\b(?:error|refuse|tell)\(\s*'([^']+)'/g)].map(([, code]) => code!),
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

it('every code of the pipeline has texts, and every text a code', () => {
  const codes = new Set([...inSources, ...literal, ...checks.flatMap((check) => check.codes)]);
  expect(Object.keys(pt.problems).sort()).toEqual([...codes].sort());
});

it('every code is an area and a name in kebab case', () => {
  expect(literal.filter((code) => !new RegExp(`^(${areas})/[a-z]+(-[a-z]+)*$`).test(code))).toEqual(
    [],
  );
});

it('the languages have the same texts with the same placeholders; only Portuguese quotes the schemas, which speak Portuguese', () => {
  const { about, ...others } = pt;
  expect(about).toContain('{description}');
  expect(shape(en)).toEqual(shape(others));
  expect(shape(es)).toEqual(shape(others));
});

it('no two languages share a message, and none is empty', () => {
  const [inPt, inEn, inEs] = [pt, en, es].map((texts) =>
    flat(texts.problems).map(([, text]) => text),
  );
  expect(
    inPt!.filter(
      (text, index) => text.trim() === '' || text === inEn![index] || text === inEs![index],
    ),
  ).toEqual([]);
  expect(inEn!.filter((text, index) => text.trim() === '' || text === inEs![index])).toEqual([]);
});

it('no text speaks as a programmer', () => {
  const jargon =
    /\b(array|string|boolean|integer|pointer|schema|parse|token|regex|objeto|object)\b/i;
  expect(
    [pt, en, es]
      .flatMap((texts) => flat({ problems: texts.problems, words: texts.words }))
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
