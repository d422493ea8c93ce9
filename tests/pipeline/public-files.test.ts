import { expect, it } from 'vitest';
import { usedCores } from '../../tools/model/used-cores.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { render } from '../../tools/pipeline/render/render.ts';
import { resolveParts } from '../../tools/pipeline/resolve/resolve.ts';
import { siteFiles } from '../site.ts';

const count = 200;
const publicFiles = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [`/files/${index}.txt`, new Uint8Array()]),
);

it('public files are read a few at a time, and written as they are read', async () => {
  const { site } = await checkSite(siteFiles({}, publicFiles));
  const parts = await resolveParts(site!, { build: 'test', encode: false, year: 2026 });
  let held = 0;
  let most = 0;
  for (const name of Object.keys(publicFiles))
    site!.files.publicFiles.set(name, async () => {
      most = Math.max(most, ++held);
      return Buffer.from(name);
    });
  const assets = { fonts: { heading: '', body: '' }, boot: '', entry: '' };
  const stored = (content: string | Uint8Array) => ({
    digest: '',
    byteLength: content.length,
    read: async () => Buffer.from(content),
  });
  const { output } = await render(
    site!,
    parts,
    { assets, files: new Map() },
    {
      renderPage: async () => '',
      origins: { frames: [], forms: [], scripts: [], connections: [] },
      findKept: async () => undefined,
      async put(_address, make) {
        const content = await make();
        held -= typeof content === 'string' ? 0 : 1;
        return stored(content);
      },
    },
  );
  expect(most).toBeLessThanOrEqual(4 * usedCores());
  for (const name of Object.keys(publicFiles))
    expect(output.get(name)).toMatchObject({ byteLength: name.length });
});
