import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyTinySite, readFolder, spawnTool } from '../run-tool.ts';

const page = 'pages-config/pages/courses/en.json';

test('two builds at once, of nothing and of a change, leave what one alone makes', async () => {
  const root = await copyTinySite();
  const build = () => spawnTool('build', '--root', root);
  const made = async () => [
    await readFolder(join(root, 'dist')),
    await readFolder(join(root, '.server')),
    (await readdir(root)).filter((name) => /\.(new|old|patch)-/.test(name)),
  ];
  for (const title of ['Two at once', 'Two at once, again']) {
    const text = await readFile(join(root, page), 'utf8');
    await writeFile(join(root, page), text.replace(/"title": ".*?"/, `"title": "${title}"`));
    const codes = (await Promise.all([build(), build()])).map(({ code }) => code);
    expect(codes).toEqual([0, 0]);
    const together = await made();
    for (const folder of ['dist', '.server']) await rm(join(root, folder), { recursive: true });
    await build();
    expect(together).toEqual(await made());
    expect(await readFile(join(root, 'dist/courses/index.html'), 'utf8')).toContain(title);
  }
});
