import { chromium } from 'playwright/test';
import { chromiumArguments, findChromium } from '../../tools/cli/chromium.ts';
import {
  expect,
  isMarked,
  loadApp,
  markWindow,
  openHydrated,
  pageAt,
  shells,
  test,
  words,
} from './site.ts';

const heading = (route: string, language: 'pt' | 'en' = 'pt') =>
  words(language, pageAt(route, language).json.sections[0]!.heading!);

test('where storage and cookies are blocked everything works', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await openHydrated(page, '/clinicas');
  await markWindow(page);
  const menu = page.getByRole('button', { name: shells.pt.header.menus[0].label, exact: true });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  const item = page.locator('h3 button[aria-expanded]').first();
  await item.click();
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  const h1 = page.getByRole('heading', { level: 1 });
  await page.locator('header a[data-language=en]').click();
  await expect(h1).toHaveText(heading('/clinicas', 'en'));
  await page.goBack();
  await expect(h1).toHaveText(heading('/clinicas'));
  expect(await isMarked(page), 'by the app').toBe(true);
  await page.locator('#contact-section form [type=submit]').click();
  await expect(page.locator('#contact-section [aria-invalid=true]').first()).toBeVisible();
});

test('a page comes back whole from the back/forward cache, before and after the app', async ({
  baseURL,
}) => {
  // Playwright keeps browsers from having such a cache.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: unknown[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  for (const path of ['/', '/clinicas', '/seguranca/lgpd', '/telemedicina', '/en/tecnologia'])
    for (const withApp of [false, true]) {
      await page.goto(path);
      if (withApp) await loadApp(page);
      await markWindow(page);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
      );
      await page.goto('/robots.txt');
      await session.send('Runtime.evaluate', { expression: 'history.back()' });
      await expect
        .poll(
          () => page.evaluate(() => (window as { persisted?: boolean }).persisted).catch(() => 0),
          `${path} ${withApp} ${reasons}`,
        )
        .toBe(true);
      expect(await isMarked(page)).toBe(true);
    }
  expect(reasons).toEqual([]);
  await browser.close();
});
