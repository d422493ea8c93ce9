import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { projectRoot } from '../../tools/model/schemas.ts';
import { copySite, copyTinySite, serve } from './tool.ts';

/**
 * Editing live: a saved file shows without a reload, and what is wrong shows in its place, while
 * all the rest is live.
 */
let root: string;
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  root = await copyTinySite();
  site = await serve('dev', root);
});
test.afterAll(() => site?.stop());

const homeFile = 'pages-config/pages/home/en.json';
const homePath = () => join(root, homeFile);
const sentence = 'Our dinghies are light and steady';

/** Changes a file of the site's copy as an editor would, and gives back what it was. */
async function edit(change: (text: string) => string, path = homePath()) {
  const before = await readFile(path, 'utf8');
  await writeFile(path, change(before));
  return before;
}

/** Opens a page and waits until it is live. */
async function open(page: Page, path = '') {
  await page.goto(site.url + path);
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('[data-asleep]'),
    undefined,
    { polling: 50 },
  );
}

/** Opens a page, marks its window and scrolls: a reload would lose both. */
async function openScrolled(page: Page) {
  await open(page);
  await expect(page.getByText(sentence)).toBeAttached();
  await page.evaluate(() => {
    (window as { mark?: string }).mark = 'not reloaded';
    document.getElementById('boat')!.scrollIntoView({ behavior: 'instant' });
  });
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(100);
  return top;
}

async function expectStill(page: Page, top: number) {
  expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe('not reloaded');
  expect(await page.evaluate(() => scrollY)).toBe(top);
}

test('a saved text shows without a reload, where the page was', async ({ page }) => {
  const top = await openScrolled(page);
  const before = await edit((text) => text.replace(sentence, 'Our boats are made of oak'));
  await expect(page.getByText('Our boats are made of oak')).toBeVisible();
  await expectStill(page, top);
  await writeFile(homePath(), before);
  await expect(page.getByText(sentence)).toBeVisible();
  await expectStill(page, top);
});

/** The parts of each problem that an overlay or a card shows. */
const problemsIn = (overlay: Locator) =>
  overlay.evaluate((host) =>
    [...host.shadowRoot!.querySelectorAll('li')].map((item) =>
      Object.fromEntries([...item.children].map((part) => [part.className, part.textContent!])),
    ),
  );

/** What `npm run check` prints. */
const check = () =>
  new Promise<string>(
    (resolve) =>
      void execFile(
        process.execPath,
        ['tools/cli/start.mjs', 'check', '--root', root, '--lang', 'en'],
        { cwd: projectRoot },
        (_error, stdout) => resolve(stdout),
      ),
  );

/** What is opened in the editor from now on, as `file:line:column`; none is opened in truth. */
async function openings(page: Page): Promise<string[]> {
  const opened: string[] = [];
  await page.route('**/__open-in-editor?*', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file')!);
    return route.fulfill({ body: '' });
  });
  return opened;
}

const foot = (page: Page) => page.locator('problem-overlay[place=foot]');
const card = (page: Page, id: string) => page.locator(`#${id}[data-problem-card] problem-overlay`);

test('a broken file shows its problem over the last good page, and mending it clears it', async ({
  page,
}) => {
  const top = await openScrolled(page);
  const before = await edit((text) => text.replace(/\n\}\s*$/, ',\n}\n'));
  await expect(foot(page)).toBeVisible();
  await expect(foot(page)).toHaveAttribute('role', 'alert');
  await expect(foot(page).getByText('1 problem')).toBeVisible();
  const line = before.trimEnd().split('\n').length;
  const [{ location, severity, breadcrumb, message, frame, hint, footer } = {}] = await problemsIn(
    foot(page),
  );
  expect(location).toMatch(new RegExp(`^${homeFile}:${line - 1}:\\d+$`));
  expect(severity).toMatch(/^error \(line \d+, column \d+\)$/);
  expect(breadcrumb).toMatch(/^page \/, English/);
  expect(message).toMatch(/./);
  expect(frame).toContain(`> ${line - 1} |`);
  expect(frame).toMatch(/\|\s+\^/);
  expect(hint).toMatch(/./);
  expect(footer).toMatch(/^json\//);
  await expect(page.getByText(sentence)).toBeVisible();
  await expectStill(page, top);

  await writeFile(homePath(), before);
  await expect(foot(page)).toHaveCount(0);
  await expect(page.getByText(sentence)).toBeVisible();
  await expectStill(page, top);
});

