import type { Page, Response } from 'playwright/test';
import {
  pathOf,
  expect,
  withConcurrency,
  languages,
  message,
  pages,
  scrollThrough,
  routes,
  sectionsOf,
  shells,
  test,
} from './site.ts';

/** How long a page is watched for scripts that nobody asked for. */
const watchMs = 2_500;
const kilobytes = { html: 16_000, boot: 2_048, scripts: 85_000 };

const scriptsOf = (page: Page) => {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || /\.m?js(\?|$)/.test(request.url()))
      found.push(request.url());
  });
  return found;
};

/** Pages with a part that moves by itself wake it when it comes near the view. */
const moving = new Set(
  languages.flatMap((language) =>
    [...sectionsOf('carousel', language), ...sectionsOf('logos', language)].map(({ path }) => path),
  ),
);

test.describe('before somebody does something', () => {
  for (const part of [0, 1]) {
    test(`no page asks for a script file, nor when it is read to its end (${part + 1} of 2)`, async ({
      context,
    }) => {
      test.setTimeout(120_000);
      await withConcurrency(
        pages.filter((_, index) => index % 2 === part),
        5,
        async ({ path }) => {
          const page = await context.newPage();
          const scripts = scriptsOf(page);
          await page.goto(path);
          await page.waitForTimeout(watchMs);
          if (!moving.has(path)) await scrollThrough(page);
          expect.soft(scripts, path).toEqual([]);
          await page.close();
        },
      );
    });
  }

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
      const scripts = scriptsOf(page);
      await page.goto(pathOf('/termos', language));
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

  test('one click opens an accordion item', async ({ page }) => {
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
    await rawClick(page, 'Fale com o DPO');
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto('/');
    await page.locator('[data-video] button').evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('[data-video] iframe')).toBeVisible();

    await page.goto('/termos');
    await rawClick(page, 'Fale conosco');
    await expect(page).toHaveURL('/');
  });

  test('a real click, with its pointer, does what it is for exactly once', async ({ page }) => {
    await page.goto('/clinicas');
    await expect(page.locator('[data-skeleton]').filter({ visible: true })).toHaveCount(0);
    const item = page.locator('h3 button[aria-expanded]').first();
    await item.click();
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await item.click();
    await expect(item).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('where the app cannot load', () => {
  test.use({ expects: /dynamically imported module/ });

  test('links still lead on and forms still send', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/clinicas');
    await page
      .getByRole('button', { name: 'Mercados', exact: true })
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

test.describe('bytes, compressed with brotli, as served', () => {
  test(`at most ${kilobytes.html} of HTML a page, at most ${kilobytes.boot} of script in it`, async ({
    request,
  }) => {
    for (const { path } of pages) {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
      const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
      expect.soft(encoding, path).toBe('br');
      expect.soft(Number(length), path).toBeGreaterThan(1_000);
      expect.soft(Number(length), path).toBeLessThanOrEqual(kilobytes.html);
      const [, boot] = /<script id="boot"[^>]*>([\s\S]*?)<\/script>/.exec(await answer.text())!;
      expect.soft(Buffer.byteLength(boot!), path).toBeGreaterThan(100);
      expect
        .soft(Buffer.byteLength(boot!), `${path}: the boot script, even uncompressed`)
        .toBeLessThanOrEqual(kilobytes.boot);
    }
  });

  test(`at most ${kilobytes.scripts} of script after the first click, on any page`, async ({
    context,
    request,
  }) => {
    test.setTimeout(120_000);
    const sizes = new Map<string, number>();
    const totals = new Map<string, number>();
    const size = async (url: string) => {
      if (!sizes.has(url)) {
        const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
        // What fits in one packet is sent as it is.
        if (Number(answer.headers()['content-length']) > 1_400)
          expect(answer.headers()['content-encoding'], url).toBe('br');
        sizes.set(url, Number(answer.headers()['content-length']));
      }
      return sizes.get(url)!;
    };
    await withConcurrency(pages, 3, async ({ path, language }) => {
      const page = await context.newPage();
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
      });
      await page.goto(path);
      const menu = page.getByRole('button', {
        name: shells[language].header.menus[0].label,
        exact: true,
      });
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await page.waitForLoadState('networkidle');
      const urls = new Set(scripts.map((response) => response.url()));
      let total = 0;
      for (const url of urls) total += await size(url);
      totals.set(path, total);
      await page.close();
    });
    expect(totals.size).toBe(pages.length);
    expect(Math.min(...totals.values())).toBeGreaterThan(10_000);
    expect(
      [...totals].filter(([, total]) => total > kilobytes.scripts),
      [...sizes].map(([url, bytes]) => `${url.split('/').at(-1)} ${bytes}`).join(', '),
    ).toEqual([]);
  });

  test('every asset has a name of its own and may be kept for a year', async ({ request }) => {
    for (const route of routes) {
      const html = await (await request.get(route)).text();
      for (const url of new Set(html.match(/\/assets\/[\w.-]+/g))) {
        if (!/\.[\w-]{8,}\.\w+$/.test(url)) expect.soft(url, route).toBe('hashed');
      }
    }
    const html = await (await request.get('/')).text();
    const [asset] = /\/assets\/entry-client[\w.-]+/.exec(html)!;
    expect((await request.get(asset)).headers()['cache-control']).toMatch(
      /max-age=31536000.*immutable/,
    );
  });
});
