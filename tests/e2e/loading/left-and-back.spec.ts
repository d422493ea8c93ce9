import type { Page } from 'playwright/test';
import { button, namesOf } from '../header/parts.ts';
import {
  expect,
  expectScrolledTo,
  hold,
  loadApp,
  openHydrated,
  pageAt,
  test,
  uncover,
  words,
} from '../site.ts';

const scrollPage = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

const expectAt = (page: Page, top: number) =>
  expect.poll(() => page.evaluate((to) => Math.abs(scrollY - to), top)).toBeLessThan(3);

/** Scrolls, and waits until the entry of the history has it. */
async function scrolled(page: Page, top: number): Promise<void> {
  await scrollPage(page, top);
  await expect
    .poll(() =>
      page.evaluate(() => (history.state as { scrollToPosition?: number })?.scrollToPosition),
    )
    .toBe(top);
}

const follow = (page: Page, href: string) =>
  page.evaluate(
    (to) => document.querySelector<HTMLElement>(`header a[href="${to}"]`)!.click(),
    href,
  );

test.describe('where a browser translates the page', () => {
  test.use({ expects: /418/ });

  async function openTranslated(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await page.evaluate(() => {
      const words = document.createElement('font');
      words.textContent = 'Start';
      document.querySelector('header nav a')!.replaceChildren(words);
    });
    await loadApp(page);
    await expect(page.locator('header nav a font')).toHaveCount(0);
  }

  test('the app makes its sections anew, and a form is there', async ({ page }) => {
    await openTranslated(page, '/clinicas');
    await expect(page.locator('#contact-section form')).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
  });

  test('the pictures that it makes anew come, too', async ({ page }) => {
    await openTranslated(page, '/');
    const picture = page.locator('#video [data-ratio]');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-state', 'loaded');
  });
});

test.describe('where a browser has translated the page by itself', () => {
  test('it stays the HTML that it is, with what was typed', async ({ page }) => {
    await page.goto('/clinicas');
    await page.evaluate(() => {
      document.documentElement.lang = 'de';
      const words = document.createElement('font');
      words.textContent = 'Kliniken';
      document.querySelector('header nav a')!.replaceChildren(words);
    });
    const data = page.waitForResponse('**/clinicas/page.json');
    const field = page.locator('#contact-section [name=FNAME]');
    await field.fill('Ana');
    await data;
    await page.evaluate(() => import(document.getElementById('boot')!.dataset.entry!));
    await page.waitForTimeout(500);
    await expect(page.locator('header nav a font')).toHaveText('Kliniken');
    await expect(field).toHaveValue('Ana');
  });
});

test('who loads a page again finds the way back to those that the app showed before', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await follow(page, '/clinicas');
  await expect(page).toHaveTitle(pageAt('/clinicas').json.title);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveTitle(pageAt('/').json.title);
  await expect(page.locator('main h1')).toHaveText(
    words('pt', pageAt('/').json.sections[0]!.heading!),
  );
  await page.reload();
  await page.goForward();
  await expect(page).toHaveTitle(pageAt('/clinicas').json.title);
});

test('who goes back before the app has come, or where it does not come, has that page', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await scrolled(page, 900);
  await follow(page, '/clinicas');
  await expect(page).toHaveTitle(pageAt('/clinicas').json.title);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await page.goBack();
  await expect(page).toHaveTitle(pageAt('/').json.title);
  await page.unroute('**/*.js');
  await page.reload();
  await expectAt(page, 900);
});

test('a link within the page that was the first touch leads back to where it was followed', async ({
  page,
}) => {
  await page.goto('/privacidade');
  await uncover(page);
  await scrollPage(page, 300);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('main a[href="#policy-5"]')!.click(),
  );
  await expectScrolledTo(page.locator('#policy-5'));
  await loadApp(page);
  await page.goBack();
  await expectAt(page, 300);
});

test('a page that nobody sees is left to the browser to restore', async ({ page }) => {
  await openHydrated(page, '/');
  const seen = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return history.scrollRestoration;
    }, isHidden);
  expect([await seen(true), await seen(false)]).toEqual(['auto', 'manual']);
});

test('a host may write the address with a slash: its links are those of this page', async ({
  page,
}) => {
  await page.route('**/clinicas/', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/clinicas', route.request().url()).href }),
    }),
  );
  await openHydrated(page, '/clinicas/');
  const link = page.locator('#main-menu a[href="/clinicas"]:not([lang])');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await scrolled(page, 700);
  await follow(page, '/clinicas');
  await expectAt(page, 0);
  expect(new URL(page.url()).pathname).toBe('/clinicas/');
});

