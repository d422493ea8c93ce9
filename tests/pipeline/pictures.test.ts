import { expect, it } from 'vitest';
import { startOfFile } from '../../tools/model/problem.ts';
import type { Reference, Site } from '../../tools/model/site.ts';
import { check } from '../../tools/pipeline/checks/damaged-pictures/check.ts';
import { createPictureResolver } from '../../tools/pipeline/resolve/picture-resolver.ts';

const file = 'pages-config/pages/home/pt.json';

/** A site that names one picture, which is read in some way. */
function siteWith(read: () => Promise<Uint8Array>) {
  const source = { file, at: (pointer: string) => ({ ...startOfFile(file), pointer }) };
  const reference = { kind: 'picture', value: '/a.png', pointer: '/picture', source } as Reference;
  const publicFiles = new Map([['/a.png', read]]);
  return { references: [reference], files: { json: new Map(), publicFiles } } as unknown as Site;
}

const refused = async (): Promise<Uint8Array> => {
  throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
};

it('a disk that refuses to read is no damaged picture', async () => {
  await expect(check(siteWith(refused))).rejects.toThrow('EACCES');
  for (const encode of [true, false]) {
    const site = siteWith(refused);
    await expect(createPictureResolver(site, encode)(site.references)).rejects.toThrow('EACCES');
  }
});
