import type { Page, Route } from 'playwright/test';
import { expect, message, nextFrame, open, pageAt, shells, test } from './site.ts';

/** Where the app does not come, a click does at least what it does without scripts. */
test.use({ expects: /dynamically imported module|module script/ });

const abort = (route: Route) => route.abort();
const answer = (status: number) => (route: Route) => route.fulfill({ status, body: '' });
const faults: Record<string, [pattern: string, fault: (route: Route) => Promise<void> | void]> = {
  'every script is aborted': ['**/assets/*.js', abort],
  'the entry alone is aborted': ['**/assets/entry-client.*.js', abort],
  'scripts answer 404': ['**/assets/*.js', answer(404)],
  'scripts come as HTML': [
    '**/assets/*.js',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }),
  ],
  'scripts never come': ['**/assets/*.js', () => {}],
  'page.json answers 500': ['**/page.json', answer(500)],
  'page.json never comes': ['**/page.json', () => {}],
  'the shell answers 404': ['**/assets/shell.*.json', answer(404)],
};

const [markets] = shells.pt.header.menus;
const banner = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const linkOf = (page: Page, { label }: { label: string }) =>
  banner(page).getByRole('link', { name: label, exact: true });
/** Opens what stands within the menu of markets: all of its links are in view then. */
async function readsEveryMarket(page: Page): Promise<void> {
  for (const item of markets.items) {
    if (item.items) await button(page, item.label).click();
    for (const link of item.items ?? [item]) await expect(linkOf(page, link)).toBeVisible();
  }
}
const contact = shells.pt.header.contact.label as string;

for (const [what, [pattern, fault]] of Object.entries(faults)) {
  test.describe(what, () => {
    test.beforeEach(({ page }) => page.route(pattern, fault));

    test('the menu opens', async ({ page }) => {
      await open(page, '/termos');
      await button(page, markets.label).click();
      await readsEveryMarket(page);
    });

    test('the menu of a small screen opens, from the middle of the page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(page, '/privacidade');
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await button(page, message('pt', 'navigation.openMenu')).click();
      await expect(linkOf(page, shells.pt.header.home)).toBeInViewport();
      await button(page, markets.label).click();
      await readsEveryMarket(page);
    });

    test('the contact button leads on', async ({ page }) => {
      await open(page, '/termos');
      await button(page, contact).click();
      await expect(page).toHaveURL(/\/\??#contact-section$/);
      await expect(page.locator('#contact-section form')).toBeInViewport();
    });
  });
}

test.describe('every script is aborted', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', abort));

  test('an accordion opens, and a faulty form is told of', async ({ page }) => {
    await open(page, '/clinicas');
    const { items } = pageAt('/clinicas').json.sections.find(({ type }) => type === 'accordion')!;
    for (const [index, { text }] of items.entries()) {
      await page.locator('h3 button[aria-expanded]').nth(index).click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await page.locator('#contact-section form [type=submit]').click();
    await expect(page.locator('#contact-section [name=FNAME]')).toBeFocused();
    expect(page.context().pages()).toHaveLength(1);
  });

  test('a modal opens', async ({ page }) => {
    await open(page, '/seguranca/lgpd');
    await button(page, 'Fale com o DPO').click();
    const form = page.getByRole('dialog').locator('form');
    await expect(form).toBeVisible();
    // Sent with a fault it stands in the page, where the browser says what is wrong.
    await form.locator('[type=submit]').click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    const field = page.locator('#closing form [name=EMAIL]').first();
    await expect(field).toBeInViewport();
    await expect(field).toBeFocused();
  });

  test('clips have controls, the video a link, and every picture loads', async ({ page }) => {
    await open(page, '/tecnologia');
    const clip = page.locator('#vital-signs video').filter({ visible: true });
    await clip.locator('+ button').click();
    await expect(clip).toHaveCount(1);
    await expect(clip).toHaveJSProperty('controls', true);
    await open(page, '/');
    await page.locator('[data-video] button').click();
    const link = message('pt', 'common.watchOnPlatform');
    await expect(page.getByRole('link', { name: link })).toBeVisible();
    const picture = page.locator('[data-video] img').first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: any) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test("a section whose script does not come answers as before; the app's header works on", async ({
  page,
}) => {
  await page.route('**/assets/accordion*.js', abort);
  await open(page, '/clinicas');
  const { items } = pageAt('/clinicas').json.sections.find(({ type }) => type === 'accordion')!;
  for (const [index, { text }] of items.entries()) {
    await page.locator('h3 button[aria-expanded]').nth(index).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await button(page, markets.label).click();
  await expect(button(page, markets.label)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('html')).toHaveClass(/js/);
});

test('after a deployment of other content, the page that came before stays whole', async ({
  page,
}) => {
  await page.route('**/clinicas/page.json', async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    Object.assign(data, { version: 'another', sections: data.sections.slice(1) });
    await route.fulfill({ response, json: data });
  });
  await open(page, '/clinicas');
  const before = await page.locator('main').innerText();
  const answered = page.waitForResponse('**/clinicas/page.json');
  await button(page, markets.label).click();
  await expect(linkOf(page, markets.items[0])).toBeVisible();
  await answered;
  // What an app that takes it would do comes once its code is there.
  await page.evaluate(() => import(document.getElementById('boot')!.dataset.entry!));
  for (let frame = 0; frame < 30; frame += 1) await nextFrame(page);
  expect((await page.locator('main').innerText()).length).toBeGreaterThanOrEqual(before.length);
});
