import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { fixSite, withoutDeclinedEdits } from '../../tools/editing/fix-site.ts';
import { isReminder } from '../../tools/model/problem.ts';
import { problemCodes } from '../../tools/model/problem-texts.ts';
import type { SiteFiles } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { readProblemExample } from '../../tools/report/problem-examples.ts';
import { unifiedDiff } from '../../tools/report/unified-diff.ts';
import { siteWithExamples } from '../report/example-site.ts';
import { copyTinySite, readFolder, runProgram, runTool, temporaryFolder } from '../run-tool.ts';
import { siteFiles, testPage, testPicture } from '../site.ts';

const home = 'pages-config/pages/home/en.json';
const about = 'pages-config/pages/about/us/en.json';
const homeInPortuguese = 'pages-config/pages/home/pt.json';
const settings = 'pages-config/site.json';
const shell = 'pages-config/shell/pt.json';
const courses = 'pages-config/pages/courses/en.json';

const textOf = ({ json }: SiteFiles, file: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(json.get(file));

/** A site with one file's text changed. */
const changed = (
  file: string,
  change: (text: string) => string,
  files = siteFiles(),
): SiteFiles => ({
  ...files,
  json: new Map(files.json).set(file, new TextEncoder().encode(change(textOf(files, file)))),
});

it('one misspelt word is a diff of one line, and the file is as it was but for that word', async () => {
  const root = await copyTinySite();
  const before = await readFile(join(root, courses), 'utf8');
  const odd = before
    .replace('"lead"', '"laed"')
    .replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2))
    .replaceAll('\n', '\r\n');
  await writeFile(join(root, courses), odd);
  const untouched = await readFolder(root);

  const dry = await runTool('fix', '--root', root, '--dry-run', '--lang', 'en');
  expect(dry.code).toBe(0);
  expect(
    dry.stdout
      .split('\n')
      .filter((line) => /^[-+](?![-+])/.test(line))
      .map((line) => line.trim()),
  ).toEqual([expect.stringContaining('"laed"'), expect.stringContaining('"lead"')]);
  expect(dry.stdout).toContain('Nothing was written');
  expect(await readFolder(root)).toEqual(untouched);

  const done = await runTool('fix', '--root', root, '--lang', 'en');
  expect(done).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      new RegExp(`^${courses}:\\d+  "laed" → "lead"  \\(schema/unknown-key\\)\n`),
    ),
  });
  expect(await readFile(join(root, courses), 'utf8')).toBe(odd.replace('"laed"', '"lead"'));
  expect((await readFolder(root)).size).toBe(untouched.size);
  expect(await runTool('fix', '--root', root)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Nothing'),
  });
});

it('what could be meant in more than one way is left, told, and the exit says so', async () => {
  const root = await copyTinySite();
  await writeFile(
    join(root, courses),
    (await readFile(join(root, courses), 'utf8')).replace('"lead"', '"words"'),
  );
  const before = await readFolder(root);
  const { code, stdout } = await runTool('fix', '--root', root, '--lang', 'en');
  expect(code).toBe(1);
  expect(stdout).toContain('schema/unknown-key');
  expect(await readFolder(root)).toEqual(before);
});

it('several mistakes in several files are mended at once', async () => {
  const before = siteFiles();
  const broken = changed(
    about,
    (text) => text.replace('"title"', '“title”'),
    changed(home, (text) =>
      text.replace('"sections"', '"sectoins"').replace(/,(\s*"description")/, '$1'),
    ),
  );
  const { plan, applied: mended, remaining: left } = await fixSite(broken);
  expect(left).toEqual([]);
  expect(mended.map(({ problem: { code, file } }) => `${code} ${file}`).sort()).toEqual([
    `json/missing-comma ${home}`,
    `json/quotes ${about}`,
    `schema/unknown-key ${home}`,
  ]);
  expect(Object.fromEntries(plan)).toEqual({
    [home]: textOf(before, home),
    [about]: textOf(before, about),
  });
});

/** A site in which what a misspelt link of the header seems to mean cannot be linked there. */
const withDeafPage = (files: SiteFiles): SiteFiles => {
  const deaf = (text: string) => JSON.stringify({ ...JSON.parse(text), arrivals: [] });
  return changed(
    shell,
    (text) => text.replace('"/#contact-section"', '"/abuot/us"'),
    changed(about.replace('en', 'pt'), deaf, changed(about, deaf, files)),
  );
};

it('a change that would make something else wrong is not made', async () => {
  const files = withDeafPage(siteFiles());
  const { problems } = await checkSite(files);
  expect(problems.map(({ code, edit }) => [code, edit?.content])).toEqual([
    ['link/unknown-route', '"/about/us"'],
  ]);
  expect(await fixSite(files)).toEqual({ plan: new Map(), applied: [], remaining: problems });
  const promised = (await withoutDeclinedEdits(files, problems)).filter(({ edit }) => edit);
  expect(promised).toEqual([]);
});

it('of many changes with one such the others are made, and the site is checked a few times', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pageOf = (letter: string, language: string) => {
    const actions = [{ label: letter, to: `/about/us${letter}` }];
    const sections = [{ type: 'hero', id: 'hero', heading: 'H', lead: 'L', actions }];
    return testPage(language, letter, { arrivals: [], sections });
  };
  const pages = letters.flatMap((letter) =>
    ['pt', 'en'].map((language) => [
      `pages-config/pages/${letter}/${language}.json`,
      pageOf(letter, language),
    ]),
  );
  // Every check asks for them once.
  const removedPages = new Map<string, string>();
  const checks = vi.spyOn(removedPages, 'keys');
  const files = withDeafPage({ ...siteFiles(Object.fromEntries(pages)), removedPages });
  const { applied, remaining } = await fixSite(files);
  expect(remaining.map(({ file }) => file)).toEqual([shell]);
  expect(applied).toHaveLength(pages.length);
  expect(checks.mock.calls.length).toBeLessThan(15);
});

