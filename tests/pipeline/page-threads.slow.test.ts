import { expect, test } from 'vitest';
import { renderPage } from '../../src/entry-server.tsx';
import { buildServerEntry } from '../../tools/pipeline/bundle/client-assets.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { createPageRenderer } from '../../tools/pipeline/page-threads.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { siteFiles } from '../site.ts';

const assets = {
  fonts: { heading: '/h.woff2', body: '/b.woff2' },
  boot: 'start()',
  entry: '',
  modules: [],
};
const origins = { frames: [], forms: [], scripts: [], connections: [] };

test('a page is the same in whichever thread, and so is its failure', {
  timeout: 60_000,
}, async () => {
  const { site } = await checkSite(siteFiles());
  const { pages, shells } = await resolve(site!, { build: 'test', encode: false, year: 2026 });
  const renderer = createPageRenderer(buildServerEntry, { shells, assets, origins });
  try {
    const [page] = pages;
    const job = { json: JSON.stringify(page), dataPath: '/page.json' };
    // More than are rendered before there are threads.
    const works = await Promise.all(Array.from({ length: 100 }, () => renderer.render(job)));
    const [first] = works;
    expect(Buffer.from(first!.html).toString()).toContain(`<title>${page!.title}</title>`);
    expect(first!.summary.headings).toBe(1);
    for (const work of works) expect(work).toEqual(first);
    const broken = { json: JSON.stringify({ ...page, sections: undefined }), dataPath: '' };
    await expect(renderer.render(broken)).rejects.toThrow(TypeError);
    expect(await renderer.render(job)).toEqual(first);
  } finally {
    await renderer.close();
  }
});

/** Emotion's hashes are longer where nothing was bundled. */
const withoutHashes = (html: string) => html.replace(/animation-[\w-]+/g, 'animation');

test('a page is as Emotion and React alone would make it', { timeout: 60_000 }, async () => {
  const { site } = await checkSite(siteFiles());
  const { pages, shells } = await resolve(site!, { build: 'test', encode: false, year: 2026 });
  const { entry } = await buildServerEntry();
  // Twice: what pages share is taken from those before.
  for (const page of [...pages, ...pages]) {
    const around = [shells.get(page.language)!, assets, { policyOf: () => '' }] as const;
    const [built, plain] = await Promise.all([
      entry.renderPage(page, ...around),
      renderPage(page, ...around),
    ]);
    expect(withoutHashes(built), page.path).toBe(withoutHashes(plain));
  }
});
