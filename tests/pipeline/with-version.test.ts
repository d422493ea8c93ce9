import { expect, test } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { withVersion } from '../../tools/pipeline/render/page-json.ts';
import { pageParser } from '../../tools/pipeline/render/parse-page.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { siteFiles } from '../site.ts';

test("a page's JSON is that of all of it, whichever sections were written before", async () => {
  const { site } = await checkSite(siteFiles());
  const { pages } = await resolve(site!, { build: 'test', encode: false, year: 2026 });
  const parse = pageParser();
  const known = new Set<unknown>();
  for (const page of pages) {
    const others = [
      page,
      { ...page, sections: page.sections.toReversed() },
      { ...page, title: '"' },
    ];
    for (const each of others) {
      const { versioned, json, spans } = withVersion(each);
      expect(json).toBe(JSON.stringify(versioned));
      const parsed = parse(json, spans);
      expect(parsed).toEqual(versioned);
      for (const section of parsed.sections) known.add(section);
    }
  }
  // Sections of the same text are the same object.
  const texts = pages.flatMap(({ sections }) => sections.map((each) => JSON.stringify(each)));
  expect(known.size).toBe(new Set(texts).size);
  const versions = pages.map((page) => withVersion(page).versioned.version);
  expect(new Set(versions).size).toBe(pages.length);
});
