import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { accessibilityFaults } from './axe.ts';
import {
  mailingList,
  refusalMessage,
  startProvider,
  subscribedEmail,
} from './fake-form-provider.ts';
import { collectConsoleErrors, expect, hold, openHydrated, test } from './site.ts';
import { copyTinySite, serve } from './tool.ts';

/**
 * A site that sends its leads to a provider, with the provider's script and a form of a CRM; both
 * speak as the real ones do.
 */
let provider: Awaited<ReturnType<typeof startProvider>>;
let site: Awaited<ReturnType<typeof serve>>;

const crm = {
  address: 'https://crm.test/f/contact',
  script: 'https://crm.test/f/loader',
  attribute: 'data-pd-webforms',
  className: 'pipedriveWebForms',
  timeoutMs: 12_000,
};

/** What the form of the site is to send, by its definition, beside what is typed. */
const fixed = { form: 'trial-lesson', tags: '77', lang: 'en', [mailingList.honeypotField]: '' };

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  provider = await startProvider();
  const root = await copyTinySite();
  const edit = async (file: string, change: (value: any) => void) => {
    const path = join(root, 'pages-config', file);
    const value = JSON.parse(await readFile(path, 'utf8'));
    change(value);
    await writeFile(path, JSON.stringify(value));
  };
  await edit('site.json', ({ leads }) => {
    const { honeypotField: trapField, formId, errorId, successId } = mailingList;
    Object.assign(leads, {
      mode: 'direct',
      trapField,
      provider: {
        subscribeUrl: provider.subscribeUrl,
        script: { src: provider.script, formId, errorId, successId },
      },
    });
  });
  await edit(
    'forms/trial-lesson.json',
    (form) => (form.hidden = [{ name: 'tags', value: fixed.tags }]),
  );
  for (const language of ['en', 'fr'])
    await edit(`pages/home/${language}.json`, ({ sections }) => {
      sections[0].actions.push({
        label: 'Newsletter',
        modal: { heading: 'Our newsletter', form: 'trial-lesson' },
      });
      sections.at(-1).crm = crm;
    });
  site = await serve('start', root);
});
test.beforeEach(() => {
  provider.received.length = provider.requests.length = 0;
});
test.afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

/** The form of the contact section. */
const formOf = (page: Page) => page.locator('#contact-section form');

async function fill(page: Page, EMAIL = 'ada@example.org', form = formOf(page)) {
  await form.locator('[name=FNAME]').fill('Ada & Zoé');
  await form.locator('[name=EMAIL]').fill(EMAIL);
  return { FNAME: 'Ada & Zoé', EMAIL };
}

const send = (page: Page) =>
  formOf(page).getByRole('button', { name: 'Book a trial lesson' }).click();

/** Resolves once the provider's script, which marks its form, is there to send it. */
const hooked = (form: Locator) => expect(form).toHaveAttribute('novalidate', 'novalidate');

/** Where the provider's script stands in the page. */
const scripts = (page: Page) => page.locator(`script[src="${provider.script}"]`);

/** The CRM's address leads to the stand-in for it. Without this it leads nowhere. */
async function reachCrm(context: BrowserContext, until?: Promise<void>) {
  await context.route('https://crm.test/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === '/f/loader') await until;
    await route.fulfill({
      response: await route.fetch({ url: provider.origin + pathname + search }),
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, language, subscribe } of [
    { path: '/', language: 'en', subscribe: 'Book a trial lesson' },
    { path: '/fr/courses', language: 'fr', subscribe: 'Réserver un cours d’essai' },
  ])
    test(`the form of ${path} sends the provider what it is defined to, and the answer opens in a new tab`, async ({
      page,
    }) => {
      await page.goto(site.url + path);
      const typed = await fill(page);
      const [answer] = await Promise.all([
        page.waitForEvent('popup'),
        formOf(page).locator('[type=submit]').click(),
      ]);
      await expect(answer.getByRole('heading', { name: 'Almost finished' })).toBeVisible();
      expect(provider.received).toEqual([
        {
          endpoint: 'post',
          fields: { ...fixed, ...typed, lang: language, subscribe },
          isStored: true,
        },
      ]);
      await expect(page).toHaveURL(site.url + path);
    });

  test('the CRM is not offered, though its address stands there', async ({ page }) => {
    await page.goto(site.url);
    await expect(formOf(page)).toBeVisible();
    await expect(page.locator('#contact-section button').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator(`.${crm.className}`)).toHaveAttribute(crm.attribute, crm.address);
  });
});

