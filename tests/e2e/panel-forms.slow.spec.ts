import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { accessibilityFaults } from './axe.ts';
import { copyTinySite, serve } from './tool.ts';

/** A form is found where it stands: on the page, and among the texts that wait. */
let site: Awaited<ReturnType<typeof serve>>;

const inBoth = (text: string) => ({ en: text, fr: `${text} (fr)` });
const level = {
  name: 'level',
  kind: 'radio',
  label: { en: '✎ Question', fr: 'Votre niveau ?' },
  options: ['first', 'second'].map((value) => ({ value, label: inBoth(`The ${value}`) })),
};
const month = {
  name: 'month',
  kind: 'select',
  label: inBoth('Month'),
  options: ['May', 'June'].map((value) => ({ value, label: inBoth(value) })),
};
const shore = { name: 'shore', kind: 'checkbox', label: { en: 'I have sailed', fr: '✎ Je sais' } };

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 860 } });
test.beforeAll(async () => {
  const root = await copyTinySite();
  const change = async (file: string, make: (value: any) => unknown) => {
    const path = join(root, 'pages-config', file);
    await writeFile(path, JSON.stringify(make(JSON.parse(await readFile(path, 'utf8'))), null, 2));
  };
  await change('forms/trial-lesson.json', (form) => ({
    ...form,
    fields: [...form.fields, level, month, shore],
  }));
  for (const language of ['en', 'fr'])
    await change(`pages/home/${language}.json`, (page) => {
      const modal = { heading: 'Write to us', form: 'trial-lesson' };
      page.sections[0].actions[1] = { label: 'Ask', modal, look: 'secondary' };
      return page;
    });
  site = await serve('dev', root);
});
test.afterAll(() => site?.stop());

const panel = (page: Page) => page.locator('edit-panel');

async function openEditor(page: Page) {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  const form = page.locator('#contact-section form');
  await expect(form.locator('[data-edited-text]').first()).toBeAttached();
  await form.scrollIntoViewIfNeeded();
  return form;
}

test('a click on a field of a form opens that form at its question, of whatever kind', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  const form = await openEditor(page);
  for (const [field, question, text] of [
    [form.getByRole('textbox', { name: 'Email' }), 'Question, English', 'Email'],
    [form.getByRole('combobox', { name: 'Month' }), 'Question, English', 'Month'],
    [form.getByRole('checkbox', { name: 'I have sailed' }), 'Question, English', 'I have sailed'],
    [form.getByText('Your name'), 'Question, English', 'Your name'],
    [form.getByText('The second'), 'Text, English', 'The second'],
    [form.getByRole('radio', { name: 'The first' }), 'Text, English', 'The first'],
  ] as const) {
    await field.click();
    await expect(panel(page).getByRole('heading', { name: 'Form trial-lesson' })).toBeVisible();
    const focused = panel(page).locator('textarea:focus');
    await expect(focused).toHaveValue(text);
    await expect(focused).toHaveAccessibleName(question);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  }
  await expect(form.getByRole('checkbox', { name: 'I have sailed' })).not.toBeChecked();
  // With the keyboard, and where it is between its fields.
  await form.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.press('F2');
  await expect(panel(page).locator('textarea:focus')).toHaveValue('Email');
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  await page.keyboard.press('Escape');
  await form.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  await expect(panel(page).getByRole('heading', { name: 'Form trial-lesson' })).toBeFocused();
  await expect(page.locator('edit-panel')).toHaveCount(1);
  expect(said).toEqual([]);
});

test('two clicks edit the name of a field in its place, and its note one', async ({ page }) => {
  const form = await openEditor(page);
  await form.getByText('Your name').dblclick();
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).toHaveText('Your name');
  await page.keyboard.press('Escape');
  await form.getByText('We only use this to answer you.').click();
  await expect(field).toHaveText('We only use this to answer you.');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('a form in a dialog opens in the panel, and the dialog closes', async ({ page }) => {
  await openEditor(page);
  await page.locator('#hero').getByRole('button', { name: 'Ask' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await dialog.getByRole('textbox', { name: 'Email' }).click();
  await expect(panel(page).locator('textarea:focus')).toHaveValue('Email');
  await expect(dialog).toBeHidden();
});

test('the texts of a form wait with those of its page, and the next is found there', async ({
  page,
}) => {
  await openEditor(page);
  const next = page.locator('edit-bar [data-action=next]');
  await expect(next).toHaveAccessibleName('✎ Next text to write: 2');
  await next.click();
  const focused = panel(page).locator('textarea:focus');
  await expect(focused).toHaveValue('✎ Question');
  await focused.fill('Where have you sailed?');
  await expect(next).toHaveAccessibleName('✎ Next text to write: 1');
  await next.click();
  await expect(focused).toHaveValue('✎ Je sais');
  await expect(panel(page).locator('.ready [role=group]')).toHaveCount(0);
  await focused.fill('Je sais naviguer');
  await expect(next).toBeHidden();
});