test('of several broken files that of the page on the screen is told first', async ({ page }) => {
  const courses = join(root, 'pages-config/pages/courses/en.json');
  await open(page);
  const spoil = (text: string) => text.replace(/\n\}\s*$/, ',\n}\n');
  const before = [await edit(spoil, courses), await edit(spoil)];
  await expect(foot(page).getByText('2 problems')).toBeVisible();
  expect(
    (await problemsIn(foot(page))).map(({ location }) => location!.replace(/:.*/, '')),
  ).toEqual([homeFile, 'pages-config/pages/courses/en.json']);
  await writeFile(courses, before[0]!);
  await writeFile(homePath(), before[1]!);
  await expect(foot(page)).toHaveCount(0);
});

test('a faulty section is a card in its place with the words of the terminal; the others stay live', async ({
  page,
}) => {
  const opened = await openings(page);
  await openScrolled(page);
  const question = page.getByRole('button', { name: 'And if it rains?' });
  await question.click();
  const before = await edit((text) =>
    text.replace('"paragraphs"', '"paragrahps"').replace('Before you come', 'Before you sail'),
  );
  await expect(card(page, 'boat')).toBeVisible();
  await expect(page.locator('#boat')).toHaveCount(1);
  await expect(page.locator('#boat').getByRole('heading')).toHaveCount(0);
  await expect(foot(page)).toHaveCount(0);
  const printed = (await check()).split('\n').map((text) => text.trim());
  const [parts = {}] = await problemsIn(card(page, 'boat'));
  expect(Object.keys(parts)).toEqual([
    'location',
    'severity',
    'breadcrumb',
    'message',
    'frame',
    'hint',
    'footer',
  ]);
  for (const line of Object.values(parts).flatMap((part) => part.split('\n')))
    expect(
      printed.some((each) => each.includes(line.trim())),
      line,
    ).toBe(true);

  await card(page, 'boat').getByRole('button', { name: homeFile }).click();
  await expect.poll(() => opened).toEqual([join(root, parts.location!)]);

  await expect(page.getByRole('heading', { name: 'Before you sail' })).toBeVisible();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'What do I bring?' }).click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await edit((text) => text.replace('Before you sail', 'Before you go'));
  await expect(page.getByRole('heading', { name: 'Before you go' })).toBeVisible();
  await expect(card(page, 'boat')).toBeVisible();
  await expect(page.getByRole('button', { name: 'What do I bring?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe('not reloaded');

  await writeFile(homePath(), before);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.locator('problem-overlay')).toHaveCount(0);
});

