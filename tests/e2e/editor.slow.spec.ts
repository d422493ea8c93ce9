import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { accessibilityFaults } from './axe.ts';
import { hold } from './site.ts';
import { copyTinySite, serve } from './tool.ts';

/** Editing in the page: what is typed shows at once, and is written when it is saved. */
let root: string;
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  root = await copyTinySite();
  site = await serve('dev', root);
});
test.afterAll(() => site?.stop());

const homeFile = 'pages-config/pages/home/en.json';
const courses = 'pages-config/pages/courses/en.json';
const onDisk = (file = homeFile) => readFile(join(root, file), 'utf8');

/** Opens a page and turns editing on. */
async function openEditor(page: Page, path = '/') {
  await page.goto(site.url + path);
  await page.getByRole('button', { name: 'Edit the page' }).click();
  await expect(page.locator('main [data-edited-text]').first()).toBeVisible();
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const bar = (page: Page) => page.locator('edit-bar');
const barButton = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true });

/** Clicks a text and puts another in its place. */
async function type(page: Page, text: string, other: string) {
  await page.getByText(text, { exact: true }).click();
  await expect(field(page)).toHaveText(text);
  await field(page).fill(other);
}

async function save(page: Page) {
  await barButton(page, 'Save').click();
  await expect(bar(page)).toContainText('All is saved.');
}

/** The lines that are not the same. */
function changedLines(before: string, after: string): string[] {
  const lines = before.split('\n');
  return after.split('\n').filter((line, index) => line !== lines[index]);
}

test('a headline is typed, shows, and is one changed line once it is saved', async ({ page }) => {
  const before = await onDisk();
  await openEditor(page);
  await type(page, 'A boat that forgives', 'A boat that waits');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'A boat that waits' })).toBeVisible();
  expect(await onDisk()).toBe(before);
  await barButton(page, 'Unsaved changes: 1').click();
  await expect(bar(page).getByRole('listitem')).toContainText(
    'page /, English · section 2 "A boat that forgives" · Heading (heading)',
  );
  await save(page);
  await expect(bar(page).locator('.tray')).toBeHidden();
  expect(changedLines(before, await onDisk())).toEqual(['      "heading": "A boat that waits",']);
  await writeFile(join(root, homeFile), before);
  await expect(page.getByRole('heading', { name: 'A boat that forgives' })).toBeVisible();
});

test('what is typed is seen; how soon is printed', async ({ page }) => {
  await openEditor(page);
  await page.getByText('A boat that forgives', { exact: true }).click();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('beforeinput', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => seen.push(performance.now() - timeStamp))),
    );
  });
  await page.keyboard.type(' and stays afloat', { delay: 60 });
  // A busy machine paints later.
  await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.length > 0);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const median = seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)]!;
  console.log(`typing to seen: ${median.toFixed(1)} ms (median of ${seen.length})`);
  await expect(page.getByText('A boat that forgives and stays afloat')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'A boat that forgives' })).toBeVisible();
});

test('an invalid text stays in its field with the words of the check, and goes nowhere', async ({
  page,
}) => {
  const before = await onDisk();
  await openEditor(page);
  await type(page, 'A boat that forgives', 'A <b>boat</b>');
  await page.keyboard.press('Enter');
  await expect(page.locator('field-note')).toContainText('<b>');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(bar(page)).toContainText('All is saved.');
  expect(await onDisk()).toBe(before);
});

