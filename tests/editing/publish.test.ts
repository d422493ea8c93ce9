import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { saidOfCommit } from '../../tools/dev/browser/editing/edit-client.ts';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { uploadPicture } from '../../tools/dev/node/upload-picture.ts';
import { previewMessages } from '../../tools/dev/protocol/preview-messages.ts';
import { isMainBranch } from '../../tools/editing/git.ts';
import { copyTinySite, runProgram, runTool, temporaryFolder } from '../run-tool.ts';
import { testPicture } from '../site.ts';

const home = 'pages-config/pages/home/en.json';
const settings = 'pages-config/site.json';
const notDone = 'Nothing was published or sent.';

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
    stdout: expect.stringMatching(/Nothing about the site differs\.\n\nNothing was .* sent\.\n$/),
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
  expect(stdout).toContain('. Then push the branch and open a pull request to main;');
  expect(code).toBe(0);
  expect(await git('status', '--porcelain')).toBe(before);
  expect(await readFile(join(root, home), 'utf8')).toContain('A patient boat');
  await git('commit', '-qam', 'The rest');
  expect((await publish()).stdout).toContain(`${notDone} Now push the branch and open a pull`);
});

test('a clone knows which branch is published, whatever it is called', async () => {
  const { root, git } = await repository();
  await git('branch', '-m', 'site');
  const clone = join(await temporaryFolder(), 'clone');
  await runProgram('git', ['clone', '-q', root, clone]);
  expect([await isMainBranch(clone, 'site'), await isMainBranch(clone, 'main')]).toEqual([
    true,
    false,
  ]);
});

test('what is on the main branch is not to be pushed there, committed or not', async () => {
  const { git, edit, publish } = await repository();
  await git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  await edit(home, 'A boat that forgives', 'A patient boat');
  expect((await publish()).stdout).toContain(
    'still to be made, on a new branch, since you are on main. Then push the branch and open',
  );
  await git('commit', '-qam', 'A headline');
  const { stdout } = await publish();
  expect(stdout).toContain(
    `All is well. ${notDone} The commit is on main: make a new branch from it before you push. Then`,
  );
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
  // Nothing more: what has problems is not to be pushed.
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(notDone);
  expect(code).toBe(1);
});

test('outside of a repository, and without its branch, it says so', async () => {
  const root = await copyTinySite();
  vi.stubEnv('GIT_CEILING_DIRECTORIES', join(root, '..'));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await runTool('publish', '--root', root, '--lang', 'en')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('If git is missing, install it from'),
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
    branch: 'landing/harbour',
    isOnMain: false,
  });
  expect(saidOfCommit(previewMessages('en').edit, answer)).toContain(
    'git push -u origin landing/harbour',
  );
  expect((await git('branch', '--show-current')).trim()).toBe('landing/harbour');
  expect((await git('log', '-1', '--name-only', '--format=%B')).trim().split('\n')).toEqual([
    'Home: section 2 "Patience" · Heading',
    '',
    '',
    home,
  ]);
  // What somebody else had staged is still that, and no part of the commit.
  expect((await git('status', '--porcelain')).trim()).toBe(`M  ${settings}`);
});

test('a commit takes along the pictures that the site shows, and publish asks for them', async () => {
  const { root, git, publish } = await repository();
  const site = await openEditedSite(root, 'en');
  for (const name of ['Foto São.PNG', 'unused.png'])
    await uploadPicture(root, site.live().files, name, testPicture);
  const [photo, unused] = ['public/images/foto-sao.png', 'public/images/unused.png'];
  await site.read([photo, unused].map((file) => join(root, file)));
  expect(site.live().state.uncommitted).toBe(0);
  const [shown] = site.live().site?.references.filter(({ kind }) => kind === 'picture') ?? [];
  const { file = '' } = shown?.source ?? {};
  const { pointer = '', value: before } = shown ?? {};
  const answer = await site.change({
    values: [{ file, pointer, before, value: '/images/foto-sao.png' }],
  });
  expect(answer.outcome).toBe('done');
  expect(await site.offerCommit()).toMatchObject({ uncommitted: [photo] });
  await site.save();
  expect(await publish()).toMatchObject({ code: 1, stdout: expect.stringContaining(photo) });
  // Both count the photo, and neither the picture that nobody shows.
  const { uncommitted } = site.live().state;
  expect(uncommitted).toBe(2);
  expect((await publish()).stdout).toContain(`${uncommitted} files not committed yet`);
  expect((await site.save({ commit: true })).outcome).toBe('done');
  expect((await git('status', '--porcelain')).trim()).toBe(`?? ${unused}`);
  expect((await git('show', '--name-only', '--format=')).split('\n')).toContain(photo);
  expect(await publish()).toMatchObject({ code: 0, stdout: expect.not.stringContaining('✗') });
});