test('a page that is opened while a section is faulty shows its card; other pages tell of it in one line', async ({
  page,
}) => {
  const before = await edit((text) => text.replace('"lead"', '"laed"'));
  await expect(async () => {
    await page.goto(site.url);
    await expect(card(page, 'hero')).toContainText('laed', { timeout: 15_000 });
  }).toPass();
  await expect(page.getByText(sentence)).toBeAttached();
  await page.goto(`${site.url}/courses`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three courses, one harbour');
  await expect(foot(page).getByText('1 problem')).toBeVisible();
  await expect(foot(page).getByText(homeFile)).toBeHidden();
  await foot(page).getByText('1 problem').click();
  await expect(foot(page).getByText(homeFile)).toBeVisible();
  await writeFile(homePath(), before);
  await expect(page.locator('problem-overlay')).toHaveCount(0);
});

test('what a visitor did in a section stays while its texts change', async ({ page }) => {
  await open(page);
  const question = page.getByRole('button', { name: 'And if it rains?' });
  await question.click();
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  const before = await edit((text) =>
    text.replace('If it storms, we move the day.', 'If it storms, we wait.'),
  );
  await expect(page.getByText('If it storms, we wait.')).toBeVisible();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.com');
  await writeFile(homePath(), before);
  await expect(page.getByText('If it storms, we move the day.')).toBeVisible();
});

test('another picture shows when it is named, and when its file changes', async ({ page }) => {
  const second = join(root, 'public/images/second.png');
  await cp(join(root, 'public/images/dinghy.png'), second);
  await open(page);
  const picture = page.locator('#boat [data-state] > picture img');
  await page.locator('#boat').scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', '/images/dinghy.png');
  const before = await edit((text) => text.replace('/images/dinghy.png', '/images/second.png'));
  await expect(picture).toHaveAttribute('src', '/images/second.png');
  await expect(page.locator('#boat [data-state]').first()).toHaveAttribute('data-state', 'loaded');
  await rm(second);
  await expect(card(page, 'boat')).toContainText('/images/second.png');
  await writeFile(homePath(), before);
  await expect(picture).toHaveAttribute('src', '/images/dinghy.png');
});

test('alt-click on a text opens its file at its line, and shows the other languages', async ({
  page,
}) => {
  const opened = await openings(page);
  const lineOf = async (file: string, text: string) =>
    (await readFile(join(root, file), 'utf8'))
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;
  await open(page);
  const panel = page.getByRole('dialog', { name: 'Where this text is written' });

  await page.getByText(sentence).click({ modifiers: ['Alt'] });
  const frenchHome = 'pages-config/pages/home/fr.json';
  await expect(panel.locator('dt')).toHaveText([
    `en  ${homeFile}:${await lineOf(homeFile, sentence)}`,
    `fr  ${frenchHome}:${await lineOf(frenchHome, 'Nos dériveurs')}`,
  ]);
  await expect(panel.locator('dd').nth(1)).toContainText('Nos dériveurs');
  await expect(panel.locator('dd').nth(1)).toHaveAttribute('lang', 'fr');
  await expect(panel).toBeFocused();
  await expect
    .poll(() => opened)
    .toEqual([
      expect.stringMatching(
        new RegExp(`^${join(root, homeFile)}:${await lineOf(homeFile, sentence)}:\\d+$`),
      ),
    ]);
  await panel.getByRole('button', { name: frenchHome }).click();
  await expect.poll(() => opened.at(-1)).toContain(join(root, frenchHome));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  // A link is not followed, and a text that names a message is found where its words are.
  await page.getByRole('link', { name: 'Learn more' }).click({ modifiers: ['Alt'] });
  await expect(panel.locator('dt').first()).toHaveText(
    `en  translations/en.json:${await lineOf('translations/en.json', '"Learn more"')}`,
  );
  expect(new URL(page.url()).pathname).toBe('/');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);

  // The words of a form are in its own file, for all languages; a text that the page makes itself
  // is in none.
  const form = 'pages-config/forms/trial-lesson.json';
  await page.locator('label', { hasText: 'Email' }).click({ modifiers: ['Alt'] });
  await expect(panel.locator('dt')).toHaveText([
    new RegExp(`^en  ${form}`),
    new RegExp(`^fr  ${form}`),
  ]);
  await page.locator('[data-year]').click({ modifiers: ['Alt'] });
  await expect(panel).toContainText('This text is not in the site files.');

  // Where no editor is at hand, the page says what is missing, and where the text is all the same.
  await page.unroute('**/__open-in-editor?*');
  const body = 'Nothing was opened';
  await page.route('**/__open-in-editor?*', (route) => route.fulfill({ status: 422, body }));
  await page.getByText(sentence).click({ modifiers: ['Alt'] });
  await expect(page.locator('server-notice')).toHaveText(body);
  await expect(panel.locator('dt').first()).toContainText(homeFile);
});

