import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { openLibsqlStore } from '../../server/store/libsql-store.ts';
import { accessibilityFaults } from './axe.ts';
import { loadApp, motionEnded } from './site.ts';
import { copyTinySiteWith, serve } from './tool.ts';

/** A site that keeps where its leads come from and measures its visits, once somebody agrees. */
let site: Awaited<ReturnType<typeof serve>>;
let root: string;

const texts = {
  title: { en: 'May we count visits?', fr: 'Pouvons-nous compter les visites ?' },
  text: { en: 'Stats, without names.', fr: 'Des statistiques, sans noms.' },
  accept: { en: 'Yes, count', fr: 'Oui' },
  reject: { en: 'No, thanks', fr: 'Non merci' },
  link: { en: 'Cookies', fr: 'Témoins' },
};
const analytics = {
  src: 'https://stats.example/js/script.js',
  attributes: [{ name: 'data-domain', value: 'quayside.example' }],
  hosts: ['https://*.collect.example'],
  ...texts,
};

/** What a service does: it notes the page in a cookie, and sends it home. */
const statsScript = `document.cookie = 'visitor=1';
  fetch('https://eu.collect.example/event?' + document.currentScript.dataset.domain);`;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  root = await copyTinySiteWith((settings) => {
    Object.assign(settings, { analytics });
    const origin = { allow: ['utm_source', 'utm_campaign', 'referrer'] };
    Object.assign(settings.leads, { origin });
  });
  site = await serve('start', root);
});
test.afterAll(() => site?.stop());

/** The one lead of an address. */
async function leadOf(email: string) {
  const store = openLibsqlStore(join(root, 'data/leads.db'));
  const leads = (await store.list()).filter(({ fields }) => fields.EMAIL === email);
  await store.close();
  expect(leads).toHaveLength(1);
  return leads[0]!;
}

async function sendLead(page: Page, email: string) {
  const form = page.locator('#contact-section form');
  await form.locator('[name=FNAME]').fill('Ada');
  await form.locator('[name=EMAIL]').fill(email);
  const answer = page.waitForEvent('popup');
  await form.locator('[type=submit]').click();
  await expect((await answer).getByRole('heading', { level: 1 })).toBeVisible();
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a campaign is known of a lead two pages later', async ({ page }) => {
      const email = `campaign-${javaScriptEnabled}@example.org`;
      await page.goto(`${site.url}/?utm_campaign=spring&utm_term=not-allowed`);
      await follow(page, '/courses');
      await expect(page).toHaveURL(`${site.url}/courses?utm_campaign=spring`);
      await sendLead(page, email);
      expect(await leadOf(email)).toMatchObject({
        lang: 'en',
        origin: { page: '/courses', utm_campaign: 'spring' },
      });
    });

    test('so is the site that led here, and a page alone where nothing did', async ({ page }) => {
      await page.goto(`${site.url}/fr`, { referer: 'https://www.search.example/?q=secret' });
      await expect(page).toHaveURL(`${site.url}/fr?referrer=www.search.example`);
      await sendLead(page, `found-${javaScriptEnabled}@example.org`);
      await page.goto(`${site.url}/fr/courses`);
      await sendLead(page, `typed-${javaScriptEnabled}@example.org`);
      expect((await leadOf(`found-${javaScriptEnabled}@example.org`)).origin).toEqual({
        page: '/fr',
        referrer: 'www.search.example',
      });
      expect((await leadOf(`typed-${javaScriptEnabled}@example.org`)).origin).toEqual({
        page: '/fr/courses',
      });
    });
  });

/** Clicks on a link, so that the browser tells where it comes from. @returns where it is then */
async function follow(page: Page, path: string): Promise<string> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await page.waitForURL((url) => url.pathname === path);
  return page.url();
}

test('the app carries a campaign on, too', async ({ page }) => {
  await page.goto(`${site.url}/courses?utm_campaign=app`);
  await loadApp(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await follow(page, '/fr/courses');
  await expect(page).toHaveURL(`${site.url}/fr/courses?utm_campaign=app`);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await sendLead(page, 'app@example.org');
  expect((await leadOf('app@example.org')).origin).toEqual({
    page: '/fr/courses',
    utm_campaign: 'app',
  });
});

/** Has the service answer, and tells what is asked of other hosts. */
async function withService(context: BrowserContext) {
  const asked: string[] = [];
  await context.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: route.request().url() === analytics.src ? statsScript : '',
    });
  });
  return asked;
}

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();
const storedBy = (page: Page) => page.evaluate(() => localStorage.length + sessionStorage.length);

