import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { accessibilityFaults } from './axe.ts';
import { copyTinySiteWith, serve } from './tool.ts';

/** What surrounds the pages is edited as they are: menus, footer, settings, forms, texts. */
let root: string;
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  root = await copyTinySiteWith((settings) => {
    const all = settings.languages as object[];
    all.push({ code: 'es', tag: 'es', name: 'Español', prefix: '/es' });
  });
  await writeFile(at('site.json'), JSON.stringify(JSON.parse(await read('site.json')), null, 2));
  for (const folder of ['pages/home', 'pages/courses', 'shell', '../translations']) {
    const french = await read(`${folder}/fr.json`);
    const own = french.replace(/"(title|description)": "(.*)"/g, '"$1": "ES: $2"');
    await writeFile(at(`${folder}/es.json`), own);
  }
  const form = await read(formFile);
  await writeFile(at(formFile), form.replace(/^( *)"fr": ("[^"]*")/gm, '$1"fr": $2,\n$1"es": $2'));
  site = await serve('dev', root);
});
test.afterAll(() => site?.stop());

const formFile = 'forms/trial-lesson.json';
const at = (file: string) => join(root, 'pages-config', file);
const read = (file: string) => readFile(at(file), 'utf8');
const shells = () => Promise.all(['en', 'fr', 'es'].map((code) => read(`shell/${code}.json`)));

/** The lines of a text that are new, from the first to the last that is another. */
function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [former, now] = [before.split('\n'), after.split('\n')];
  while (former.length > 0 && former[0] === now[0]) [former.shift(), now.shift()];
  while (former.length > 0 && former.at(-1) === now.at(-1)) [former.pop(), now.pop()];
  const trimmed = (lines: string[]) => lines.map((line) => line.trim());
  return { gone: trimmed(former), come: trimmed(now) };
}

const button = (place: Locator | Page, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });
const textbox = (place: Locator, name: string) => place.getByRole('textbox', { name, exact: true });

/** Opens the home page with editing turned on, and a part of the site in the panel. */
async function openPart(page: Page, opener: string, heading: string): Promise<Locator> {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  await button(page, opener).click();
  const panel = page.locator('edit-panel');
  await expect(panel.getByRole('heading', { name: heading })).toBeFocused();
  return panel;
}

const expectChanges = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: `Unsaved changes: ${count}` })).toBeVisible();

async function save(page: Page) {
  await button(page, 'Save').click();
  await expect(button(page, 'Save')).toBeDisabled();
}

test('a footer link in one language is one line; menu entries come in and move in all', async ({
  page,
}) => {
  const before = await shells();
  const panel = await openPart(page, '✎ Edit footer', 'Footer');
  await button(panel, '1 The school').click();
  await button(panel, '1 Courses').click();
  await textbox(panel, 'Text, Français').fill('Nos cours');
  await expectChanges(page, 1);
  await save(page);
  const after = await shells();
  expect(after.map((text, index) => changedLines(before[index]!, text).come)).toEqual([
    ...[[], ['"label": "Nos cours",'], []],
  ]);

  await button(panel, 'Header and menus').click();
  await expect(panel.getByRole('heading', { name: 'Header and menus' })).toBeFocused();
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  await button(panel, '1 School').click();
  const entries = panel.getByRole('group', { name: 'Menu links' });
  await button(entries, '+ Add menu link').click();
  await expectChanges(page, 1);
  await textbox(entries, 'Text, English').fill('The boat');
  await expectChanges(page, 2);
  await entries.getByRole('combobox', { name: 'Destination' }).fill('/#boat');
  await expect(entries.getByText('→ A boat that forgives')).toBeVisible();
  await expectChanges(page, 3);
  await save(page);
  await button(entries, 'Move up: The boat').click();
  await expectChanges(page, 1);
  await button(page, 'School').click();
  await expect(page.locator('#root header li li').first()).toHaveText('The boat');
  await save(page);
  for (const text of await shells()) {
    const [{ items }] = JSON.parse(text).header.menus;
    expect(items.map(({ to }: { to: string }) => to)).toEqual(['/#boat', '/courses']);
  }
});

test('a setting of the site is one line, and one that is refused is none', async ({ page }) => {
  const before = await read('site.json');
  const panel = await openPart(page, 'Whole site', 'Site settings');
  await textbox(panel, 'Address of the site').fill('quayside');
  await expect(panel.getByRole('alert')).toContainText('quayside');
  await textbox(panel, 'Address of the site').fill('https://quayside.example');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await button(panel, 'Brand').click();
  await textbox(panel, 'Legal name').fill('Quayside Ltd');
  await expectChanges(page, 1);
  await expect(page.locator('#root footer')).toContainText('Quayside Ltd');
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  await save(page);
  expect(changedLines(before, await read('site.json')).come).toEqual([
    '"legalName": "Quayside Ltd",',
  ]);
});

