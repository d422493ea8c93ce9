import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeLines } from '../../tools/cli/publish-report.ts';
import { siteChanges } from '../../tools/editing/site-changes.ts';
import { required } from '../../tools/model/required.ts';
import { validate } from '../../tools/pipeline/validate/validate.ts';
import { copyTinySite, runProgram, runTool } from '../run-tool.ts';
import { siteFiles, testPage } from '../site.ts';

const noon = Date.parse('2026-06-01T12:00Z');
const past = '2026-05-01T09:00-03:00';
const future = '2026-12-24T18:00-03:00';
const file = (language: string) => `pages-config/pages/about/us/${language}.json`;

/** What is told where the page's files had these values in every language, and now have others. */
function told(before: object, now: object, languages = ['pt', 'en']) {
  const page = (language: string, more: object) => ({ ...testPage(language, 'about/us'), ...more });
  const files = siteFiles(
    Object.fromEntries(
      ['pt', 'en'].map((code) => [file(code), page(code, languages.includes(code) ? now : before)]),
    ),
  );
  const { site } = validate(files, noon);
  return changeLines(
    siteChanges(languages.map((code) => ({ file: file(code), status: 'changed' as const }))),
    required(site, 'site'),
    {
      settings: '{}',
      pages: new Map(languages.map((code) => [file(code), JSON.stringify(page(code, before))])),
    },
    'en',
  ).filter((line) => line.includes('/about/us'));
}

test('a page that is taken down by its times goes', () => {
  expect(told({}, { unpublishAt: past })).toEqual([
    [
      '− Gone: /about/us (pt, en), because its time to go (unpublishAt) is over:',
      '1 May 2026 at 09:00 (UTC-3)',
    ].join(' '),
  ]);
  expect(told({}, { unpublishAt: past }, ['pt'])).toEqual([
    expect.stringMatching(/^− Gone: \/about\/us \(pt\)/),
  ]);
  expect(told({}, { publishAt: future })).toEqual([
    '− Gone: /about/us (pt, en), and back only from 24 December 2026 at 18:00 (UTC-3)',
  ]);
});

test('a page that becomes a draft goes in every language, though one file says so', () => {
  const gone = ['− Gone: /about/us (pt, en), which becomes a draft'];
  expect(told({}, { status: 'draft' })).toEqual(gone);
  expect(told({}, { status: 'draft' }, ['pt'])).toEqual(gone);
});

test('when a page goes is told beforehand, and what is out no more comes back', () => {
  expect(told({}, { unpublishAt: future })).toEqual([
    '~ Changed: /about/us (pt, en), until 24 December 2026 at 18:00 (UTC-3)',
  ]);
  expect(told({ status: 'draft' }, {})).toEqual(['+ New: /about/us "about/us (en)" (pt, en)']);
  expect(told({ unpublishAt: past }, {})).toEqual([expect.stringMatching(/^\+ New: /)]);
});

test('a page that was not out and is not goes nowhere', () => {
  expect(told({ status: 'draft' }, { status: 'draft', title: 'Another title' })).toEqual([
    '~ Changed: /about/us (pt, en), a draft that does not show yet',
  ]);
  expect(told({ unpublishAt: past }, { unpublishAt: past, title: 'Another title' })).toEqual([
    '~ Changed: /about/us (pt, en), which is off the air already',
  ]);
});

test('the command compares with the files of the branch', async () => {
  const root = await copyTinySite();
  for (const [name, value] of Object.entries({ NAME: 'Ana', EMAIL: 'ana@site.example' }))
    for (const role of ['AUTHOR', 'COMMITTER']) vi.stubEnv(`GIT_${role}_${name}`, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '.'],
    ['commit', '-qm', 'The site'],
  ])
    await runProgram('git', args, root);
  const courses = join(root, 'pages-config/pages/courses/en.json');
  const page = JSON.parse(await readFile(courses, 'utf8'));
  await writeFile(courses, JSON.stringify({ ...page, unpublishAt: past }, null, 2));
  const { stdout } = await runTool('publish', '--root', root, '--lang', 'en');
  expect(stdout).toContain('− Gone: /courses (en), because its time to go');
});
