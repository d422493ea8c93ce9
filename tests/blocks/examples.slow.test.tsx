import { beforeAll, describe, expect, test } from 'vitest';
import { htmlErrors } from '../../bench/test-support/html-rules.ts';
import { renderPage } from '../../src/entry-server.tsx';
import { exampleName } from '../../tools/model/block-examples.ts';
import { blockSchema, propertyOf, resolveRef, type Schema } from '../../tools/model/schemas.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { readSource } from '../../tools/pipeline/load/json/read-source.ts';
import { type ResolvedSite, resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { validateSection } from '../../tools/pipeline/validate/validate-document.ts';
import { exampleSite, examplesByBlock, languages, routeOf, type Section } from './example-site.ts';

const assets = {
  fonts: { heading: '/heading.woff2', body: '/body.woff2' },
  boot: '0',
  entry: '/entry.js',
};
let site: ResolvedSite;

/** The names of all styles that the examples have. */
const styleNames = new Set<string>();

beforeAll(async () => {
  const { site: sound, problems } = await checkSite(exampleSite());
  // What leads nowhere here leads somewhere on a real site; the examples themselves are judged
  // below, and are the catalogue’s.
  const others = problems.filter(({ code }) => !/^(link\/|text\/example)/.test(code));
  expect(others).toEqual([]);
  site = await resolve(sound!, { build: 'test', encode: false, year: 2026 });
});

describe.each(examplesByBlock())('%s', (type, examples) => {
  const cases = examples.map((each, index) => [exampleName(each, 'pt'), each, index] as const);
  test.each(cases)('%s', async (_name, example, index) => {
    for (const language of languages) {
      const section = example.sections[language]!;
      expect(section.type).toBe(type);
      expect(shapeOf(section, blockSchema(type)), `${language} against pt`).toEqual(
        shapeOf(example.sections.pt!, blockSchema(type)),
      );
      expect(problemsOf(section)).toEqual([]);

      const page = site.pages.find(
        ({ path }) =>
          path.endsWith(`/${routeOf(type, index)}`) &&
          path.startsWith(language === 'pt' ? '/examples' : `/${language}/`),
      )!;
      const document = await renderPage(page, site.shells.get(language)!, assets);
      for (const [, name = ''] of document.matchAll(/(?:\.c-|@keyframes animation-)(\w+)/g))
        styleNames.add(name);
      expect(document).toContain(`id="${section.id}"`);
      expect(document).not.toMatch(/\sstyle="/);
      expect(document).not.toMatch(/<a [^>]*\slabel=/);
      expect(await htmlErrors(document), language).toEqual([]);
    }
  });
});

test('no two styles have names that end alike: a build keeps the last five letters', () => {
  const kept = [...styleNames].map((name) => name.slice(-5));
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((name, index) => kept.indexOf(name) !== index)).toEqual([]);
});

function problemsOf(section: Section) {
  const { source } = readSource('example.json', new TextEncoder().encode(JSON.stringify(section)));
  return validateSection(source!, source!.value, '').problems;
}

/**
 * A value without its words: keys, lists by length, ids, types and whatever else no language
 * changes. What a word is, the schema says.
 */
function shapeOf(value: unknown, schema: Schema = {}): unknown {
  const { refers, items, ...meant } = resolveRef(schema);
  if (Array.isArray(value)) return value.map((each) => shapeOf(each, items));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, shapeOf(each, propertyOf(meant, name))]),
    );
  return typeof value === 'string' && refers === 'message' ? 'text' : value;
}
