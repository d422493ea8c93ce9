import { expect, type Page, test } from 'playwright/test';
import { copyTinySiteWith, serve } from './tool.ts';

/** A site while it is edited whose forms go to a provider and which measures its visits. */
let site: Awaited<ReturnType<typeof serve>>;

const inBoth = (text: string) => ({ en: text, fr: text });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const analytics = {
    src: 'https://stats.example/js/script.js',
    title: inBoth('May we count visits?'),
    text: inBoth('Without names.'),
    accept: inBoth('Yes, count'),
    reject: inBoth('No, thanks'),
    link: inBoth('Cookies'),
  };
  const root = await copyTinySiteWith((settings) => {
    Object.assign(settings, { analytics });
    Object.assign(settings.leads, {
      mode: 'direct',
      provider: { subscribeUrl: 'https://list.example/subscribe' },
    });
  });
  site = await serve('dev', root);
});
test.afterAll(() => site?.stop());

/** Opens the home page and waits until it is live: before, what is typed would be lost. */
async function open(page: Page) {
  await page.goto(site.url);
  await page.waitForFunction(() => !document.querySelector('[data-asleep]'), undefined, {
    polling: 50,
  });
  await page.waitForLoadState('networkidle');
}

test('a form sends nothing, and says what a published site would keep', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await open(page);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  const form = page.locator('#contact-section form');
  await form.locator('[name=EMAIL]').fill('ana@example.org');
  await form.locator('[name=FNAME]').fill('Ana <b>');
  const answer = page.waitForEvent('popup');
  await form.locator('[type=submit]').click();
  const said = await answer;
  await expect(said.getByRole('heading', { level: 1 })).toHaveText('Test: nothing was sent');
  await expect(said.getByText('the form trial-lesson')).toBeVisible();
  expect(await said.getByRole('definition').allTextContents()).toEqual(
    expect.arrayContaining(['ana@example.org', 'Ana <b>']),
  );
  expect(foreign).toEqual([]);
});

test('it is asked whether visits may be measured, and none is', async ({ page, context }) => {
  const foreign: string[] = [];
  await context.route(/^https:/, async (route) => {
    foreign.push(route.request().url());
    await route.abort();
  });
  await open(page);
  await expect(page.getByRole('dialog')).toContainText('Without names.');
  await page.getByRole('button', { name: 'Yes, count' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(foreign).toEqual([]);
});
