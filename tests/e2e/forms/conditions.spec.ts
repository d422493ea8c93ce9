import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { accessibilityFaults } from '../axe.ts';
import { copyTinySite, serve } from '../tool.ts';

/** A site whose form has a choice, a question that depends on it, a consent, and two steps. */
let site: Awaited<ReturnType<typeof serve>>;

const label = (en: string) => ({ en, fr: `${en} (fr)` });
const fields = [
  {
    name: 'SIZE',
    kind: 'radio',
    label: label('Size'),
    required: true,
    options: [
      { value: 'small', label: label('Small') },
      { value: 'large', label: label('Large') },
    ],
  },
  {
    name: 'UNITS',
    kind: 'text',
    label: label('How many units'),
    required: true,
    showIf: { field: 'SIZE', is: 'large' },
  },
  { name: 'EMAIL', role: 'email', kind: 'email', label: label('Email'), required: true, step: 2 },
  { name: 'NEWS', role: 'consent', kind: 'checkbox', label: label('News, please'), step: 2 },
];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const root = await copyTinySite();
  const file = join(root, 'pages-config/forms/trial-lesson.json');
  const form = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...form, hidden: [], fields }));
  site = await serve('start', root);
});
test.afterAll(() => site?.stop());

const formOf = (page: Page) => page.locator('#contact-section form');

async function openForm(page: Page) {
  await page.goto(`${site.url}/courses`);
  const form = formOf(page);
  await form.scrollIntoViewIfNeeded();
  return form;
}

test('what is not asked for is hidden, and steps lead on without losing a word', async ({
  page,
}) => {
  const form = await openForm(page);
  const units = form.getByLabel('How many units');
  const email = form.getByLabel('Email');
  await expect(units).toBeHidden();
  await expect(email).toBeHidden();
  await form.getByLabel('Large').check();
  await units.fill('12');
  await form.getByLabel('Small').check();
  await expect(units).toBeHidden();
  await form.getByLabel('Large').check();
  await expect(units).toHaveValue('12');
  expect(await accessibilityFaults(page, '#contact-section')).toEqual([]);

  const next = form.getByRole('button', { name: 'Continue' });
  await units.fill('');
  await next.click();
  await expect(email).toBeHidden();
  await expect(units).toHaveAttribute('aria-invalid', 'true');
  await units.fill('12');
  await next.click();
  await expect(email).toBeVisible();
  await expect(units).toBeHidden();
  expect(await accessibilityFaults(page, '#contact-section')).toEqual([]);
  await email.fill('ana@example.org');
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(units).toHaveValue('12');
  await form.getByLabel('Small').check();
  await next.click();
  await expect(form.getByLabel('News, please')).not.toBeChecked();

  const request = page.context().waitForEvent('request', (each) => each.method() === 'POST');
  await form.locator('[type=submit]').click();
  const sent = new URLSearchParams((await request).postData() ?? '');
  expect([sent.get('SIZE'), sent.get('EMAIL'), sent.has('UNITS'), sent.has('NEWS')]).toEqual([
    'small',
    'ana@example.org',
    false,
    false,
  ]);
});

test('the summary says nothing of a question that is no longer asked', async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel('Large').check();
  await form.getByRole('button', { name: 'Continue' }).click();
  const summary = form.getByRole('group').filter({ has: page.getByRole('heading', { level: 3 }) });
  const links = summary.getByRole('link');
  await expect(links).toHaveText([/How many units/]);
  await form.getByLabel('Small').check();
  await expect(summary).toHaveCount(0);
});

test('the words above options stand where those above fields do', async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel('Large').check();
  const left = (text: string) =>
    form
      .getByText(text, { exact: false })
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      });
  expect(await left('Size')).toBe(await left('How many units'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every question shows, and none that is not asked for keeps the form back', async ({
    page,
  }) => {
    const form = await openForm(page);
    await expect(form.getByLabel('How many units')).toBeVisible();
    await form.getByLabel('Small').check();
    await form.getByLabel('Email').fill('bia@example.org');
    const answer = page.waitForEvent('popup');
    await form.locator('[type=submit]').click();
    await expect((await answer).getByRole('heading', { level: 1 })).toHaveText(
      'We have your message',
    );
  });
});