test('undo and redo with the keyboard, and from the tray', async ({ page }) => {
  await openEditor(page);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await type(page, 'Before you come', 'Before you sail');
  await page.keyboard.press('Enter');
  await expect(heading('Before you sail')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(heading('Before you come')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(heading('Before you sail')).toBeVisible();
  await barButton(page, 'Unsaved changes: 1').click();
  await bar(page).getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
  await expect(heading('Before you come')).toBeVisible();
});

test('a text that is undone before it was rendered is shown as it was', async ({ page }) => {
  await openEditor(page);
  let render = () => {};
  const held = new Promise<void>((resolve) => {
    render = resolve;
  });
  await type(page, 'Before you come', 'Before you sail');
  await page.route(/page\.json\?texts/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCount(0);
  const undone = page.waitForResponse(/__edit\/undo/);
  await page.keyboard.press('Control+z');
  await undone;
  render();
  const heading = page.getByRole('heading', { name: 'Before you come', exact: true });
  await expect(heading).toBeVisible();
  await heading.click();
  await expect(field(page)).toHaveText('Before you come');
  await page.keyboard.press('Escape');
});

test('keys pressed at once count one after the other; a button held meanwhile is pressed', async ({
  page,
}) => {
  const before = await onDisk();
  await openEditor(page);
  for (const [text, other] of [
    ['Before you come', 'Before you sail'],
    ['A boat that forgives', 'A boat that waits'],
  ]) {
    await type(page, text!, other!);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveCount(0);
  }
  await expect(barButton(page, 'Unsaved changes: 2')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(bar(page)).toContainText('All is saved.');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(barButton(page, 'Unsaved changes: 2')).toBeVisible();

  await barButton(page, 'Save').hover();
  await page.mouse.down();
  await writeFile(join(root, homeFile), before.replace('What do I bring?', 'What do I pack?'));
  await expect(page.getByRole('button', { name: 'What do I pack?' })).toBeVisible();
  await page.mouse.up();
  await expect(bar(page)).toContainText('All is saved.');
  expect(changedLines(before, await onDisk())).toHaveLength(3);
  await writeFile(join(root, homeFile), before);
  await expect(page.getByRole('heading', { name: 'A boat that forgives' })).toBeVisible();
});

test('what is typed while the rest is sent is kept, and a text clicked meanwhile opens', async ({
  page,
}) => {
  const before = await onDisk();
  await openEditor(page);
  const letGo = await hold(page, '**/__edit/values');
  await type(page, 'A boat that forgives', 'A boat that waits');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' for you');
  letGo();
  await expect(barButton(page, 'Unsaved changes: 1')).toBeVisible();
  await expect(field(page)).toHaveText('A boat that waits for you');

  const letGoAgain = await hold(page, '**/__edit/values');
  await page.getByText('Before you come', { exact: true }).click();
  await expect(field(page)).toHaveText('A boat that waits for you');
  letGoAgain();
  await expect(field(page)).toHaveText('Before you come');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'A boat that waits for you' })).toBeVisible();
  await save(page);
  expect(changedLines(before, await onDisk())).toEqual([
    '      "heading": "A boat that waits for you",',
  ]);
  await writeFile(join(root, homeFile), before);
  await expect(page.getByRole('heading', { name: 'A boat that forgives' })).toBeVisible();
});

test('a shared text says so; its change shows wherever it is', async ({ page }) => {
  await openEditor(page);
  await page.getByText('Small boats', { exact: false }).first().click();
  await expect(page.locator('field-note')).toContainText('This text is on every page.');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await field(page).fill('Learn to sail');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Learn to sail');
  await barButton(page, 'Undo').click();
  await expect(heading).not.toHaveText('Learn to sail');
  await expect(bar(page)).toContainText('All is saved.');
});

test('a text that other pages show, too, can be changed on this page alone', async ({ page }) => {
  const [before, others] = [await onDisk(), await onDisk(courses)];
  const messages = await onDisk('translations/en.json');
  const { welcome } = JSON.parse(messages).home;
  await writeFile(
    join(root, courses),
    others.replace('Three courses, one harbour', '@home.welcome'),
  );
  const heading = page.getByRole('heading', { level: 1 });
  const openWelcome = async () => {
    await page.goto(site.url);
    await expect(page.locator('main [data-edited-text]').first()).toBeVisible();
    await expect(heading).toHaveText(welcome);
    await heading.click();
    await expect(page.locator('field-note')).toContainText('it is on 2 pages');
    await field(page).fill('A home of its own');
  };
  await openEditor(page, '/courses');
  await expect(heading).toHaveText(welcome);
  for (const changeHere of [
    () => page.keyboard.press('Control+Enter'),
    () => page.getByRole('button', { name: 'Change it on this page only' }).click(),
  ]) {
    await openWelcome();
    await changeHere();
    await expect(field(page)).toHaveCount(0);
    await expect(heading).toHaveText('A home of its own');
    await save(page);
    expect(changedLines(before, await onDisk())).toEqual(['      "heading": "A home of its own",']);
    expect(await onDisk('translations/en.json')).toBe(messages);
    await writeFile(join(root, homeFile), before);
    await expect(heading).toHaveText(welcome);
  }
  await writeFile(join(root, courses), others);
  await page.goto(`${site.url}/courses`);
  await expect(heading).not.toHaveText(welcome);
});

