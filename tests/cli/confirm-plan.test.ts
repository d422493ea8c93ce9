import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runCommandLine } from '../../tools/cli/run-command-line.ts';
import { copyTinySite, readFolder, runProgram, runTool } from '../run-tool.ts';
import { testPicture } from '../site.ts';

const home = 'pages-config/pages/home/en.json';
const courses = 'pages-config/pages/courses/en.json';
const spare = 'public/images/spare.png';
const removeSpare = ['remove', 'picture', '/images/spare.png'];
const removeCourses = ['remove', 'page', '/courses', '--to', '/'];

/** The tiny site with a picture that no page shows. */
async function siteWithSpare() {
  const root = await copyTinySite();
  copyFileSync(join(root, 'public/images/dinghy.png'), join(root, spare));
  return root;
}

/** Runs a command while somebody else changes the folder between its plan and its end. */
async function runMeanwhile(args: string[], change: () => void) {
  let said = '';
  const log = vi.spyOn(console, 'log').mockImplementationOnce(change);
  log.mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation((text) => void (said += text));
  onTestFinished(() => {
    for (const spy of [log, error]) spy.mockRestore();
  });
  return { code: await runCommandLine(args), said };
}

const write = (file: string, content: string | Uint8Array) => (root: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
const remove = (file: string) => (root: string) => rmSync(join(root, file));

test.each([
  ['a changed page', ['order', '/', 'boat', '--first'], write(home, '{}')],
  ['a removed page', ['order', '/', 'boat', '--first'], remove(home)],
  [
    'a page of the new name',
    ['copy', 'page', '/courses', '/races'],
    write('pages-config/pages/races/fr.json', '{}'),
  ],
  ['a page that was to go', removeCourses, write(courses, '{}')],
  ['a page that is gone already', removeCourses, remove(courses)],
  ['a picture that was to go', removeSpare, write(spare, testPicture)],
  ['a picture that is gone already', removeSpare, remove(spare)],
])('what somebody saves while the question waits stays as it is: %s', async (_, args, change) => {
  const [root, other] = [await siteWithSpare(), await siteWithSpare()];
  change(other);
  const run = [...args, '--root', root, '--yes', '--lang', 'en'];
  const { code, said } = await runMeanwhile(run, () => change(root));
  expect([code, said]).toEqual([1, expect.stringContaining('was saved in the meantime')]);
  expect(await readFolder(root)).toEqual(await readFolder(other));
});

test('a picture that says the same goes', async () => {
  const root = await siteWithSpare();
  const run = [...removeSpare, '--root', root, '--yes', '--lang', 'en'];
  expect(await runMeanwhile(run, () => {})).toEqual({ code: 0, said: '' });
  expect((await readFolder(root)).has(spare)).toBe(false);
});

describe('what goes and is in no commit is told of', () => {
  const note = ' (not in git: it cannot be brought back)';
  const told = async (root: string, args: string[]) => {
    const { stdout } = await runTool(...args, '--root', root, '--dry-run', '--lang', 'en');
    return stdout.split('\n').filter((line) => line.includes('- remove'));
  };
  const commit = async (root: string) => {
    const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@site.example'];
    await runProgram('git', ['init', '-q'], root);
    await runProgram('git', ['add', '.', `:!${spare}`, `:!${courses}`], root);
    await runProgram('git', [...author, 'commit', '-qm', 'The site'], root);
  };

  test('a new file is, also a staged one, and one of the last commit is not', async () => {
    const root = await siteWithSpare();
    await commit(root);
    expect(await told(root, removeCourses)).toEqual([
      `  - remove   ${courses}${note}`,
      '  - remove   pages-config/pages/courses/fr.json',
    ]);
    await runProgram('git', ['add', spare], root);
    expect(await told(root, removeSpare)).toEqual([`  - remove   ${spare}${note}`]);
  });

  test('where nothing was committed yet, all of it is', async () => {
    const root = await siteWithSpare();
    await runProgram('git', ['init', '-q'], root);
    expect(await told(root, removeSpare)).toEqual([`  - remove   ${spare}${note}`]);
  });

  test('where the folder is in no repository, nothing is', async () => {
    const root = await siteWithSpare();
    expect(await told(root, removeSpare)).toEqual([`  - remove   ${spare}`]);
  });

  test('what moves is not lost', async () => {
    const root = await siteWithSpare();
    await commit(root);
    const moved = ['move', 'picture', '/images/spare.png', '/images/other.png'];
    expect(await told(root, moved)).toEqual([`  - remove   ${spare}`]);
  });
});