test('a lead with its trap filled is thanked for, and not kept', async ({ page }) => {
  await page.route(provider.script, (route) => route.abort());
  await page.goto(site.url);
  await fill(page);
  await formOf(page)
    .locator(`[name=${mailingList.honeypotField}]`)
    .evaluate((trap: HTMLInputElement) => (trap.value = 'spam'));
  const [answer] = await Promise.all([page.waitForEvent('popup'), send(page)]);
  await expect(answer.getByRole('heading', { name: 'Almost finished' })).toBeVisible();
  expect(provider.received).toMatchObject([
    { fields: { [mailingList.honeypotField]: 'spam' }, isStored: false },
  ]);
});

test.describe("the provider's script", () => {
  test('is loaded when the form is first touched, once, and not when the page is read or used elsewhere', async ({
    page,
  }) => {
    await openHydrated(page, site.url);
    await formOf(page).hover();
    await page.locator('#questions button').first().click();
    await expect(page.locator('#questions button').first()).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    // Had anything asked for it, it would have come by now.
    await page.waitForTimeout(1_000);
    expect(provider.requests).toEqual([]);
    await formOf(page).locator('[name=FNAME]').focus();
    await expect(formOf(page)).toHaveAttribute('id', mailingList.formId);
    for (const [result, id] of [
      ['error', mailingList.errorId],
      ['success', mailingList.successId],
    ])
      await expect(formOf(page).locator(`[data-response=${result}]`)).toHaveAttribute('id', id!);
    await fill(page);
    await expect(scripts(page)).toHaveCount(1);
    await hooked(formOf(page));
    expect(provider.requests).toEqual(['GET /js/validate.js']);
  });

  test('is loaded for a form that was touched before the app was there', async ({ page }) => {
    await page.goto(site.url);
    await formOf(page).locator('[name=FNAME]').pressSequentially('Ada');
    await expect(formOf(page)).toHaveAttribute('id', mailingList.formId);
    await expect(formOf(page).locator('[name=FNAME]')).toHaveValue('Ada');
  });

  test('sends the form in the page, and its word is seen and announced', async ({ page }) => {
    const said = collectConsoleErrors(page);
    await page.goto(site.url);
    const typed = await fill(page);
    await hooked(formOf(page));
    await send(page);
    await expect(formOf(page).getByRole('status')).toHaveText(/^Almost finished/);
    await expect(formOf(page).getByRole('status')).toBeVisible();
    await expect(formOf(page).locator('[name=EMAIL]')).toHaveValue('');
    expect(provider.received).toEqual([
      { endpoint: 'post-json', fields: { ...fixed, ...typed }, isStored: true },
    ]);
    expect(page.context().pages()).toHaveLength(1);
    // The policy lets no style in that stands in no page: the provider's messages look as the
    // page's own texts do.
    expect(said.filter((text) => !/inline style/.test(text))).toEqual([]);
  });

  test('says what the provider refuses, as an alert, with its link', async ({ page }) => {
    await page.goto(site.url);
    await fill(page, subscribedEmail);
    await hooked(formOf(page));
    await send(page);
    const alert = formOf(page).getByRole('alert');
    await expect(alert).toHaveText(refusalMessage.replace(/<[^>]+>/g, ''));
    await expect(alert.getByRole('link')).toBeVisible();
    await expect(alert).toHaveCSS('color', 'rgb(180, 35, 24)');
    await expect(formOf(page).locator('[name=EMAIL]')).toHaveValue(subscribedEmail);
  });

  test('is not asked about a form that the page finds faulty', async ({ page }) => {
    await page.goto(site.url);
    await formOf(page).locator('[name=FNAME]').fill('Ada');
    await hooked(formOf(page));
    await send(page);
    await expect(formOf(page).locator('[name=EMAIL]')).toHaveAttribute('aria-invalid', 'true');
    await expect(formOf(page).locator('.mce_inline_error')).toHaveCount(0);
    expect(provider.received).toEqual([]);
  });

  test('serves each form of a page, however fast they are touched, and the answer stands in the form that was sent', async ({
    page,
  }) => {
    const release = await hold(page, provider.script);
    await page.goto(site.url);
    await fill(page);
    // A form that is left before the app is there asks for its script when it is touched again.
    await expect(scripts(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Newsletter' }).click();
    const inDialog = page.getByRole('dialog').locator('form');
    const typed = await fill(page, 'bo@example.org', inDialog);
    release();
    await expect(inDialog).toHaveAttribute('id', mailingList.formId);
    await expect(
      page.locator(
        `[id=${mailingList.formId}], [id=${mailingList.errorId}], [id=${mailingList.successId}]`,
      ),
    ).toHaveCount(3);
    await hooked(inDialog);
    await expect(scripts(page)).toHaveCount(2);
    await inDialog.locator('[type=submit]').click();
    await expect(inDialog.getByRole('status')).toHaveText(/^Almost finished/);
    await page.keyboard.press('Escape');
    await expect(inDialog).toBeHidden();

    await formOf(page).locator('[name=EMAIL]').focus();
    await expect(formOf(page)).toHaveAttribute('id', mailingList.formId);
    await send(page);
    await expect(formOf(page).getByRole('status')).toHaveText(/^Almost finished/);
    await expect(scripts(page)).toHaveCount(2);
    expect(provider.received).toEqual([
      { endpoint: 'post-json', fields: { ...fixed, ...typed }, isStored: true },
      {
        endpoint: 'post-json',
        fields: { ...fixed, FNAME: typed.FNAME, EMAIL: 'ada@example.org' },
        isStored: true,
      },
    ]);
  });

  test('serves the form of a page that the app has shown later', async ({ page }) => {
    await openHydrated(page, site.url);
    // Touched, not filled in: who has typed leaves by a full load, which keeps it for who comes back.
    await formOf(page).locator('[name=EMAIL]').focus();
    await hooked(formOf(page));
    await page.getByRole('link', { name: 'Learn more' }).click();
    await expect(page).toHaveURL(`${site.url}/courses`);
    await fill(page);
    await expect(scripts(page)).toHaveCount(2);
    await hooked(formOf(page));
    await send(page);
    await expect(formOf(page).getByRole('status')).toHaveText(/^Almost finished/);
    expect(provider.received).toHaveLength(1);
  });

  test('may fail to come: the form is sent as it stands', async ({ page }) => {
    await page.route(provider.script, (route) => route.abort());
    await page.goto(site.url);
    const typed = await fill(page);
    await expect(scripts(page)).toHaveCount(1);
    const [answer] = await Promise.all([page.waitForEvent('popup'), send(page)]);
    await expect(answer.getByRole('heading', { name: 'Almost finished' })).toBeVisible();
    expect(provider.received).toEqual([
      {
        endpoint: 'post',
        fields: { ...fixed, ...typed, subscribe: 'Book a trial lesson' },
        isStored: true,
      },
    ]);
  });
});

test.describe("the CRM's form", () => {
  const offer = (page: Page) => page.getByRole('button', { name: 'Use the form at crm.test' });
  const container = (page: Page) => page.locator(`.${crm.className}`);
  const own = (page: Page) => formOf(page).locator('[name=FNAME]');
  const notice = (page: Page, text: string) => page.locator('#contact-section').getByText(text);

  test('comes on a click, in the place of the own one, which is a click away', async ({
    page,
    context,
  }) => {
    const said = collectConsoleErrors(page);
    await reachCrm(context);
    await page.goto(site.url);
    await own(page).fill('Ada');
    expect(provider.requests.filter((request) => request.includes('/f/'))).toEqual([]);
    await offer(page).click();
    const frame = container(page).frameLocator('iframe');
    await expect(frame.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(own(page)).toBeHidden();
    await expect(notice(page, 'The form from crm.test is below.')).toBeVisible();
    expect(await accessibilityFaults(page, '#contact-section')).toEqual([]);
    await frame.getByRole('textbox', { name: 'Name' }).fill('Bo');
    await frame.getByRole('button').click();
    await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(provider.received).toEqual([
      { endpoint: 'crm', fields: { name: 'Bo' }, isStored: true },
    ]);

    // By the keyboard: on a busy machine Chromium sends a click to where a frame stood before it
    // went on to another page.
    await page.getByRole('button', { name: 'Back to our form' }).press('Enter');
    await expect(own(page)).toHaveValue('Ada');
    await expect(container(page).locator('iframe')).toBeHidden();
    await offer(page).press('Enter');
    await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(provider.requests.filter((request) => request.includes('/f/'))).toEqual([
      'GET /f/loader',
      'GET /f/contact',
      'POST /f/contact',
    ]);
    expect(said.filter((text) => !/inline style/.test(text))).toEqual([]);
  });

  test('says that it is coming when it takes long; the own form can be filled in meanwhile', async ({
    page,
    context,
  }) => {
    let come = () => {};
    await reachCrm(context, new Promise((go) => (come = go)));
    await openHydrated(page, site.url);
    await offer(page).click();
    await expect(offer(page)).toHaveAttribute('aria-disabled', 'true');
    await own(page).fill('Ada');
    await expect(notice(page, 'Loading the form from crm.test…')).toBeVisible();
    await expect(own(page)).toBeVisible();
    come();
    await expect(container(page).locator('iframe')).toBeVisible();
    await expect(own(page)).toBeHidden();
    await expect(own(page)).toHaveValue('Ada');
  });

  for (const [how, answer] of [
    ['cannot be reached', undefined],
    ['brings nothing', 'void 0'],
    [
      'brings a frame that hangs',
      `document.querySelector('.${crm.className}').appendChild(document.createElement('iframe')).src = 'https://crm.test/hangs'`,
    ],
  ] as const)
    test(`may fail: its script ${how}, and the own form is there with all that was typed`, async ({
      page,
      context,
    }) => {
      await context.route('https://crm.test/**', (route) =>
        answer === undefined
          ? route.abort()
          : route.fulfill({ contentType: 'application/javascript', body: answer }),
      );
      await context.route('https://crm.test/hangs', () => {});
      await page.goto(site.url);
      await own(page).fill('Ada');
      await offer(page).click();
      await expect(
        notice(
          page,
          'The form from crm.test did not come. Ours is still here, with all you typed.',
        ),
      ).toBeVisible();
      await expect(own(page)).toBeVisible();
      await expect(own(page)).toHaveValue('Ada');
      await expect(container(page).locator('*')).toHaveCount(0);

      await context.unroute('https://crm.test/**');
      await reachCrm(context);
      await offer(page).click();
      await expect(container(page).locator('iframe')).toBeVisible();
    });

  test('comes on a page that the app has shown later', async ({ page, context }) => {
    await reachCrm(context);
    await openHydrated(page, `${site.url}/courses`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Quayside/ })
      .click();
    await expect(page).toHaveURL(`${site.url}/`);
    await offer(page).click();
    await expect(
      container(page).frameLocator('iframe').getByRole('textbox', { name: 'Name' }),
    ).toBeVisible();
  });
});

test('a site without a provider and without the script of a CRM loads nothing foreign, whatever is touched', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  const answer = await page.goto('/');
  await page.locator('#contact-section form input').first().click();
  await page.locator('#contact-section [name=EMAIL]').fill('ada@example.org');
  await expect(page.locator('#contact-section [data-crm-form] form')).toBeVisible();
  await expect(page.locator('#contact-section [data-asleep]')).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(await answer!.headerValue('content-security-policy')).toMatch(
    /form-action 'self';.* require-trusted-types-for 'script'; trusted-types 'none'/,
  );
  expect(
    await page
      .locator('#contact-section')
      .evaluate((section) => section.querySelectorAll('form[id], [data-response][id]').length),
  ).toBe(0);
});
