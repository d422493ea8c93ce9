import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readRemovedPages } from '../../tools/pipeline/load/removed-pages.ts';
import { runProgram, temporaryFolder } from '../run-tool.ts';

/** A repository whose commit has some files, in a folder of its own within it. */
async function repository(files: Record<string, string>) {
  const above = await temporaryFolder();
  const root = join(above, 'the site');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const git = async (...args: string[]) => (await runProgram('git', args, root)).stdout;
  await git('init', '-q', '-b', 'main', above);
  await git('add', '.');
  const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@site.example'];
  await git(...identity, 'commit', '-qm', 'The site');
  return { above, root, git };
}

const fileOf = (route: string) => `pages-config/pages/${route}/pt.json`;
const pages = {
  [fileOf('a')]: '{"title":"Ação"}',
  [fileOf('b c/d')]: '\n\n{}\n',
  [fileOf('e')]: '',
};

it('what the last commit has of pages that are gone is read, whatever the texts', async () => {
  const { root } = await repository({
    ...pages,
    'pages-config/pages/notes.txt': 'a',
    'x.json': '',
  });
  expect(await readRemovedPages(root)).toBeUndefined();
  await rm(join(root, 'pages-config'), { recursive: true });
  await rm(join(root, 'x.json'));
  expect(await readRemovedPages(root)).toEqual(new Map(Object.entries(pages)));
});

it('without a repository, a commit or git there is nothing to read', async () => {
  const { above, root } = await repository(pages);
  await rm(join(root, fileOf('a')));
  vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(above));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', root);
  expect(await readRemovedPages(root)).toBeUndefined();
  vi.unstubAllEnvs();
  vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(above));
  await rm(join(above, '.git'), { recursive: true });
  expect(await readRemovedPages(root)).toBeUndefined();
  await runProgram('git', ['init', '-q', above], root);
  expect(await readRemovedPages(root)).toBeUndefined();
});

it('what git cannot say is told, and not taken for nothing', async () => {
  const { above, root, git } = await repository(pages);
  const hash = (await git('rev-parse', `HEAD:./${fileOf('a')}`)).trim();
  await rm(join(root, fileOf('a')));
  expect(await readRemovedPages(root)).toEqual(new Map([[fileOf('a'), pages[fileOf('a')]]]));
  await rm(join(above, '.git/objects', hash.slice(0, 2), hash.slice(2)));
  await expect(readRemovedPages(root)).rejects.toThrow(/missing/);
  await rename(join(above, '.git/objects'), join(above, '.git/elsewhere'));
  await mkdir(join(above, '.git/objects'));
  await expect(readRemovedPages(root)).rejects.toThrow(/bad|HEAD/);
});

it('as many pages as there are, git is started as often', async () => {
  const folder = await temporaryFolder();
  const log = join(folder, 'log');
  const real = (await runProgram('sh', ['-c', 'command -v git'], folder)).stdout.trim();
  const script = `#!/bin/sh\necho started >> '${log}'\nexec '${real}' "$@"\n`;
  await writeFile(join(folder, 'git'), script);
  await chmod(join(folder, 'git'), 0o755);
  const routes = Array.from({ length: 40 }, (_, index) => `page-${index}`);
  const { root } = await repository(
    Object.fromEntries(routes.map((route) => [fileOf(route), '{}'])),
  );
  await rm(join(root, 'pages-config'), { recursive: true });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await readRemovedPages(root))?.size).toBe(routes.length);
  expect((await readFile(log, 'utf8')).trim().split('\n')).toHaveLength(2);
});
