import { expect, type Page, test } from 'playwright/test';
import { colorScale } from '../../src/theme/color-scale.ts';
import { accessibilityFaults } from './axe.ts';
import { copyTinySite, serve } from './tool.ts';

/** Another site with the same code: its own brand, hue, languages and routes. */
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await serve('start', await copyTinySite());
});
test.afterAll(() => site?.stop());

const pages = [
  {
    path: '/',
    lang: 'en-GB',
    heading: 'Learn to sail in a weekend',
    menu: 'School',
    contact: 'Write to us',
    hue: 262,
  },
  {
    path: '/fr',
    lang: 'fr',
    heading: 'Apprenez la voile en un week-end',
    menu: 'École',
    contact: 'Nous écrire',
    hue: 262,
  },
  {
    path: '/courses',
    lang: 'en-GB',
    heading: 'Three courses, one harbour',
    menu: 'School',
    contact: 'Write to us',
    hue: 32,
  },
  {
    path: '/fr/courses',
    lang: 'fr',
    heading: 'Trois stages, un port',
    menu: 'École',
    contact: 'Nous écrire',
    hue: 32,
  },
];

for (const width of [390, 1440])
  for (const { path, lang, heading, menu, contact, hue } of pages)
    test(`${path} at ${width} px is the other site's own`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.url + path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toContainText('Quayside Sailing School Ltd');
      await expect(page.locator('body')).not.toContainText('Vidanexo');

      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: /Quayside/ })).toBeVisible();
      if (width < 768) await header.getByRole('button', { name: /menu/ }).click();
      await expect(header.getByRole('button', { name: contact })).toBeVisible();
      await header.getByRole('button', { name: menu }).click();
      await expect(
        header.getByRole('link', { name: lang === 'fr' ? 'Stages' : 'Courses' }),
      ).toHaveAttribute('href', lang === 'fr' ? '/fr/courses' : '/courses');

      expect(await brandColor(page)).toBe(colorScale(hue)[600]);
      expect(await accessibilityFaults(page)).toEqual([]);
    });

test('its colours are not those of the shipped site', async ({ page, baseURL }) => {
  await page.goto(site.url);
  const own = await brandColor(page);
  await page.goto(baseURL!);
  expect(await brandColor(page)).not.toBe(own);
});

const brandColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-600'));

test('its pages are as wide as the window, and its picture loads', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('img', { name: 'A dinghy on calm water' }).scrollIntoViewIfNeeded();
    await expect(page.locator('#boat [data-state]')).toHaveAttribute('data-state', 'loaded');
  }
});

for (const { path, labels, button, thanks } of [
  {
    path: '/',
    labels: ['Your name', 'Email'],
    button: /Book a trial lesson/,
    thanks: 'We have your message',
  },
  {
    path: '/fr/courses',
    labels: ['Votre nom', 'E-mail'],
    button: /Réserver un cours/,
    thanks: 'Nous avons votre message',
  },
])
  test(`the form of ${path} is sent and answered in its language`, async ({ page, context }) => {
    await page.goto(site.url + path);
    const form = page.locator('#contact-section form');
    await form.getByLabel(labels[0]!).fill('Ada');
    await form.getByLabel(labels[1]!).fill('ada@example.org');
    const answer = context.waitForEvent('page');
    await form.getByRole('button', { name: button }).click();
    await expect((await answer).getByRole('heading', { level: 1 })).toHaveText(thanks);
  });

test('its languages are its own: no other prefix answers, and its switcher leads between the two', async ({
  page,
  request,
}) => {
  for (const path of ['/en', '/es', '/pt', '/clinicas'])
    expect((await request.get(site.url + path)).status()).toBe(404);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/courses`);
  await page.getByRole('banner').locator('a[hreflang=fr]').click();
  await expect(page).toHaveURL(`${site.url}/fr/courses`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
