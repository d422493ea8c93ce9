import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { copyTinySite, runProgram, runTool } from '../run-tool.ts';

const home = 'pages-config/pages/home/en.json';
const settings = 'pages-config/site.json';

/** The tiny site in a repository whose first commit is that of the branch `main`. */
async function repository() {
  const root = await copyTinySite();
  for (const [name, value] of Object.entries({ NAME: 'Ana', EMAIL: 'ana@site.example' }))
    for (const role of ['AUTHOR', 'COMMITTER']) vi.stubEnv(`GIT_${role}_${name}`, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const git = async (...args: string[]) => (await runProgram('git', args, root)).stdout;
  await git('init', '-q', '-b', 'main');
  await git('add', '.');
  await git('commit', '-qm', 'The site');
  const edit = async (file: string, typed: string, instead: string) =>
    writeFile(join(root, file), (await readFile(join(root, file), 'utf8')).replace(typed, instead));
  const publish = () => runTool('publish', '--dry-run', '--root', root, '--lang', 'en');
  return { root, git, edit, publish };
}

test('what would go out is told in words, committed or not, and nothing is changed', async () => {
  const { root, git, edit, publish } = await repository();
  expect(await publish()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Nothing about the site differs.'),
  });
  await git('switch', '-qc', 'harbour');
  await edit(home, 'A boat that forgives', 'A patient boat');
  await git('commit', '-qam', 'A headline');
  await edit('translations/fr.json', '"title"', '"title"');
  await edit(settings, '"hue": 262', '"hue": 200');
  const before = await git('status', '--porcelain');
  const { code, stdout } = await publish();
  expect(stdout).toContain('Compared with main: 1 commit, 1 file not committed yet.');
  expect(stdout).toContain('~ Changed: / (en)');
  expect(stdout).toContain('settings change');
  expect(stdout).toContain('All is well. Nothing was published or sent. The commit is still to be');
  expect(stdout).not.toContain('on a new branch');
  expect(code).toBe(0);
  expect(await git('status', '--porcelain')).toBe(before);
  expect(await readFile(join(root, home), 'utf8')).toContain('A patient boat');
});

test('a page that goes without a redirect is told, though its removal is committed', async () => {
  const { root, git, edit, publish } = await repository();
  for (const language of ['en', 'fr']) {
    await rm(join(root, `pages-config/pages/courses/${language}.json`));
    await edit(`pages-config/shell/${language}.json`, '', '');
  }
  const files = (await git('grep', '-l', '"/courses"')).split('\n').filter(Boolean);
  for (const file of files)
    await writeFile(
      join(root, file),
      (await readFile(join(root, file), 'utf8')).replaceAll('"/courses"', '"/"'),
    );
  await git('switch', '-qc', 'less');
  await git('add', '-A');
  await git('commit', '-qm', 'No courses');
  const { code, stdout } = await publish();
  expect(stdout).toContain('− Gone: /courses (en, fr)');
  expect(stdout).toContain('page/removed');
  expect(code).toBe(1);
});

test('outside of a repository, and without its branch, it says so', async () => {
  const root = await copyTinySite();
  vi.stubEnv('GIT_CEILING_DIRECTORIES', join(root, '..'));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await runTool('publish', '--root', root, '--lang', 'en')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('in no git repository'),
  });
  const { root: other } = await repository();
  expect(await runTool('publish', '--root', other, '--base', 'live', '--lang', 'en')).toMatchObject(
    { code: 1, stderr: expect.stringContaining('no branch "live"') },
  );
});

const change = {
  values: [
    {
      file: home,
      pointer: '/sections/1/heading',
      before: 'A boat that forgives',
      value: 'Patience',
    },
  ],
};

test('a save can be a commit of its own files, in words, on a branch of its own', async () => {
  const { root, git, edit } = await repository();
  await edit(settings, '"hue": 262', '"hue": 200');
  await git('add', settings);
  const site = await openEditedSite(root, 'en');
  await site.change(change);
  const answer = await site.save({ commit: true, branch: 'landing/harbour' });
  expect(answer).toEqual({
    outcome: 'done',
    problems: [],
    commit: expect.stringMatching(/^\w{7,}$/),
  });
  expect((await git('branch', '--show-current')).trim()).toBe('landing/harbour');
  expect((await git('log', '-1', '--name-only', '--format=%B')).trim().split('\n')).toEqual([
    'page /, English · section 2 "A boat that forgives" · Heading (heading)',
    '',
    '',
    home,
  ]);
  // What somebody else had staged is still that, and no part of the commit.
  expect((await git('status', '--porcelain')).trim()).toBe(`M  ${settings}`);
});

test('what git cannot do is refused before anything is written, or told after', async () => {
  const { root, git } = await repository();
  const site = await openEditedSite(root, 'en');
  expect(await site.save({ commit: true })).toMatchObject({ outcome: 'refused' });
  await site.change(change);
  for (const branch of ['--force', 'a b', '../x', ''])
    expect(await site.save({ commit: true, branch }), branch).toMatchObject({ outcome: 'refused' });
  expect(await readFile(join(root, home), 'utf8')).toContain('A boat that forgives');
  await git('branch', 'taken');
  expect(await site.save({ commit: true, branch: 'taken' })).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('taken'),
  });
  // The words are kept all the same: the files are saved, and wait for their commit.
  expect(await readFile(join(root, home), 'utf8')).toContain('Patience');
});
