import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { htmlErrors } from '../../bench/test-support/html-rules.ts';
import { commandHelp } from '../../tools/cli/command-help.ts';
import { commandNames, loadCommand } from '../../tools/cli/find-commands.ts';
import { toolLanguages } from '../../tools/messages/language.ts';
import { copyTinySite, readFolder, runTool, spawnTool } from '../run-tool.ts';

const home = 'pages-config/pages/home/en.json';
const courses = 'pages-config/pages/courses/en.json';
const config = 'pages-config/site.json';

async function edit(root: string, file: string, change: (value: any) => void) {
  const value = JSON.parse(await readFile(join(root, file), 'utf8'));
  change(value);
  await writeFile(join(root, file), JSON.stringify(value, null, 2));
}

/** The tiny site with a page that is missing in French and an old address. */
async function siteWithGaps() {
  const root = await copyTinySite();
  await rm(join(root, 'pages-config/pages/courses/fr.json'));
  await edit(root, courses, (page) => (page.missingIn = ['fr']));
  await edit(
    root,
    config,
    (site) =>
      (site.redirects = [
        { from: '/old-courses', to: '/courses' },
        { from: '/fr/cours', to: '/fr/courses' },
      ]),
  );
  return root;
}

test('a build writes a whole static site, and one that fails leaves it as it was', async () => {
  const root = await siteWithGaps();
  const good = await spawnTool('build', '--root', root);
  expect(good).toMatchObject({ code: 0, stderr: '' });
  const dist = await readFolder(join(root, 'dist'));
  const file = (name: string) => dist.get(name) ?? expect.fail(`dist has no ${name}`);
  const text = (name: string) => Buffer.from(file(name), 'latin1').toString();

  expect([...dist.keys()].filter((name) => name.endsWith('.html')).sort()).toEqual([
    '404.html',
    'courses/index.html',
    'fr/404.html',
    'fr/courses/index.html',
    'fr/index.html',
    'index.html',
  ]);
  for (const name of dist.keys())
    if (name.endsWith('.html')) expect(await htmlErrors(text(name)), name).toEqual([]);
  expect(
    [...dist.keys()].filter(
      (name) => name.startsWith('assets/') && !/\.[\w-]{8,}\.\w+$/.test(name),
    ),
  ).toEqual([]);

  const policies = text('_headers')
    .split('\n')
    .filter((line) => /content-security-policy/i.test(line));
  expect(policies).toHaveLength(1);
  expect(policies[0]).not.toMatch(/unsafe-|\*/);
  expect(policies[0]).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2};/);
  expect(text('index.html')).toMatch(
    /^<!doctype html><html[^>]*><head>(<meta [^>]*>)*<meta http-equiv="Content-Security-Policy" content="default-src /,
  );
  expect(text('_redirects')).toBe('/old-courses /courses 301\n/fr/cours /fr/courses 301\n');
  expect(text('robots.txt')).toContain('Sitemap: https://quayside.example/sitemap.xml');
  expect(text('404.html')).toMatch(/<h1[^>]*>Unexpected Application Error!/);
  expect(text('404.html')).toContain('noindex');

  const site = 'https://quayside.example';
  const urls = [...text('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => [
    /<loc>(.*?)</.exec(url!)![1],
    ...[...url!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    ),
  ]);
  expect(urls.sort()).toEqual([
    [`${site}/`, `en-GB ${site}/`, `fr ${site}/fr`, `x-default ${site}/`],
    [`${site}/courses`, `en-GB ${site}/courses`, `x-default ${site}/courses`],
    [`${site}/fr`, `en-GB ${site}/`, `fr ${site}/fr`, `x-default ${site}/`],
  ]);

  const standIn = text('fr/courses/index.html');
  expect(standIn).toMatch(/<html lang="fr"/);
  expect(standIn).toContain(
    'Cette page n’est pas encore traduite. Vous lisez la version anglaise.',
  );
  expect(standIn).toMatch(/<div lang="en-GB">.*Three courses, one harbour/s);
  expect(standIn).toContain(`<link rel="canonical" href="${site}/courses"`);
  expect(standIn).not.toMatch(/rel="alternate" hreflang="fr"/i);
  expect(text('courses/index.html')).not.toContain('has not been translated');

  await writeFile(
    join(root, home),
    (await readFile(join(root, home), 'utf8')).replace('"heading"', '"haeding"'),
  );
  const failed = await spawnTool('build', '--root', root);
  expect(failed.code).toBe(1);
  expect(failed.stdout).toMatch(/haeding[\s\S]*heading/);
  expect(await readFolder(join(root, 'dist'))).toEqual(dist);
});

test('a picture that cannot be read is a problem of the site, at the line that names it', async () => {
  const root = await copyTinySite();
  const [picture] = (await readdir(join(root, 'public/images'))).filter((name) =>
    /\.(png|jpg|svg|webp)$/.test(name),
  );
  await writeFile(join(root, 'public/images', picture!), 'not a picture');
  const failed = await spawnTool('build', '--root', root);
  expect(failed.code).toBe(1);
  expect(failed.stdout).toMatch(
    new RegExp(`pages-config/pages/\\S+:\\d+:\\d+ [\\s\\S]*${picture}[\\s\\S]*picture/damaged`),
  );
});

describe('check', () => {
  test('ends with 0 where nothing is wrong, and prints one JSON object', async () => {
    const { code, stdout } = await runTool(
      'check',
      '--root',
      await copyTinySite(),
      '--format',
      'json',
    );
    expect({ code, report: JSON.parse(stdout) }).toEqual({
      code: 0,
      report: { problems: [], pages: 4 },
    });
  });

  test('ends with 1 where something is, and says all of it in the shape of the contract', async () => {
    const root = await copyTinySite();
    await edit(root, courses, (page) => (page.sections[0].ground = 'snad'));
    const { code, stdout } = await runTool(
      'check',
      '--root',
      root,
      '--format',
      'json',
      '--lang',
      'en',
    );
    expect(code).toBe(1);
    const text = expect.stringMatching(/./);
    expect(JSON.parse(stdout)).toEqual({
      problems: [
        {
          code: 'schema/enum',
          severity: 'error',
          file: courses,
          line: expect.any(Number),
          column: expect.any(Number),
          pointer: '/sections/0/ground',
          message: text,
          hint: expect.stringContaining('sand'),
        },
      ],
      pages: 4,
    });
  });

  test.each([
    ['check', '--format', 'yaml'],
    ['check', '--lang', 'it'],
    ['check', '--rot', '.'],
    ['build', '--lang', 'it'],
    ['build', '--rot', '.'],
  ])('ends with 2 where it is called wrongly: %s %s %s', async (...args) => {
    const { code, stdout, stderr } = await runTool(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

test('every command explains itself in every language', async () => {
  const { code, stderr } = await runTool();
  expect(code).toBe(2);
  for (const name of commandNames) expect(stderr).toContain(name);
  expect(commandNames).toEqual(expect.arrayContaining(['check', 'build', 'dev', 'test']));
  for (const name of commandNames)
    for (const language of toolLanguages)
      expect(commandHelp(name, await loadCommand(name), language), name).toMatch(
        /^npm (run )?\w+[\s\S]*\n\n[\s\S]+/,
      );
  // One is really called, and the others in the same way.
  expect(await spawnTool('check', '--help', '--lang', 'en')).toEqual({
    code: 0,
    stderr: '',
    stdout: `${commandHelp('check', await loadCommand('check'), 'en')}\n`,
  });
});
