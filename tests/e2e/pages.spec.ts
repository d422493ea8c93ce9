import {
  addressOf,
  collectConsoleErrors,
  expect,
  isMarked,
  languages,
  loadApp,
  markWindow,
  message,
  pageAt,
  pages,
  prefixes,
  shells,
  site,
  tags,
  test,
} from './site.ts';

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  for (const [route, language] of [
    ['/', 'pt'],
    ['/clinicas', 'en'],
    ['/termos', 'es'],
  ] as const) {
    await page.goto(addressOf(route, language));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: message(language, 'navigation.skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)),
    ).toBe(true);
  }
});

test('every address answers with and without a slash at its end', async ({ baseURL }) => {
  for (const { path } of pages.filter(({ path }) => path !== '/')) {
    const answer = await fetch(new URL(`${path}/`, baseURL));
    expect.soft(answer.status, path).toBe(200);
    expect.soft(await answer.text(), path).toContain(`href="${site.url}${path}"`);
  }
});

for (const [language, path] of [
  ['pt', '/nao-existe'],
  ['pt', '/clinicas/nao-existe'],
  ['en', '/en/missing'],
  ['es', '/es/operadoras/falta'],
] as const) {
  test(`an unknown address answers with the error page: ${path}`, async ({ page }) => {
    const said = collectConsoleErrors(page);
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Unexpected Application Error!');
    await expect(title).toHaveAttribute('lang', 'en');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
    await expect(
      page.locator('main').getByRole('link', { name: message(language, 'common.backHome') }),
    ).toHaveAttribute('href', prefixes[language] || '/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const menu = page.getByRole('button', {
      name: shells[language].header.menus[0].label,
      exact: true,
    });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
  });
}

test('the error page leads home within the app', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/nao-existe');
  await loadApp(page);
  await markWindow(page);
  await page
    .locator('main')
    .getByRole('link', { name: message('pt', 'common.backHome') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    pageAt('/').json.sections[0]!.heading!,
  );
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('sitemap and robots name every page with its versions', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of pages)
    expect.soft(sitemap, path).toContain(`<loc>${site.url}${path === '/' ? '/' : path}</loc>`);
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(pages.length);
  expect(await (await request.get('/robots.txt')).text()).toContain(`${site.url}/sitemap.xml`);
});

test.describe('as it comes, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the clinics hero fills the window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/clinicas');
    const { y, height } = (await page.locator('#hero').boundingBox())!;
    expect(y + height).toBeGreaterThanOrEqual(900);
  });

  test('the sections of LGPD alternate', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/seguranca/lgpd');
    const lefts: number[] = [];
    for (const id of ['transparency', 'information-security', 'dpo', 'internal-policies'])
      lefts.push((await page.locator(`#${id} h2`).boundingBox())!.x);
    for (const index of [1, 2, 3])
      expect(Math.abs(lefts[index]! - lefts[index - 1]!)).toBeGreaterThan(300);
  });

  test('the footer says who the company is, in each language', async ({ page }) => {
    for (const language of languages) {
      await page.goto(addressOf('/clinicas', language));
      const footer = page.getByRole('contentinfo');
      const {
        footer: { tagline, legal },
      } = shells[language];
      for (const text of [
        tagline,
        site.brand.legalName,
        site.brand.taxId,
        ...site.brand.address,
        `© ${new Date().getFullYear()}`,
      ])
        await expect.soft(footer).toContainText(text);
      for (const { label } of legal)
        await expect.soft(footer.getByRole('link', { name: label })).toBeVisible();
    }
  });
});