const fixable: string[] = [];
for (const code of problemCodes()) {
  const { around = {}, bad } = readProblemExample(code);
  const { problems } = await checkSite(siteWithExamples(around, bad).files);
  if (problems.some(({ edit }) => edit)) fixable.push(code);
}

it('what it mends in the examples is mended, and nothing is wrong after it that was not before', async () => {
  expect(fixable.length).toBeGreaterThan(20);
  for (const code of fixable) {
    const { files } = siteWithExamples(
      readProblemExample(code).around ?? {},
      readProblemExample(code).bad,
    );
    const { remaining: left, applied: mended } = await fixSite(files);
    expect(
      mended.map(({ problem }) => problem.code),
      code,
    ).toEqual([code]);
    expect(
      left.filter((problem) => !isReminder(problem)),
      code,
    ).toEqual([]);
    const { problems } = await checkSite(files);
    expect(await withoutDeclinedEdits(files, problems), code).toEqual(problems);
  }
});

it('the diff is one that patches', async () => {
  const folder = await temporaryFolder();
  await runProgram('git', ['init', '-q'], folder);
  for (const code of fixable) {
    const { files } = siteWithExamples(
      readProblemExample(code).around ?? {},
      readProblemExample(code).bad,
    );
    for (const [file, text] of (await fixSite(files)).plan) {
      const name = file.replaceAll('/', '-');
      const before = textOf(files, file);
      await writeFile(join(folder, name), before);
      await writeFile(
        join(folder, 'change.diff'),
        `${unifiedDiff(name, before, text as string)}\n`,
      );
      expect(await runProgram('git', ['apply', 'change.diff'], folder), code).toMatchObject({
        code: 0,
      });
      expect(await readFile(join(folder, name), 'utf8'), code).toBe(text);
    }
  }
});

const link = (href: string) => (text: string) =>
  text.replace('"to": "#contact-section"', () => `"href": ${JSON.stringify(href)}`);

it.each([
  ['contato@clinica.example', 'mailto:contato@clinica.example'],
  ['mailto: contato@clinica.example', 'mailto:contato@clinica.example'],
  ['(11) 4002-8922', 'tel:+551140028922'],
  ['tel:11 94002-8922', 'tel:+5511940028922'],
  ['+351 21 123 4567', 'tel:+351211234567'],
  ['www.clinica.example/planos', 'https://www.clinica.example/planos'],
])('an address that lacks its beginning gets it: %s', async (typed, address) => {
  const { plan, remaining } = await fixSite(changed(home, link(typed)));
  expect([remaining, plan.get(home)]).toEqual([[], link(address)(textOf(siteFiles(), home))]);
});

it.each([
  ['+55 11 90000-0000', 'https://wa.me/5511900000000'],
  ['(11) 90000-0000', 'https://wa.me/5511900000000'],
  ['tel:+55 11 90000-0000', 'https://wa.me/5511900000000'],
  ['wa.me/5511900000000', 'https://wa.me/5511900000000'],
  ['contato@clinica.example', 'mailto:contato@clinica.example'],
])('of WhatsApp, a telephone is a conversation there: %s', async (typed, address) => {
  const withSocial = (href: string) => (text: string) =>
    JSON.stringify({ ...JSON.parse(text), social: [{ network: 'whatsapp', href }] });
  const { plan, remaining } = await fixSite(changed(settings, withSocial(typed)));
  const meant = withSocial(address)(textOf(siteFiles(), settings));
  expect([remaining, plan.get(settings)]).toEqual([[], meant]);
});

it.each(['4002-8922', '0800 123 4567', '91 12', 'clinica.example', 'a@b', '(212) 555-1234'])(
  'and one that could be meant in more than one way is left: %s',
  async (typed) => {
    const { plan, remaining } = await fixSite(changed(home, link(typed)));
    expect([plan.size, remaining.map(({ code }) => code)]).toEqual([0, ['schema/pattern']]);
  },
);

it.each([
  ['"accent": "178"', '"accent": 178'],
  ['"accent": " 0"', '"accent": 0'],
  ['"accent": "400"', undefined],
  ['"accent": "17,8"', undefined],
  ['"accent": "0178"', undefined],
])('a number in quotes is one without, where it is allowed: %s', async (typed, number) => {
  const withAccent = (entry: string) => (text: string) => text.replace('{', `{ ${entry},`);
  const { plan, remaining } = await fixSite(changed(home, withAccent(typed)));
  expect(plan.get(home)).toBe(number && withAccent(number)(textOf(siteFiles(), home)));
  expect(remaining.map(({ code }) => code)).toEqual(number ? [] : ['schema/type']);
});

it('a picture that is named with its folder is found', async () => {
  const picture = (src: string) => (text: string) =>
    text.replace(
      '"sections": [',
      () =>
        `"sections": [{ "type": "split", "id": "s", "heading": "S", "picture": { "src": "${src}", "alt": "" } },`,
    );
  const files = siteFiles({}, { '/images/a.png': testPicture });
  const both = changed(
    homeInPortuguese,
    picture('/images/a.png'),
    changed(home, picture('public/images/a.png'), files),
  );
  const { plan, remaining } = await fixSite(both);
  expect(remaining).toEqual([]);
  expect(plan.get(home)).toBe(picture('/images/a.png')(textOf(files, home)));
});
