import { expect, test } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { withVersion } from '../../tools/pipeline/render/render.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { siteFiles } from '../site.ts';

test("a page's JSON is that of all of it, whichever sections were written before", async () => {
  const { site } = await checkSite(siteFiles());
  const { pages } = await resolve(site!, { build: 'test', encode: false, year: 2026 });
  for (const page of pages) {
    const others = [
      page,
      { ...page, sections: page.sections.toReversed() },
      { ...page, title: '"' },
    ];
    for (const each of others) {
      const { versioned, json } = withVersion(each);
      expect(json).toBe(JSON.stringify(versioned));
    }
  }
  const versions = pages.map((page) => withVersion(page).versioned.version);
  expect(new Set(versions).size).toBe(pages.length);
});