test('a server that does not answer is told on the page, until it answers again', async ({
  page,
}) => {
  await open(page);
  await openings(page);
  await page.route('**/__text', (route) => route.abort());
  await page.getByText(sentence).click({ modifiers: ['Alt'] });
  const notice = page.locator('server-notice');
  await expect(notice).toHaveText(
    'The editing server did not answer. See the terminal where npm run dev is running.',
  );
  await expect(notice).toHaveAttribute('role', 'alert');
  await page.unroute('**/__text');
  await page.getByText(sentence).click({ modifiers: ['Alt'] });
  await expect(page.getByRole('dialog', { name: 'Where this text is written' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('texts that wait to be written show with their mark, and drafts show with theirs', async ({
  page,
}) => {
  await open(page);
  const before = await edit((text) => text.replace(sentence, '✎ Say what the boats are like'));
  await expect(page.getByText('✎ Say what the boats are like')).toBeVisible();
  await expect(page.locator('problem-overlay')).toHaveCount(0);
  await writeFile(homePath(), before);

  await expect(page.locator('draft-note')).toHaveCount(0);
  const courses = join(root, 'pages-config/pages/courses/fr.json');
  const published = await edit((text) => text.replace('{', '{ "status": "draft",'), courses);
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole('link', { name: 'Learn more' }).click();
  await expect(page).toHaveURL(`${site.url}/courses`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three courses, one harbour');
  await expect(page.locator('draft-note')).toContainText('Draft');
  await expect(page.locator('problem-overlay')).toHaveCount(0);
  await writeFile(courses, published);
  await expect(page.locator('draft-note')).toHaveCount(0);
});

test('a page that is deleted is gone, and one that is made is there', async ({ page }) => {
  await open(page, '/courses');
  const copy = await copyTinySite();
  await rm(join(root, 'pages-config/pages/courses'), { recursive: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await cp(join(copy, 'pages-config/pages/courses'), join(root, 'pages-config/pages/courses'), {
    recursive: true,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three courses, one harbour');
  await expect(page.locator('problem-overlay')).toHaveCount(0);
  await rm(copy, { recursive: true });
});

test('interface texts, the shell, the title and the colours show when saved', async ({ page }) => {
  await open(page, '/fr');
  const messages = await edit(
    (text) => text.replace('Apprenez la voile en un week-end', 'La voile, enfin'),
    join(root, 'translations/fr.json'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La voile, enfin');
  await writeFile(join(root, 'translations/fr.json'), messages);
  const shell = await edit(
    (text) => text.replace('Petits bateaux', 'Grands bateaux'),
    join(root, 'pages-config/shell/fr.json'),
  );
  await expect(page.getByRole('contentinfo')).toContainText('Grands bateaux');
  await writeFile(join(root, 'pages-config/shell/fr.json'), shell);
  const home = join(root, 'pages-config/pages/home/fr.json');
  const titled = await edit(
    (text) => text.replace('Quayside, l’école de voile du port', 'Le port de Quayside'),
    home,
  );
  await expect(page).toHaveTitle('Le port de Quayside');
  await writeFile(home, titled);
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-600'));
  const color = await brand();
  const config = await edit(
    (text) => text.replace('"hue": 262', '"hue": 150'),
    join(root, 'pages-config/site.json'),
  );
  await expect.poll(brand).not.toBe(color);
  await writeFile(join(root, 'pages-config/site.json'), config);
  await expect.poll(brand).toBe(color);
});

test('a site that is broken from the start shows its problem, and the page once it is mended', async ({
  page,
}) => {
  const brokenRoot = await copyTinySite();
  const file = join(brokenRoot, 'pages-config/site.json');
  const before = await edit((text) => text.replace('"brand"', '"brnad"'), file);
  const broken = await serve('dev', brokenRoot);
  try {
    await page.goto(broken.url);
    await expect(page.locator('problem-overlay')).toContainText('brnad');
    await writeFile(file, before);
    await expect(page.locator('problem-overlay')).toHaveCount(0);
    await expect(page.getByText(sentence)).toBeAttached();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
      'Figtree',
    );
  } finally {
    await broken.stop();
  }
});

test('it says the address of the home page in the language of the tools', async ({ page }) => {
  const english = await serve('dev', await copySite(), {}, 'en');
  try {
    expect(english.address).toBe(`${english.url}/en`);
    await page.goto(english.address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  } finally {
    await english.stop();
  }
  // A site without that language begins in its own.
  expect(site.address).toBe(site.url);
});
