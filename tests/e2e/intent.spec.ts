import type { Page } from 'playwright/test';
import { namesOf } from './header/parts.ts';
import {
  addressOf,
  expect,
  languages,
  loadApp,
  message,
  routes,
  shells,
  test,
  uncover,
} from './site.ts';

const pt = namesOf('pt');

const scriptsOf = (page: Page) => {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.m?js(\?|$)/.test(request.url()))
      found.push(request.url());
  });
  return found;
};

test.describe('before somebody does something', () => {
  test('a page that moves asks for scripts once its moving part comes near', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/');
    await page.locator('[data-client]').first().scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await expect(page.locator('[data-client]').first()).toHaveAttribute('data-motion', 'playing');
  });
});

test.describe('the first click is not lost', () => {
  /** Clicks without the pointer's way there, which would load the app before. */
  const rawClick = (page: Page, name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((button: HTMLElement) => button.click());

  test('one click opens a menu', async ({ page }) => {
    for (const language of languages) {
      // What the page before still asks for is not this one's.
      await page.goto('about:blank');
      const scripts = scriptsOf(page);
      await page.goto(addressOf('/termos', language));
      const name = shells[language].header.menus[0].label;
      expect(scripts).toEqual([]);
      await rawClick(page, name);
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(page.locator('#menu-markets')).toBeVisible();
    }
  });

  test('one click opens an accordion item', { tag: '@slow' }, async ({ page }) => {
    for (const route of ['/clinicas', '/corporativo'] as const) {
      await page.goto(route);
      const item = page.locator('h3 button[aria-expanded]').nth(1);
      await item.evaluate((button: HTMLElement) => button.click());
      await expect(item).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('h3 button[aria-expanded=true]')).toHaveCount(1);
    }
  });

  test('one click opens the dialog, plays the video, and goes to the contact section', async ({
    page,
  }) => {
    await page.goto('/seguranca/lgpd');
    await page
      .locator('#closing button[aria-haspopup=dialog]')
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto('/');
    await page.locator('[data-video] button').evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('[data-video] iframe')).toBeVisible();

    await page.goto('/termos');
    await rawClick(page, pt.contact);
    await expect(page).toHaveURL('/');
  });

  test('a real click, with its pointer, does what it is for exactly once', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/clinicas');
    await uncover(page);
    const item = page.locator('h3 button[aria-expanded]').first();
    await item.click();
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await item.click();
    await expect(item).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the data that the app needs comes while the app does', async ({ page }) => {
  const shell = page.waitForRequest('**/assets/shell.*.json');
  await page.route('**/assets/entry-client.*.js', async (route) => {
    await shell;
    await route.continue();
  });
  await page.goto('/termos');
  await loadApp(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.querySelector('header')!).join()))
    .toContain('react');
});

test.describe('where the app cannot load', () => {
  test.use({ expects: /dynamically imported module/ });

  test('links still lead on and forms still send', { tag: '@slow' }, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/clinicas');
    await page
      .getByRole('button', { name: pt.markets, exact: true })
      .evaluate((button: HTMLElement) => button.click());
    await page.locator('#devices').getByRole('link').click();
    await expect(page).toHaveURL('/visao-360/indicadores');
    await page.goto('/clinicas');
    const form = page.locator('#contact-section form');
    await form.locator('[name=FNAME]').fill('Ana');
    await form.locator('[name=EMAIL]').fill('ana@example.com');
    await form.locator('[name=COMPANY]').fill('Clínica');
    const answer = page.waitForEvent('popup');
    await form.getByRole('button').click();
    await expect((await answer).getByRole('heading', { level: 1 })).toHaveText(
      message('pt', 'common.thanksTitle'),
    );
  });
});

test('every asset has a name of its own and may be kept for a year', async ({ baseURL }) => {
  const get = (path: string) => fetch(new URL(path, baseURL));
  for (const route of routes) {
    const html = await (await get(route)).text();
    for (const url of new Set(html.match(/\/assets\/[\w.-]+/g))) {
      if (!/\.[\w-]{8,}\.\w+$/.test(url)) expect.soft(url, route).toBe('hashed');
    }
  }
  const html = await (await get('/')).text();
  const [asset] = /\/assets\/entry-client[\w.-]+/.exec(html)!;
  expect((await get(asset)).headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
});
