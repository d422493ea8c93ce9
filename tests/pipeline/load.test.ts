import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { load, reload } from '../../tools/pipeline/load/load.ts';
import { copyTinySite } from '../run-tool.ts';

const page = 'pages-config/pages/home/en.json';

it('a file that goes is gone, and one that comes is there', async () => {
  const root = await copyTinySite();
  const files = await load(root);
  expect(await reload(files, root, join(root, page))).toBe(files);
  await rm(join(root, page));
  const without = await reload(files, root, join(root, page));
  expect([...files.json.keys()].filter((file) => !without.json.has(file))).toEqual([page]);
  await writeFile(join(root, page), '{}');
  expect((await reload(without, root, join(root, page))).json.get(page)).toEqual(Buffer.from('{}'));
});

it('a file that cannot be read is no deleted one', async () => {
  const root = await copyTinySite();
  const files = await load(root);
  const path = join(root, 'pages-config', `${'x'.repeat(300)}.json`);
  await expect(reload(files, root, path)).rejects.toThrow('ENAMETOOLONG');
});

it('symbolic links are left out, at the beginning and afterwards', async () => {
  const root = await copyTinySite();
  await mkdir(join(root, 'pages-config/pages/linked'));
  const link = join(root, 'pages-config/pages/linked/en.json');
  await symlink(join(root, page), link);
  const files = await load(root);
  expect(files.json.has('pages-config/pages/linked/en.json')).toBe(false);
  expect(await reload(files, root, link)).toBe(files);
});