test('who turns back before the next page has come finds the page that was left', async ({
  page,
}) => {
  await openHydrated(page, '/clinicas');
  await scrolled(page, 1500);
  await hold(page, '**/academias/page.json');
  await follow(page, '/academias');
  await page.waitForURL('**/academias');
  await page.goBack();
  await expect(page.locator('#contact-section form')).toBeVisible();
  await expectAt(page, 1500);
});

test('who follows a link right after scrolling comes back to where the page was left', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await scrolled(page, 700);
  await scrollPage(page, 1500);
  await page.evaluate(async () => {
    // Two frames on, the page has heard of it; what waits for its rest has not come.
    const twoFrames = new Promise((second) =>
      requestAnimationFrame(() => requestAnimationFrame(second)),
    );
    await Promise.race([twoFrames, new Promise((late) => setTimeout(late, 1_000))]);
    document.querySelector<HTMLElement>('header a[href="/clinicas"]')!.click();
  });
  await expect(page).toHaveTitle(pageAt('/clinicas').json.title);
  await page.goBack();
  await expect(page).toHaveTitle(pageAt('/').json.title);
  await expectAt(page, 1500);
});

test('what was typed in a form is there for who comes back from another page', async ({ page }) => {
  await openHydrated(page, '/clinicas');
  const form = page.locator('#contact-section form');
  const email = form.locator('[name=EMAIL]');
  await email.click();
  await email.fill('ana@clinica.com.br');
  await follow(page, '/clinicas');
  await expectAt(page, 0);
  await expect(email).toHaveValue('ana@clinica.com.br');
  await form.locator('a[href="/privacidade"]').click();
  await page.waitForURL('**/privacidade');
  await page.goBack();
  await expect(email).toHaveValue('ana@clinica.com.br');
});

test('the header’s button, too, leaves what was typed to who comes back', async ({ page }) => {
  await openHydrated(page, '/clinicas');
  const email = page.locator('#contact-section [name=EMAIL]');
  await email.click();
  await email.fill('ana@clinica.com.br');
  await button(page, namesOf('pt').contact).click();
  await page.waitForURL('**/#contact-section');
  await page.goBack();
  await expect(email).toHaveValue('ana@clinica.com.br');
});

test('back and forward lead between places of one page', async ({ page }) => {
  await openHydrated(page, '/privacidade');
  const link = page.locator('a[href="#policy-5"]').first();
  await link.scrollIntoViewIfNeeded();
  const leftAt = await page.evaluate(() => scrollY);
  await link.click();
  await expectScrolledTo(page.locator('#policy-5'));
  await expect
    .poll(() => page.evaluate(() => history.state?.scrollToPosition === Math.round(scrollY)))
    .toBe(true);
  await page.goBack();
  await expectAt(page, leftAt);
  await page.goForward();
  await expectScrolledTo(page.locator('#policy-5'));
});

test('a page that was scrolled before the app came is come back to where it was', async ({
  page,
}) => {
  await page.goto('/');
  await uncover(page);
  await scrollPage(page, 1500);
  await loadApp(page);
  await follow(page, '/clinicas');
  await expect(page).toHaveTitle(pageAt('/clinicas').json.title);
  await page.goBack();
  await expect(page).toHaveTitle(pageAt('/').json.title);
  await expectAt(page, 1500);
});

test('a page that is loaded again is where it was', async ({ page }) => {
  await openHydrated(page, '/');
  await scrolled(page, 1500);
  await page.reload();
  await expectAt(page, 1500);
});

test('whoever goes to the form by keyboard goes on in it', async ({ page }) => {
  await openHydrated(page, '/');
  await page.locator('header').getByRole('button', { name: 'Fale conosco' }).press('Enter');
  await expectScrolledTo(page.locator('#contact-section'));
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('section')?.id ?? 'elsewhere'),
  ).toBe('contact-section');
});

test('a menu closes once the focus has left the header', async ({ page }) => {
  await openHydrated(page, '/');
  const button = page.locator('header button[aria-controls^="menu-"]').first();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.locator('main a').first().focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a link to the page one is on asks for nothing', async ({ page }) => {
  await openHydrated(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.locator('header a[href="/"]').first().hover();
  await page.locator('header a[href="/clinicas"]').first().dispatchEvent('pointerover');
  await expect.poll(() => asked.some((url) => url.endsWith('/clinicas/page.json'))).toBe(true);
  expect(asked.filter((url) => new URL(url).pathname === '/page.json')).toEqual([]);
});

test('two clicks on the contact button are one step', async ({ page }) => {
  await openHydrated(page, '/termos');
  const before = await page.evaluate(() => history.length);
  await page.locator('header').getByRole('button', { name: 'Fale conosco' }).dblclick();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