test('what is saved can be committed later, with its words or those of its files', async () => {
  const { root, git, edit } = await repository();
  const site = await openEditedSite(root, 'en');
  await site.change(change);
  await site.save();
  expect(site.live().state).toMatchObject({ changes: [], uncommitted: 1 });
  await writeFile(join(root, 'notes.txt'), 'not of the site');
  const sentence = 'Home: section 2 "Patience" · Heading';
  expect(await site.offerCommit()).toMatchObject({ message: sentence, uncommitted: [home] });
  expect((await site.save({ commit: true })).outcome).toBe('done');
  expect((await git('log', '-1', '--format=%s')).trim()).toBe(sentence);
  expect(site.live().state.uncommitted).toBe(0);
  expect((await git('status', '--porcelain')).trim()).toBe('?? notes.txt');
  await edit('translations/fr.json', '"close"', '"close" ');
  await edit(settings, '"hue": 262', '"hue": 200');
  await git('add', settings);
  await site.read([join(root, 'translations/fr.json'), join(root, settings)]);
  // What changed on disk is shown first, and counted a moment later.
  await expect.poll(() => site.live().state.uncommitted).toBe(1);
  expect(await site.offerCommit()).toMatchObject({
    message: 'Interface texts (fr)',
    newBranch: expect.stringMatching(/^edit-/),
  });
  expect((await site.save({ commit: true })).outcome).toBe('done');
  expect((await git('status', '--porcelain')).trim()).toBe(`M  ${settings}\n?? notes.txt`);
  // Somebody else commits: the count follows once it is asked for.
  await git('commit', '-qm', 'Their settings');
  expect(await site.offerCommit()).toMatchObject({ refusal: expect.any(String) });
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
  expect(await readFile(join(root, home), 'utf8')).toContain('A boat that forgives');
});

test('the words of a commit are offered, with a branch for the page, and can be others', async () => {
  const { root, git, edit } = await repository();
  const site = await openEditedSite(root, 'en');
  expect(await site.offerCommit()).toEqual({
    refusal: expect.stringContaining('nothing to commit'),
  });
  await edit(home, '"Before you come"', '"Before you sail"');
  await site.read([join(root, home)]);
  await git('branch', 'page/home');
  await site.change(change);
  expect(await site.offerCommit()).toEqual({
    message: 'Home: section 2 "Patience" · Heading',
    branch: 'main',
    newBranch: 'page/home-2',
    isMain: true,
    uncommitted: [home],
  });
  expect(await site.save({ commit: true, message: ' ' })).toMatchObject({ outcome: 'refused' });
  const answer = await site.save({ commit: true, message: 'Patience\n\n# not a remark' });
  expect(answer).toMatchObject({ outcome: 'done', branch: 'main', isOnMain: true });
  expect(saidOfCommit(previewMessages('en').edit, answer)).toMatch(
    /^Saved and committed on main: \w{7,}\. Nothing was sent\. Do not press “Push origin”/,
  );
  expect(await git('log', '-1', '--format=%B')).toBe('Patience\n\n# not a remark\n\n');
});

test('a commit that git refuses after the save says so, and leaves no branch behind', async () => {
  const { root, git } = await repository();
  const hook = join(root, '.git/hooks/pre-commit');
  await writeFile(hook, '#!/bin/sh\necho "not on a Friday" >&2\nexit 1\n', { mode: 0o755 });
  const site = await openEditedSite(root, 'en');
  await site.change(change);
  expect(await site.save({ commit: true, branch: 'friday' })).toEqual({
    outcome: 'refused',
    message: 'Saved, but not committed: not on a Friday',
  });
  expect((await git('branch')).trim()).toBe('* main');
  expect(await readFile(join(root, home), 'utf8')).toContain('Patience');
  // Back to what the last commit has: a save that leaves nothing to commit.
  const [edited] = change.values;
  await site.change({
    values: [{ ...edited!, before: 'Patience', value: 'A boat that forgives' }],
  });
  expect(await site.save({ commit: true })).toMatchObject({
    message: expect.stringContaining('nothing to commit'),
  });
});

test('without a repository, or a name for the commit, nothing is written, and it is said', async () => {
  const { root } = await repository();
  const site = await openEditedSite(root, 'en');
  await site.change(change);
  vi.stubEnv('GIT_AUTHOR_NAME', '');
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  const unnamed = expect.stringContaining('git config --global user.name');
  expect(await site.offerCommit()).toEqual({ refusal: unnamed });
  expect(await site.save({ commit: true })).toEqual({ outcome: 'refused', message: unnamed });
  await rm(join(root, '.git'), { recursive: true });
  vi.stubEnv('GIT_CEILING_DIRECTORIES', join(root, '..'));
  const outside = expect.stringContaining('This folder cannot be committed');
  expect(await site.offerCommit()).toEqual({ refusal: outside });
  expect(await site.save({ commit: true })).toEqual({ outcome: 'refused', message: outside });
  expect(await readFile(join(root, home), 'utf8')).toContain('A boat that forgives');
});
