import type { Page, Response } from 'playwright/test';
import { collectConsoleErrors, expect, loadApp, pagesIn, test } from './site.ts';

/** Drawings come in files with those that are on the same pages. */

const isDrawing = (url: string) => /\/assets\/drawings[\w-]*\.[\w-]{8}\.svg$/.test(url);

/** The files of the drawings that a page shows. */
async function shownOn(page: Page): Promise<Set<string>> {
  const addresses = await page
    .locator('use')
    .evaluateAll((all) => all.map((use) => (use as SVGUseElement).href.baseVal.split('#')[0]!));
  return new Set(addresses.map((address) => new URL(address, page.url()).href));
}

test('a page loads the drawings that it shows, in its language, and no other', async ({ page }) => {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (isDrawing(response.url())) loaded.push(response);
  });
  for (const [path, word] of [
    ['/telemedicina', 'Retorno'],
    ['/en/telemedicina', 'Follow-up'],
    ['/es/telemedicina', 'Reposo y agua'],
  ] as const) {
    loaded.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shownOn(page), path).toEqual(new Set(loaded.map((response) => response.url())));
    const files = await Promise.all(loaded.map((response) => response.text()));
    expect(files.join(''), path).toContain(`>${word}</text>`);
    expect(files.join('').length, path).toBeLessThan(200_000);
  }
});

test('every drawing that a page names is in its file', async ({ request }) => {
  test.slow();
  const files = new Map<string, Promise<string>>();
  const textOf = (address: string) => {
    const file = files.get(address) ?? request.get(address).then((answer) => answer.text());
    files.set(address, file);
    return file;
  };
  const missing: string[] = [];
  for (const { path } of pagesIn('pt'))
    for (const [, address = '', id] of (await textOf(path)).matchAll(
      /<use href="([^"#]*)#([\w-]+)"/g,
    ))
      if (!(await textOf(address)).includes(`id="${id}"`))
        missing.push(`${path}: ${address}#${id}`);
  expect(files.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('the drawings of the next page are there before its link is clicked', async ({ page }) => {
  const said = collectConsoleErrors(page);
  await page.goto('/clinicas');
  await page.locator('[aria-controls^=menu-]').first().click();
  await loadApp(page);
  const asked: string[] = [];
  /** Waits until no more drawings are asked for. */
  const quiet = async () => {
    for (let known = -1; known !== asked.length; await page.waitForTimeout(500))
      known = asked.length;
  };
  page.on('request', (request) => {
    if (isDrawing(request.url())) asked.push(request.url());
  });
  const link = page.locator('a[href="/corporativo"]:visible').first();
  await link.hover();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await quiet();
  const before = asked.length;
  await link.click();
  await expect(page).toHaveURL('/corporativo');
  await expect(page.locator('main use').first()).toBeVisible();
  await quiet();
  expect(asked).toHaveLength(before);
  expect(said).toEqual([]);
});
