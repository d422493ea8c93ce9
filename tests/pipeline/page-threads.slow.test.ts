import { expect, test } from 'vitest';
import { renderPage } from '../../src/entry-server.tsx';
import type { Section } from '../../src/generated/types.ts';
import type { PageData } from '../../src/lib/page-data.ts';
import { asHtml } from '../../src/lib/pieces.ts';
import type { RichTree } from '../../src/lib/rich-text.ts';
import { publishedSite } from '../../tools/model/publishing.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { buildServerEntry } from '../../tools/pipeline/bundle/client-assets.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { load } from '../../tools/pipeline/load/load.ts';
import { startThread } from '../../tools/pipeline/page-thread.ts';
import { createPageRenderer } from '../../tools/pipeline/page-threads.ts';
import { resolve, resolveParts } from '../../tools/pipeline/resolve/resolve.ts';
import { readHtml, readPieces } from '../../tools/pipeline/verify/read-html.ts';
import { siteFiles } from '../site.ts';

const assets = {
  fonts: { heading: '/h.woff2', body: '/b.woff2' },
  boot: 'start()',
  entry: '',
};
const origins = { frames: [], forms: [], scripts: [], connections: [] };

test.each([
  [0, 0],
  [100, 0],
  [100, 1],
])(
  'a page is the same in whichever thread, and so is its failure (%i expected, %i started)',
  async (expected, started) => {
    const { site } = await checkSite(siteFiles());
    const { pages, shells } = await resolve(site!, { build: 'test', encode: false, year: 2026 });
    const { workerFile } = await buildServerEntry();
    const renderer = createPageRenderer(
      buildServerEntry,
      { shells, assets, origins },
      expected,
      Array.from({ length: started }, () => startThread(workerFile)),
    );
    try {
      const [page] = pages;
      const job = { json: JSON.stringify(page), dataPath: '/page.json' };
      // More than are rendered before there are threads.
      const works = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          renderer.render({ ...job, kind: `${index % 3}` }, index % 2 ? page : undefined),
        ),
      );
      const [first] = works;
      expect(Buffer.from(first!.html!).toString()).toContain(`<title>${page!.title}</title>`);
      expect(first!.summary.headings).toBe(1);
      const { html, ...rest } = first!;
      for (const { html: own, ...others } of works) {
        expect(others).toEqual(rest);
        expect(Buffer.compare(own!, html!)).toBe(0);
      }
      const broken = { json: JSON.stringify({ ...page, sections: undefined }), dataPath: '' };
      await expect(renderer.render(broken)).rejects.toThrow(TypeError);
      expect(await renderer.render(job)).toEqual(first);
    } finally {
      renderer.close();
    }
  },
);

/** Emotion's hashes are longer where nothing was bundled. */
const withoutHashes = (html: string) => html.replace(/animation-[\w-]+/g, 'animation');

test('a page is as Emotion and React alone would make it', async () => {
  const { site } = await checkSite(siteFiles());
  const { pages, shells } = await resolve(site!, { build: 'test', encode: false, year: 2026 });
  const { entry } = await buildServerEntry();
  // Twice: what pages share is taken from those before.
  for (const page of [...pages, ...pages]) {
    const [shell, policyOf] = [shells.get(page.language)!, () => ''];
    const plain = withoutHashes(await renderPage(page, shell, assets, { policyOf }));
    for (const kept of [{ keepsSections: true }, { keepsStyles: true }]) {
      const built = await entry.renderPage(page, shell, assets, { policyOf, ...kept });
      expect(withoutHashes(built), page.path).toBe(plain);
    }
  }
});