test('a text with markup is edited as it is written', async ({ page }) => {
  await openEditor(page);
  await type(
    page,
    'Two days, one small boat, and an instructor who has time for you.',
    'Two **short** days on *one* boat',
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('#hero strong')).toHaveText('short');
  await expect(field(page)).toHaveCount(0);
  await page.locator('#hero').getByText('days on').click();
  await expect(field(page)).toHaveText('Two **short** days on *one* boat');
  await page.keyboard.press('Escape');
  await expect(page.locator('#hero em')).toHaveText('one');
  await barButton(page, 'Undo').click();
  await expect(page.locator('#hero strong')).toHaveCount(0);
});

test('the words of a button are edited with two clicks, or F2', async ({ page }) => {
  await openEditor(page);
  const question = page.getByRole('button', { name: 'And if it rains?' });
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await question.getByText('And if it rains?').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('What if it snows?');
  await expect(field(page)).toHaveText('What if it snows?');
  await page.keyboard.press('Enter');
  const changed = page.getByRole('button', { name: 'What if it snows?' });
  await expect(changed).toBeVisible();
  // Spaces are words here, and no clicks.
  await expect(changed).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveCount(0);
  await changed.focus();
  await page.keyboard.press('F2');
  await expect(field(page)).toHaveText('What if it snows?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(question).toBeVisible();
});

test('pasted words are cleaned, and it is said', async ({ page }) => {
  await openEditor(page);
  await page.getByText('A boat that forgives', { exact: true }).click();
  await page.keyboard.press('Control+a');
  await field(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'A\u200b boat\r\nthat “waits”');
    clipboardData.setData('text/html', '<b>A boat</b>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  });
  await expect(field(page)).toHaveText('A boat that “waits”');
  await expect(page.locator('field-note')).toContainText('cleaned');
  await page.keyboard.press('Escape');
});

test('what others save does not disturb a field, and is never overwritten', async ({ page }) => {
  await openEditor(page, '/courses');
  const before = await onDisk(courses);
  const [, title = ''] = /"heading": "([^"@]+)"/.exec(before) ?? [];
  await page.getByText(title, { exact: true }).first().click();
  await field(page).fill('Mine');
  const theirs = before.replace(`"${title}"`, '"Theirs"');
  await writeFile(join(root, courses), theirs);
  const served = async () => (await page.request.get(`${site.url}/courses/page.json`)).text();
  await expect.poll(served).toContain('Theirs');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveText('Mine');
  await page.keyboard.press('Enter');
  await expect(page.locator('field-note')).toContainText('Now it says: “Theirs”');
  expect(await onDisk(courses)).toBe(theirs);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Theirs', { exact: true }).first()).toBeVisible();

  // A change that is not saved yet, too, gives way to what is on disk.
  await type(page, 'Theirs', 'Mine again');
  await page.keyboard.press('Enter');
  await expect(barButton(page, 'Unsaved changes: 1')).toBeVisible();
  await writeFile(join(root, courses), before);
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await barButton(page, 'Unsaved changes: 1').click();
  await expect(bar(page).getByRole('listitem')).toContainText(title);
  await expect(bar(page).getByRole('listitem')).toContainText('Mine again');
  await bar(page).getByRole('button', { name: 'Keep that on disk' }).click();
  await expect(bar(page)).toContainText('All is saved.');
  expect(await onDisk(courses)).toBe(before);
});