test('a field of a form with its labels shows in the live form, and is saved as those lines', async ({
  page,
}) => {
  const before = await read(formFile);
  const panel = await openPart(page, 'Edit section: contact-section', 'contact-section');
  await button(panel, /^Edit the form's fields/).click();
  await expect(panel.getByRole('heading', { name: 'Form trial-lesson' })).toBeFocused();
  await button(panel, '+ Add field').press('Enter');
  await expect(button(panel, 'Email')).toHaveCount(0);
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  await button(panel, 'Short text').press('Enter');
  // What is new is written at once: the example goes with the first letter.
  const question = textbox(panel, 'Question, English');
  await expect(question).toBeFocused();
  expect(await question.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBe(
    '✎ Question'.length,
  );
  const labels = { English: 'Weight', Français: 'Poids', Español: 'Peso' };
  const fields = panel.getByRole('group', { name: 'Fields', exact: true });
  for (const [language, label] of Object.entries(labels))
    await textbox(fields, `Question, ${language}`).fill(label);
  const form = page.locator('#contact-section');
  await expect(form.getByRole('textbox', { name: 'Weight' })).toBeVisible();
  expect(await read(formFile)).toBe(before);
  await fields.getByRole('combobox', { name: 'Kind' }).selectOption('Box to check');
  await expect(form.getByRole('checkbox', { name: 'Weight' })).toBeVisible();
  await fields.getByRole('combobox', { name: 'Kind' }).selectOption('List that opens');
  // It brings its options along: a choice alone is no fault yet.
  await expect(form.getByRole('combobox', { name: 'Weight' })).toBeVisible();
  await expect(textbox(fields, 'Text, English')).toHaveCount(2);
  await expect(panel.getByRole('alert')).toHaveCount(0);
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  await button(page, 'Undo').click();
  await expect(form.getByRole('checkbox', { name: 'Weight' })).toBeVisible();
  await save(page);
  expect(changedLines(before, await read(formFile))).toEqual({
    gone: [],
    come: [
      ...['},', '{', '"name": "weight",', '"kind": "checkbox",', '"label": {'],
      ...['"en": "Weight",', '"fr": "Poids",', '"es": "Peso"', '}'],
    ],
  });
});

test('a role makes its field, which a form shows beside the panel, also on no page', async ({
  page,
}) => {
  const panel = await openPart(page, 'Whole site', 'Site settings');
  await panel.getByText('Forms', { exact: true }).click();
  await button(panel, 'Form trial-lesson').click();
  const preview = panel.getByRole('region', { name: 'How the form looks' });
  const form = preview.frameLocator('iframe');
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await button(panel, '+ Add field').click();
  await button(panel, 'Short text').click();
  await expect(form.getByRole('textbox', { name: '✎ Question' })).toBeVisible();
  const fields = panel.getByRole('group', { name: 'Fields', exact: true });
  const name = textbox(fields, 'Name when sent');
  await expect(name).toHaveCount(0);
  await button(fields, 'More').click();
  await expect(name).toHaveValue('question');
  await fields
    .getByRole('combobox', { name: 'Role of the field' })
    .selectOption('Consent to marketing emails');
  await expect(textbox(fields, 'Question, English')).toHaveValue(/^I agree .* from Quayside/);
  await expect(form.getByRole('checkbox', { name: /^I agree/ })).toBeInViewport();
  // The note below no longer contradicts it.
  await expect(form.locator('form')).toContainText(
    'We only use this to answer you. Marketing emails, only if you agree.',
  );
  await button(preview, 'Français').click();
  await expect(form.getByRole('textbox', { name: 'Votre nom' })).toBeVisible();
  await expect(form.getByRole('checkbox', { name: /^✎ I agree/ })).not.toBeChecked();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  // A name that cannot be sent is marked where it is folded away.
  await name.fill('a b');
  await expect(panel.getByRole('alert')).toContainText('a b');
  await button(fields, 'More').click();
  await expect(name).toBeVisible();
  await name.fill('consent');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 860 });
  await expectChanges(page, 2);
  await button(page, 'Undo').click();
  await expectChanges(page, 1);
  await button(page, 'Undo').click();
  await expect(page.getByRole('button', { name: /^Unsaved changes/ })).toHaveCount(0);
  await expect(form.getByRole('checkbox', { name: /I agree/ })).toHaveCount(0);
});

test('a text of the interface is found, keeps what the code fills in, and is one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const before = await read('../translations/en.json');
  const panel = await openPart(page, 'Whole site', 'Site settings');
  await button(panel, 'Interface texts').press('Enter');
  await expect(panel.getByRole('heading', { name: 'Interface texts' })).toBeFocused();
  await panel.getByRole('searchbox').fill('learnMore');
  await expect(panel.getByText('Texts: 1', { exact: true })).toBeVisible();
  await textbox(panel, 'Link "Learn more", English').fill('Read on');
  await expect(page.getByRole('link', { name: 'Read on' }).first()).toBeVisible();
  await expectChanges(page, 1);

  await panel.getByRole('searchbox').fill('homeLabel');
  const home = textbox(panel, 'Name of the logo link, English');
  await home.fill('the home page');
  await expect(panel.getByRole('alert')).toContainText('{brand}');
  await button(panel, '+ {brand}: missing in English; put it back').click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await home.fill('{brand}, home page');
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  await save(page);
  expect(changedLines(before, await read('../translations/en.json')).come).toEqual([
    '"learnMore": "Read on",',
  ]);
  await page.keyboard.press('Escape');
});
