import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '../../tools/model/content-hash.ts';
import { writeKept } from '../../tools/model/disk-cache.ts';
import { buildServerEntry } from '../../tools/pipeline/bundle/client-assets.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { createPageRenderer } from '../../tools/pipeline/page-threads.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { siteFiles } from '../site.ts';

const assets = { fonts: { heading: '', body: '' }, boot: '', entry: '' };
const origins = { frames: [], forms: [], scripts: [], connections: [] };

test.each([0, 100])(
  'whoever renders a page writes its files, with a picture that is kept whole (%i expected)',
  async (expected) => {
    const { site } = await checkSite(siteFiles());
    const { pages, shells } = await resolve(site!, { build: 'test', encode: false, year: 2026 });
    const folder = await mkdtemp(join(tmpdir(), 'page-threads-'));
    const at = (name: string) => join(folder, name);
    const renderer = createPageRenderer(buildServerEntry, { shells, assets, origins }, expected);
    try {
      await writeKept(at('kept'), Buffer.from('a picture'));
      await writeFile(at('damaged'), 'what is no picture');
      const job = { json: JSON.stringify(pages[0]), dataPath: '/page.json' };
      const { html } = await renderer.render(job);
      const write = (keptAt: string) => {
        const picture = { keptAt: at(keptAt), path: at(`new/${keptAt}.png`) };
        const places = { page: at('new/a/index.html'), data: at('new/a/page.json'), picture };
        return renderer.render({ ...job, places });
      };
      const done = await write('kept');
      expect(done.html).toBeUndefined();
      const { page, data, picture } = done.written!;
      for (const [file, { digest, byteLength }] of [
        ['a/index.html', page],
        ['a/page.json', data],
        ['kept.png', picture!],
      ] as const) {
        const content = await readFile(at(`new/${file}`));
        expect([contentHash(content), content.length], file).toEqual([digest, byteLength]);
      }
      expect(await readFile(at('new/a/index.html'))).toEqual(Buffer.from(html!));
      expect(await readFile(at('new/kept.png'), 'utf8')).toBe('a picture');
      for (const name of ['damaged', 'missing'])
        expect((await write(name)).written!.picture, name).toBeUndefined();
      expect((await readdir(at('new'))).toSorted()).toEqual(['a', 'kept.png']);
    } finally {
      renderer.close();
      await rm(folder, { recursive: true });
    }
  },
);