test('a change waits while its file is no JSON: that is said, and nothing discards it', async ({
  page,
}) => {
  await openEditor(page);
  const before = await onDisk();
  await type(page, 'A boat that forgives', 'A patient boat');
  await page.keyboard.press('Enter');
  await barButton(page, 'Unsaved changes: 1').click();
  const item = bar(page).getByRole('listitem');
  await expect(item.getByRole('button', { name: 'Undo' })).toBeVisible();
  await writeFile(join(root, homeFile), before.replace('",\n', '"\n'));
  await expect(item).toContainText(`${homeFile} cannot be used as it is: put it right first`);
  await expect(item.getByRole('button')).toHaveCount(0);
  await barButton(page, 'Save').click();
  await expect(bar(page)).toContainText('Nothing was saved');
  await writeFile(join(root, homeFile), before);
  await item.getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page)).toContainText('All is saved.');
});

test('two tabs show the same changes, and do not overwrite each other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openEditor(page);
  await openEditor(other);
  await page.getByText('A boat that forgives', { exact: true }).click();
  await field(page).fill('From the first tab');
  await type(other, 'A boat that forgives', 'From the second tab');
  await other.keyboard.press('Enter');
  await expect(barButton(page, 'Unsaved changes: 1')).toBeVisible();
  await page.bringToFront();
  await field(page).press('Enter');
  await expect(page.locator('field-note')).toContainText('From the second tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'From the second tab' })).toBeVisible();
  await barButton(page, 'Undo').click();
  await expect(other.getByRole('heading', { name: 'A boat that forgives' })).toBeVisible();
});

test('a section is moved, copied and removed in all languages', async ({ page }) => {
  const before = await onDisk();
  await openEditor(page);
  const ids = () =>
    page.locator('main').evaluate((main) =>
      ['hero', 'boat', 'boat-2', 'questions', 'contact-section']
        .filter((id) => document.getElementById(id))
        .toSorted((a, b) => {
          const [one, other] = [a, b].map((id) => document.getElementById(id)!);
          return main.contains(one!) && one!.compareDocumentPosition(other!) & 4 ? -1 : 1;
        }),
    );
  await page.getByRole('button', { name: 'Move down: boat', exact: true }).click();
  await expect.poll(ids).toEqual(['hero', 'questions', 'boat', 'contact-section']);
  await expect(page.getByRole('button', { name: 'Move down: boat', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Duplicate: boat', exact: true }).click();
  await expect.poll(ids).toEqual(['hero', 'questions', 'boat', 'boat-2', 'contact-section']);
  page.on('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Remove: boat-2', exact: true }).click();
  await expect.poll(ids).toEqual(['hero', 'questions', 'boat', 'contact-section']);
  await page.getByRole('button', { name: 'Remove: contact-section', exact: true }).click();
  await expect(bar(page)).toContainText('still lead to this section');
  await expect(bar(page)).toContainText('npm run remove -- section /#contact-section --to /');
  await expect(bar(page)).not.toContainText('.json:');
  await save(page);
  expect((await onDisk()).split('\n').toSorted()).toEqual(before.split('\n').toSorted());
  await page.getByRole('button', { name: 'Move up: boat', exact: true }).click();
  await expect.poll(ids).toEqual(['hero', 'boat', 'questions', 'contact-section']);
  await save(page);
  expect(await onDisk()).toBe(before);
});

test('all of it works with the keyboard, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(site.url);
  await barButton(page, 'Edit the page').focus();
  await page.keyboard.press('Enter');
  await expect(barButton(page, 'Editing')).toBeFocused();
  const title = page.getByRole('heading', { name: 'A boat that forgives' });
  await expect(title).toHaveAttribute('tabindex', '0');
  await title.focus();
  await page.keyboard.press('F2');
  await expect(field(page)).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.type('Typed only');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Typed only' })).toBeFocused();
  await barButton(page, 'Unsaved changes: 1').focus();
  await page.keyboard.press('Enter');
  expect(await accessibilityFaults(page)).toEqual([]);
  page.on('dialog', (dialog) => dialog.accept());
  await barButton(page, 'Discard').focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('All is saved.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('another page of the machine cannot change files', async ({ request }) => {
  const data = { edits: [] };
  const send = async (headers: Record<string, string>) =>
    (await request.post(`${site.url}/__edit/values`, { data, headers })).status();
  expect(await send({})).toBe(403);
  expect(await send({ origin: 'http://example.org' })).toBe(403);
  expect(await send({ origin: site.url, 'content-type': 'text/plain' })).toBe(403);
  expect(await send({ origin: site.url })).toBe(200);
});