test('a section is kept only for pages that have all that it reads', async () => {
  const files = await load(projectRoot);
  const { site } = await checkSite(files);
  const { places, page, shells } = await resolveParts(publishedSite(site!), {
    build: 'test',
    encode: false,
    year: 2026,
  });
  const { entry } = await buildServerEntry();
  const pages = await Promise.all(
    places
      .filter(({ route }) =>
        ['home', 'clinicas', 'academias', 'industria-farmaceutica'].includes(route),
      )
      .map(async (place) => (await page(place)).data),
  );
  expect(pages).toHaveLength(12);
  const other = <T extends object>(values: Record<string, T>, change: (value: T) => T) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
  const changes: ((page: PageData) => PageData)[] = [
    (same) => same,
    (same) => ({
      ...same,
      title: 'Another title',
      colorScale: { ...same.colorScale, 500: '#123' },
    }),
    (same) => ({ ...same, hue: 178 }),
    (same) => ({ ...same, hue: 320 }),
    (same) => ({ ...same, hue: 321 }),
    (same) => ({ ...same, pictures: other(same.pictures, (it) => ({ ...it, width: 77 })) }),
    (same) => ({ ...same, forms: other(same.forms, (it) => ({ ...it, submit: 'Go' })) }),
    (same) => ({
      ...same,
      path: `${same.path}/other`,
      forms: other(same.forms, (it) => ({ ...it, originFields: { page: 'PAGE' } })),
    }),
    (same) => ({
      ...same,
      path: `${same.path}/third`,
      forms: other(same.forms, (it) => ({ ...it, originFields: { page: 'PAGE' } })),
    }),
    (same) => ({ ...same, texts: textsIn(same) }),
    (same) => ({ ...same, sections: same.sections.slice(1) }),
    (same) => ({ ...same, sections: same.sections.toReversed() }),
    (same) => ({ ...same, sections: [...same.sections, ...same.sections.map(underOtherId)] }),
    (same) => ({ ...same, sections: same.sections.slice(0, -1) }),
    (same) => ({ ...same, sections: same.sections.map(onGroundOfNext) }),
  ];
  const policyOf = () => '';
  for (const change of changes)
    for (const each of pages.map(change)) {
      const around = [each, shells.get(each.language)!, assets] as const;
      const kept = await entry.renderPage(...around, { policyOf, keepsSections: true });
      expect(kept, `${change} of ${each.path}`).toBe(
        await entry.renderPage(...around, { policyOf }),
      );
    }
});

const underOtherId = (section: Section): Section => ({ ...section, id: `${section.id}-again` });

/** Every second section on the ground of the one after it, which goes on with it and stays as it is. */
const onGroundOfNext = (section: Section, index: number, all: Section[]): Section => {
  const next = all[index + 1];
  return index % 2 === 1 && next && 'ground' in next
    ? ({ ...section, ground: next.ground } as Section)
    : section;
};

/** Markup in the place of the leads of a page's sections. */
const textsIn = ({ sections }: PageData): Record<string, RichTree> =>
  Object.fromEntries(
    sections.flatMap((section) =>
      'lead' in section && section.lead ? [[section.lead, [[{ strong: ['All'] }]]]] : [],
    ),
  );

test('pages of other hues, titles and pictures to share have most of their pieces in common', async () => {
  const { site } = await checkSite(await load(projectRoot));
  const options = { build: 'test', encode: false, year: 2026 };
  const { places, page, shells } = await resolveParts(publishedSite(site!), options);
  const place = places.find(({ route }) => route === 'academias')!;
  const { data } = await page(place);
  const { entry } = await buildServerEntry();
  const [first, second] = await Promise.all(
    [320, 321].map((hue) =>
      entry.renderPieces(
        { ...data, hue, title: `For hue ${hue}`, path: `${data.path}/${hue}` },
        shells.get(data.language)!,
        assets,
        { policyOf: () => '', keepSheet: () => '/page.css', keepsSections: true },
      ),
    ),
  );
  const shared = first!.filter(({ isShared }) => isShared);
  expect(shared.length).toBeGreaterThan(data.sections.length);
  expect(second!.filter((piece) => shared.includes(piece))).toEqual(shared);
});

test('a page is read in pieces as it would be read whole', async () => {
  const { site } = await checkSite(await load(projectRoot));
  const { pages, shells } = await resolve(publishedSite(site!), {
    build: 'test',
    encode: false,
    year: 2026,
  });
  const { entry } = await buildServerEntry();
  for (const page of pages) {
    const pieces = await entry.renderPieces(page, shells.get(page.language)!, assets, {
      policyOf: () => '',
      keepsSections: true,
    });
    const read = readPieces(pieces);
    const whole = readHtml(asHtml(pieces));
    expect(read).toEqual(whole);
    expect([...read.ids], page.path).toEqual([...whole.ids]);
  }
});