test('before an answer nothing is stored and nobody else is asked', async ({ page, context }) => {
  const asked = await withService(context);
  for (const path of ['/', '/courses', '/fr', '/fr/courses', '/nowhere']) {
    await page.goto(site.url + path);
    await expect(dialog(page)).toContainText(texts.text[path.startsWith('/fr') ? 'fr' : 'en']);
    expect([path, asked, await cookieNames(context), await storedBy(page)]).toEqual([
      path,
      [],
      [],
      0,
    ]);
    await motionEnded(dialog(page));
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test('to refuse is one click like to accept, is kept, and loads nothing', async ({
  page,
  context,
}) => {
  const asked = await withService(context);
  await page.goto(site.url);
  const sizes = await Promise.all(
    [texts.accept.en, texts.reject.en].map((name) => button(page, name).boundingBox()),
  );
  expect(sizes[0]!.height).toBe(sizes[1]!.height);
  expect(sizes[0]!.width).toBe(sizes[1]!.width);
  await button(page, texts.reject.en).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto(`${site.url}/courses`);
  await expect(footerLink(page, texts.link.en)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toBeHidden();
  expect([asked, await cookieNames(context)]).toEqual([[], ['cc_cookie']]);
});

test('who is in the question before it has come in, stays there', async ({ page }) => {
  await page.goto(site.url);
  await page.waitForFunction(
    (name) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
      const reject = buttons.find((one) => one.innerText === name);
      reject?.focus();
      return reject !== undefined && document.activeElement === reject;
    },
    texts.reject.en,
    { polling: 50 },
  );
  await motionEnded(dialog(page));
  await expect(button(page, texts.reject.en)).toBeFocused();
});

test('whoever agrees is counted, until the link in the footer, with keys alone', async ({
  page,
  context,
}) => {
  const asked = await withService(context);
  const violations: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && violations.push(entry.text()));
  await page.goto(site.url);
  // It takes the focus once it has come in; a key before that would pass it by.
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  for (let stops = 0; stops < 5; stops++) {
    await page.keyboard.press('Tab');
    if (await button(page, texts.accept.en).evaluate((one) => one === document.activeElement))
      break;
  }
  await page.keyboard.press('Enter');
  const event = 'https://eu.collect.example/event?quayside.example';
  await expect.poll(() => asked).toEqual([analytics.src, event]);
  expect(await cookieNames(context)).toEqual(['cc_cookie', 'visitor']);
  await page.reload();
  await expect.poll(() => asked).toEqual([analytics.src, event, analytics.src, event]);

  await footerLink(page, texts.link.en).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await button(page, texts.reject.en).focus();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await expect(footerLink(page, texts.link.en)).toBeVisible();
  expect([asked.length, await cookieNames(context)]).toEqual([4, ['cc_cookie']]);
  expect(violations).toEqual([]);
});

for (const [what, pattern] of [
  ['the service', /^https:/],
  ['the question', /consent/],
] as const)
  test(`where a blocker keeps ${what} away, the page works as before`, async ({ page }) => {
    const blocked: string[] = [];
    await page.route(pattern, (route) => {
      blocked.push(route.request().url());
      return route.abort();
    });
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.goto(site.url);
    if (what === 'the service') await button(page, texts.accept.en).click();
    await expect.poll(() => blocked.length).toBeGreaterThan(0);
    await expect(dialog(page)).toBeHidden();
    await loadApp(page);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await follow(page, '/courses');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('courses');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await sendLead(page, `blocked-${blocked.length}@example.org`);
    expect(uncaught).toEqual([]);
  });

test('it is asked in the language of the page, also when that changes', async ({ page }) => {
  await page.goto(`${site.url}/fr`);
  await expect(button(page, texts.reject.fr)).toBeVisible();
  await loadApp(page);
  await follow(page, '/');
  await expect(button(page, texts.reject.en)).toBeVisible();
  await motionEnded(page.locator('html'));
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the policy names the configured hosts and no others', async ({ request }) => {
  const html = await (await request.get(site.url)).text();
  const [, content = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const policy = content.replaceAll('&#x27;', "'");
  expect([...policy.matchAll(/(\S+-src)[^;]*? (https:[^;]*)/g)].map(([, ...rest]) => rest)).toEqual(
    [
      ['script-src', 'https://stats.example'],
      ['img-src', 'https://stats.example https://*.collect.example'],
      ['connect-src', 'https://stats.example https://*.collect.example'],
    ],
  );
});

test('an answer of the inbox asks as well, under a policy that lets it', async ({
  page,
  context,
}) => {
  const asked = await withService(context);
  const violations: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && violations.push(entry.text()));
  await page.goto(site.url);
  // As a browser without scripts sends it.
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/leads' });
    form.innerHTML = '<input name=form value=trial-lesson><input name=lang value=en>';
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL('**/leads');
  await button(page, texts.accept.en).click();
  await expect.poll(() => asked).toContain(analytics.src);
  await expect(dialog(page)).toBeHidden();
  await motionEnded(page.locator('html'));
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(violations.filter((text) => !text.includes('422'))).toEqual([]);
});
