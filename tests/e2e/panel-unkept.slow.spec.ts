import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dialog, expect, type Page, test } from 'playwright/test';
import { testPicture } from '../site.ts';
import { copyTinySite, serve } from './tool.ts';

/** What the panel does not keep: a field that is refused, and what was written a moment ago. */
let site: Awaited<ReturnType<typeof serve>>;
let root = '';

test.beforeEach(async () => {
  root = await copyTinySite();
  site = await serve('dev', root);
});
test.afterEach(() => site?.stop());

const onDisk = () => readFile(join(root, 'pages-config/pages/home/en.json'), 'utf8');
const bar = (page: Page) => page.locator('edit-bar');
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

async function openPanel(page: Page, name: string) {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  await page.getByRole('button', { name, exact: true }).click();
  const panel = page.locator('edit-panel');
  const text = (label: string) => panel.getByRole('textbox', { name: label, exact: true });
  await expect(panel.getByRole('textbox').first()).toBeVisible();
  return { panel, text };
}

/** Answers the next dialog. @returns what it says */
const answered = (page: Page, answer: (dialog: Dialog) => Promise<void>) =>
  page.waitForEvent('dialog').then(async (dialog) => {
    await answer(dialog);
    return dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message();
  });
const stay = (dialog: Dialog) => dialog.dismiss();
const leave = (dialog: Dialog) => dialog.accept();

test('a field that is refused keeps nothing else from being kept, and is asked for', async ({
  page,
}) => {
  const { panel, text } = await openPanel(page, 'Edit section: boat');
  await text('Heading, English').fill('');
  await expect(bar(page)).toContainText('Fields not kept: 1');
  await expect(bar(page)).not.toContainText('All is saved.');
  await text('Heading, Français').fill('Un bateau');
  await text('Paragraphs, English').fill('Light.');
  await expect(page.locator('#boat')).toContainText('Light.');
  await expect(panel.getByRole('status')).toContainText('Places: 1');
  // The last word comes right before the button.
  await text('Paragraphs, English').fill('Light and steady.');
  await button(page, 'Save').click();
  await expect(bar(page)).toContainText('Saved.');
  await expect(bar(page)).toContainText('Fields not kept: 1');
  expect(await onDisk()).toContain('Light and steady.');
  expect(await onDisk()).toContain('A boat that forgives');

  let said = answered(page, stay);
  await text('Heading, English').press('Escape');
  expect(await said).toContain('not kept: 1');
  await expect(text('Heading, English')).toHaveValue('');
  said = answered(page, stay);
  await page.getByRole('button', { name: 'Edit section: hero', exact: true }).click();
  await said;
  await expect(panel.getByRole('heading', { name: 'boat' })).toBeVisible();
  said = answered(page, stay);
  await page.close({ runBeforeUnload: true });
  expect(await said).toBe('beforeunload');
  said = answered(page, leave);
  await panel.getByRole('button', { name: 'Close' }).click();
  await said;
  await expect(panel).toHaveCount(0);
  await expect(bar(page)).toContainText('All is saved.');
});

test('what is refused once the panel closes is asked for, too', async ({ page }) => {
  const { panel, text } = await openPanel(page, 'Edit section: boat');
  const said = answered(page, stay);
  await text('Heading, English').fill('');
  await page.keyboard.press('Escape');
  await said;
  await text('Heading, English').fill('A boat');
  await expect(bar(page)).toContainText('Unsaved changes: 1');
  await expect(bar(page)).not.toContainText('Fields not kept');
  // What is undone can be redone until something else is changed, also in the panel.
  await button(page, 'Undo').click();
  await expect(button(page, 'Redo')).toBeEnabled();
  await text('Paragraphs, English').fill('Light.');
  await expect(button(page, 'Redo')).toBeDisabled();
  await text('Paragraphs, English').press('Escape');
  await expect(panel).toHaveCount(0);
});

test('a picture that could not be brought is brought with a second try', async ({ page }) => {
  const { panel } = await openPanel(page, 'Edit section: boat');
  const file = { name: 'quay.png', mimeType: 'image/png', buffer: Buffer.from(testPicture) };
  await page.route('**/__edit/pictures', (route) => route.abort());
  const upload = panel.locator('input[type=file]').first();
  await upload.setInputFiles(file);
  await expect(page.locator('server-notice')).toContainText('did not answer');
  expect(await upload.inputValue()).toBe('');
  await page.unroute('**/__edit/pictures');
  await upload.setInputFiles(file);
  await expect(panel.getByRole('textbox', { name: 'File' })).toHaveValue('/images/quay.png');
  await expect(page.locator('server-notice')).toHaveCount(0);
});

test('a time keeps its zone while a part of it is written anew, and goes once it is left empty', async ({
  page,
}) => {
  const { panel } = await openPanel(page, 'Page settings');
  const time = panel.getByLabel('Publish at, English', { exact: true });
  const zone = time.locator('xpath=..');
  await page.request.post(`${site.url}/__edit/values`, {
    headers: { origin: site.url },
    data: {
      edits: [
        {
          file: 'pages-config/pages/home/en.json',
          pointer: '/publishAt',
          value: '2020-11-23T09:00+05:30',
        },
      ],
    },
  });
  await expect(time).toHaveValue('2020-11-23T09:00');
  await time.focus();
  await page.keyboard.press('Backspace');
  await expect(time).toHaveValue('');
  await expect(zone).toContainText('+05:30');
  await page.keyboard.type('12');
  await expect(time).toHaveValue('2020-12-23T09:00');
  await expect(zone).toContainText('+05:30');
  await time.focus();
  await page.keyboard.press('Backspace');
  await time.blur();
  await expect(time).toHaveValue('2020-12-23T09:00');
  await time.fill('');
  await time.blur();
  await expect(zone).not.toContainText('+05:30');
  await time.fill('2021-01-01T10:00');
  await expect(zone).toContainText('+05:30');
  // What is emptied is removed at once, also where the panel closes before the field is left.
  await time.fill('');
  await time.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Page settings', exact: true }).click();
  await expect(time).toHaveValue('');
});
