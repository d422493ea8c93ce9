import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { rolesOfEarlierLeads } from '../../server/store/field-roles.ts';
import { openLibsqlStore } from '../../server/store/libsql-store.ts';
import { accessibilityFaults } from './axe.ts';
import { collectConsoleErrors } from './site.ts';
import { copyTinySite, serve } from './tool.ts';

/**
 * The page of the people who answer leads, on a site of its own, with a lead in each list and one
 * whose words are long.
 */
let site: Awaited<ReturnType<typeof serve>>;
const password = 'a long password';
const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'en-GB' });

test.beforeAll(async () => {
  const root = await copyTinySite();
  const store = openLibsqlStore(join(root, 'data/leads.db'));
  const keep = (FNAME: string, more: object = {}) =>
    store.save({
      form: 'trial-lesson',
      lang: 'en',
      roles: rolesOfEarlierLeads,
      fields: { FNAME, EMAIL: `${FNAME.slice(0, 60).toLowerCase()}@example.com` },
      ...more,
    });
  await keep('Parked');
  const [parked] = await store.lease(1, 60_000);
  await store.completeAttempt(parked!, { state: 'parked', note: 'refused-address' });
  await store.markAnswered((await keep('Answered')).id, true);
  await keep('Fast', { apart: 'timing' });
  await keep('Often', { apart: 'rate' });
  await keep(long, {
    fields: { FNAME: long, EMAIL: `${long}@example.com`, CONTEMAIS: `${long}\n\nSecond line.` },
  });
  for (const COMPANY of ['Before Ltd', 'After Ltd'])
    await keep('Zoe', {
      submission: 'one',
      fields: { FNAME: 'Zoe', EMAIL: 'zoe@example.com', COMPANY },
    });
  await store.close();
  site = await serve('start', root, { INBOX_PASSWORD: password });
});
test.afterAll(() => site?.stop());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site.url}/inbox`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Zoe' })).toBeVisible();
}

const list = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Lists of leads' })
    .getByRole('link', { name: new RegExp(`^${name} `) });

test('with the keyboard alone: sign in, mark a lead as answered, find it, take that back, sign out', async ({
  page,
}) => {
  const said = collectConsoleErrors(page);
  await page.goto(`${site.url}/inbox`);
  const tabTo = async (name: string) => {
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    for (let press = 0; press < 60 && (await focused()) !== name; press += 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await page.getByLabel('Password').focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zoe' })).toBeVisible();
  await tabTo('Mark as answered: Zoe · After Ltd');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    /^Zoe · After Ltd: Marked as answered on [\d/: ]+\. It is now in the list “Answered”\.$/,
  );
  await expect(page.getByRole('heading', { name: 'Zoe' })).toHaveCount(0);
  await tabTo('Answered 2');
  await page.keyboard.press('Enter');
  await expect(list(page, 'Answered')).toHaveAttribute('aria-current', 'page');
  await tabTo('Mark as not answered: Zoe · After Ltd');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toContainText('Marked as not answered.');
  await expect(page).toHaveURL(/\/inbox\?view=answered&done=unanswered&lead=[\w-]+#leads$/);
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto(`${site.url}/inbox?view=all`);
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(said).toEqual([]);
});

test('a wrong password is said beside the field', async ({ page }) => {
  await page.goto(`${site.url}/inbox`);
  await page.getByLabel('Password').fill('guess');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'That is not the password. Check uppercase and lowercase letters, and try again.',
  );
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/not the password/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('leads are filtered, accepted, tried again and exported', async ({ page }) => {
  await signIn(page);
  await page.getByLabel('Form').selectOption('trial-lesson');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article', { name: 'Zoe' })).toContainText(
    'After Ltdbefore: Before Ltd',
  );
  await expect(page.getByRole('link', { name: 'zoe@example.com' })).toHaveAttribute(
    'href',
    'mailto:zoe@example.com',
  );
  await list(page, 'Spam').click();
  await page.getByRole('button', { name: 'Accept: not spam: Fast' }).click();
  await expect(page.getByText('No spam.')).toBeVisible();
  await list(page, 'New').click();
  await page.getByRole('button', { name: 'Try to deliver again: Parked' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Parked: Back in the queue: it is delivered as soon as the service takes it.',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export this list: CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leads-new-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.match(/"[^"]*@example\.com"/g)).toHaveLength(4);
});

test('somebody is searched in a list, then in all of them, and the search is cleared', async ({
  page,
}) => {
  await signIn(page);
  const search = page.getByRole('search');
  const field = search.getByRole('searchbox', { name: 'Name, email, company, telephone or page' });
  await field.fill('ANSWÉRED');
  await field.press('Enter');
  await expect(search).toContainText('No leads found');
  await expect(page.getByRole('article')).toHaveCount(0);
  await search.getByRole('link', { name: 'Search in all leads' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Answered' })).toBeVisible();
  await expect(search).toContainText('1 lead found');
  await expect(field).toHaveValue('ANSWÉRED');
  await field.fill('before ltd');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('article', { name: 'Zoe' })).toBeVisible();
  await expect(list(page, 'All')).toHaveAttribute('aria-current', 'page');
  await search.getByRole('link', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL(`${site.url}/inbox?view=all`);
  await expect(field).toHaveValue('');
});

test('no fault and nothing beside the window, at any width; the site’s own type and colour', async ({
  page,
}) => {
  // Twenty-eight pages are looked at, of one sign-in: of those a minute allows few.
  test.setTimeout(180_000);
  await page.goto(`${site.url}/inbox`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await signIn(page);
  await list(page, 'All').click();
  await page.getByRole('button', { name: `Mark as answered: ${long}` }).click();
  await expect(page.getByRole('status')).toContainText(long);
  const noticed = new URL(page.url());
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [
      '/inbox',
      noticed.pathname + noticed.search,
      '/inbox?view=excess',
      '/inbox?view=all&form=none',
      '/inbox?view=all&page=2',
      '/inbox?q=zoe',
      '/inbox?q=nobody',
    ]) {
      await page.goto(site.url + address);
      expect.soft(await accessibilityFaults(page), `${address} at ${width}`).toEqual([]);
      expect
        .soft(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${address} at ${width}`,
        )
        .toBe(width);
      const small = await page
        .locator('a:visible, button:visible, select:visible')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().height < 24)
            .map((element) => element.textContent),
        );
      expect.soft(small, `${address} at ${width}`).toEqual([]);
    }
  }
  await page.goto(`${site.url}/inbox`);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect
    .poll(loaded)
    .toEqual(expect.arrayContaining(['Bricolage Grotesque Variable', 'Figtree Variable']));
  const [own, theirs] = await Promise.all(
    [page, await page.context().newPage()].map(async (each, index) => {
      if (index === 1) await each.goto(site.url);
      return each.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--brand-600'),
      );
    }),
  );
  expect([own, own === theirs]).toEqual([expect.stringMatching(/^#/), true]);
});
