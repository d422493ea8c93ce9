import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { copyTinySite, serve } from './tool.ts';

/** Editing live, as CONTRACT has it: a saved file shows without a reload, a broken one shows its problem over the last good page. */
let root: string;
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial', timeout: 60_000 });
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

/** Opens a page, marks its window and scrolls: a reload would lose both. */
async function openScrolled(page: Page) {
  await page.goto(site.url);
  await expect(page.getByText(sentence)).toBeAttached();
  await page.waitForFunction(() => !document.querySelector('[data-asleep]'));
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

test('a broken file shows its problem over the last good page, and mending it clears it', async ({ page }) => {
  const top = await openScrolled(page);
  const before = await edit((text) => text.replace(/\n\}\s*$/, ',\n}\n'));
  const overlay = page.locator('problem-overlay');
  await expect(overlay).toBeVisible();
  await expect(overlay).toHaveAttribute('role', 'alert');
  const line = before.trimEnd().split('\n').length;
  const shown = await overlay.evaluate((host) => [...host.shadowRoot!.querySelectorAll('li > *')].map((part) => part.textContent));
  const [place, gravity, message, frame, hint, code] = shown;
  expect(shown).toHaveLength(6);
  expect(gravity).toMatch(/\(.*\d+.*\d+\)$/);
  expect(place).toMatch(new RegExp(`^${homeFile}:${line - 1}:\\d+$`));
  expect(message).not.toBe('');
  expect(frame).toContain(`> ${line - 1} |`);
  expect(frame).toMatch(/\|\s+\^/);
  expect(hint).not.toBe('');
  expect(code).toMatch(/^json\//);
  await expect(page.getByText(sentence)).toBeVisible();
  await expectStill(page, top);

  await writeFile(homePath(), before);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByText(sentence)).toBeVisible();
  await expectStill(page, top);
});

test('a page that is opened while a file is broken shows the problem and the last good page', async ({ page }) => {
  const before = await edit((text) => text.replace('"lead"', '"laed"'));
  await expect(async () => {
    await page.goto(site.url);
    await expect(page.locator('problem-overlay')).toContainText('laed', { timeout: 1000 });
  }).toPass();
  await expect(page.getByText(sentence)).toBeAttached();
  await writeFile(homePath(), before);
  await expect(page.locator('problem-overlay')).toHaveCount(0);
});

test('interface texts, the shell, the title and the colours show when saved', async ({ page }) => {
  await page.goto(`${site.url}/fr`);
  const messages = await edit((text) => text.replace('Apprenez la voile en un week-end', 'La voile, enfin'), join(root, 'translations/fr.json'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La voile, enfin');
  await writeFile(join(root, 'translations/fr.json'), messages);
  const shell = await edit((text) => text.replace('Petits bateaux', 'Grands bateaux'), join(root, 'pages-config/shell/fr.json'));
  await expect(page.getByRole('contentinfo')).toContainText('Grands bateaux');
  await writeFile(join(root, 'pages-config/shell/fr.json'), shell);
  const home = join(root, 'pages-config/pages/home/fr.json');
  const titled = await edit((text) => text.replace('Quayside, l’école de voile du port', 'Le port de Quayside'), home);
  await expect(page).toHaveTitle('Le port de Quayside');
  await writeFile(home, titled);
  const brand = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-600'));
  const color = await brand();
  const config = await edit((text) => text.replace('"hue": 262', '"hue": 150'), join(root, 'pages-config/site.json'));
  await expect.poll(brand).not.toBe(color);
  await writeFile(join(root, 'pages-config/site.json'), config);
  await expect.poll(brand).toBe(color);
});

test('a site that is broken from the start shows its problem, and the page once it is mended', async ({ page }) => {
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
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree');
  } finally {
    await broken.stop();
  }
});

test('the time from saving to showing', async ({ page }) => {
  await openScrolled(page);
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const text = `Saved for the ${round}th time`;
    const begin = Date.now();
    const before = await edit((old) => old.replace(sentence, text));
    await page.waitForFunction((wanted) => document.body.textContent!.includes(wanted), text);
    times.push(Date.now() - begin);
    await writeFile(homePath(), before);
    await page.waitForFunction((wanted) => document.body.textContent!.includes(wanted), sentence);
  }
  const median = times.sort((a, b) => a - b)[5];
  console.log(`from save to shown: median of ${times.length} ${median} ms (${times[0]} to ${times.at(-1)} ms)`);
});
