import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { accessibilityFaults } from './axe.ts';
import { copyTinySite, serve } from './tool.ts';

/** The panel beside the page: a section's fields in all languages, from its schema. */
let root: string;
let site: Awaited<ReturnType<typeof serve>>;

test.beforeEach(async () => {
  root = await copyTinySite();
  site = await serve('dev', root);
});
test.afterEach(() => site?.stop());

const languages = ['en', 'fr'];
const fileOf = (language: string) => `pages-config/pages/home/${language}.json`;
const textsOnDisk = () =>
  Promise.all(languages.map((language) => readFile(join(root, fileOf(language)), 'utf8')));

/** Opens the home page with editing turned on. */
async function openPage(page: Page) {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Edit section: boat' })).toBeAttached();
}

/** Opens a section, or the page's own settings, and gives the panel. */
async function openPanel(page: Page, section: string): Promise<Locator> {
  const name = section ? `Edit section: ${section}` : 'Page settings';
  await page.getByRole('button', { name, exact: true }).click();
  const panel = page.locator('edit-panel');
  await expect(panel.getByRole('heading', { name: section || 'Page settings' })).toBeFocused();
  return panel;
}

/** A field of one language of a text, or of a picture. */
const textbox = (panel: Locator, name: string) => panel.getByRole('textbox', { name, exact: true });

/** Waits until what was changed in the panel is kept by the server, as so many changes. */
const expectChanges = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: `Unsaved changes: ${count}` })).toBeVisible();

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
}

/** The lines that differ between two texts of the same length. */
const changedLines = (before: string, after: string) => {
  const now = after.split('\n');
  return before
    .split('\n')
    .flatMap((line, index) => (line === now[index] ? [] : [now[index]!.trim()]));
};

test('the panel’s code is there before anything is opened, and not before editing is turned on', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofPanel = () => asked.filter((path) => /rjsf|browser\/panel\/|__edit\/panel/.test(path));
  const untilIdle = () => page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.goto(site.url);
  const edit = page.getByRole('button', { name: 'Edit the page' });
  await expect(edit).toBeVisible();
  await untilIdle();
  expect(ofPanel()).toEqual([]);
  await edit.press('Enter');
  await expect.poll(ofPanel).toContainEqual(expect.stringContaining('rjsf_core'));
  await expect.poll(ofPanel).toContainEqual(expect.stringContaining('/group-field.tsx'));
  // What was asked for has come, with all that it imports.
  await page.evaluate((path) => import(path), '/tools/dev/browser/panel/show-panel.tsx');
  const codeBefore = ofPanel();
  await openPanel(page, 'boat');
  expect(ofPanel().slice(codeBefore.length)).toEqual(['/__edit/panel']);
});

test('a text in two languages, a choice for all and a link are exactly those lines, once saved', async ({
  page,
}) => {
  const before = await textsOnDisk();
  await openPage(page);
  // The page makes room once the fields show: laying it out anew takes longer than they do.
  const roomAtFirst = page.evaluate(
    () =>
      new Promise((tell) => {
        const look = () =>
          document.querySelector('edit-panel')?.shadowRoot?.querySelector('.field')
            ? tell(getComputedStyle(document.body).marginRight)
            : requestAnimationFrame(look);
        look();
      }),
  );
  let panel = await openPanel(page, 'boat');
  expect(await roomAtFirst).toBe('0px');
  await expect(page.locator('body')).not.toHaveCSS('margin-right', '0px');

  await textbox(panel, 'Heading, English').fill('A boat of oak');
  await expect(page.getByRole('heading', { name: 'A boat of oak' })).toBeVisible();
  await textbox(panel, 'Heading, Français').fill('Un bateau de chêne');
  await expectChanges(page, 2);
  await panel.getByRole('button', { name: 'Appearance' }).click();
  await panel.getByRole('combobox', { name: 'Ground' }).selectOption('Light');
  await expectChanges(page, 3);
  await panel.getByRole('button', { name: 'Close' }).click();

  panel = await openPanel(page, 'hero');
  await panel.getByRole('button', { name: '2 Learn more', exact: true }).click();
  const link = panel.getByRole('combobox', { name: 'Destination' });
  await expect(panel.locator('datalist option[value="/#boat"]')).toBeAttached();
  await link.fill('/#boat');
  await expect(panel.getByText('→ A boat of oak')).toBeVisible();
  await expectChanges(page, 4);
  expect(await textsOnDisk()).toEqual(before);

  await save(page);
  const after = await textsOnDisk();
  expect(languages.map((_, index) => changedLines(before[index]!, after[index]!))).toEqual([
    ['"to": "/#boat",', '"ground": "plain",', '"heading": "A boat of oak",'],
    ['"to": "/#boat",', '"ground": "plain",', '"heading": "Un bateau de chêne",'],
  ]);
});

test('an item is added, ordered and taken away in all languages, which leaves nothing behind', async ({
  page,
}) => {
  const before = await textsOnDisk();
  await openPage(page);
  const panel = await openPanel(page, 'questions');
  await panel.getByRole('button', { name: '+ Add topic' }).click();
  await expect(panel.getByRole('button', { name: /^3 ✎/ })).toBeFocused();
  const topics = panel.getByRole('group', { name: 'Topics' });
  await textbox(topics, 'Heading, Français').fill('Et le vent ?');
  await expectChanges(page, 2);
  await panel.getByRole('button', { name: /^Move up: ✎/ }).click();
  await expectChanges(page, 3);
  await expect(panel.getByRole('button', { name: /^2 ✎/ })).toBeFocused();
  await save(page);
  const [, french] = await textsOnDisk();
  const items = JSON.parse(french!).sections[2].items.map(
    ({ heading }: { heading: string }) => heading,
  );
  expect(items[1]).toBe('Et le vent ?');
  expect(items.length).toBe(3);

  await panel.getByRole('button', { name: /^Remove: ✎/ }).click();
  await expect(panel.getByRole('button', { name: '+ Add topic' })).toBeFocused();
  await expectChanges(page, 1);
  await save(page);
  expect(await textsOnDisk()).toEqual(before);
});

test('what the check refuses is told at its field, and never reaches the files', async ({
  page,
}) => {
  const before = await textsOnDisk();
  await openPage(page);
  const panel = await openPanel(page, 'boat');
  const picture = textbox(panel, 'File');
  await picture.fill('/images/none.png');
  await expect(panel.getByRole('alert')).toContainText('/images/none.png');
  await expect(picture).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  await panel.getByRole('button', { name: 'Choose from the site’s pictures' }).click();
  await panel.getByRole('button', { name: '/images/dinghy.png', exact: true }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  expect(await textsOnDisk()).toEqual(before);
});

test('an address is judged once it is left, and a fault in one language is told in that one', async ({
  page,
}) => {
  const before = await textsOnDisk();
  await openPage(page);
  let panel = await openPanel(page, 'hero');
  await panel.getByRole('button', { name: /^1 / }).click();
  await panel.getByRole('combobox', { name: 'Leads to' }).selectOption('Address outside the site');
  const address = textbox(panel, 'Address outside the site');
  await expect(address).toBeFocused();
  const refused = page.waitForResponse(
    async (response) =>
      (response.request().postData() ?? '').includes('www.') &&
      (await response.text()).includes('"invalid"'),
  );
  await page.keyboard.type('www.');
  await refused;
  // Writing goes on, however long the answer took: the fault waits some seconds for its end.
  await expect(async () => {
    await address.dispatchEvent('input');
    await expect(address).toHaveAttribute('aria-invalid', 'false', { timeout: 700 });
    await expect(panel.getByRole('alert')).toHaveCount(0, { timeout: 700 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByRole('alert')).toContainText('https://');
  await address.fill('');
  await address.blur();
  await expect(panel.getByRole('alert')).toHaveText('This field must be filled in.');
  await expect(panel.getByRole('status')).toContainText('Places: 1');
  page.once('dialog', (dialog) => dialog.accept());
  await panel.getByRole('button', { name: 'Close' }).click();

  panel = await openPanel(page, 'boat');
  const [english, french] = ['English', 'Français'].map((language) =>
    textbox(panel, `Heading, ${language}`),
  );
  // At once, before a timer of the page may run.
  await french!.evaluate((field: HTMLTextAreaElement) => {
    field.select();
    document.execCommand('delete');
    field.blur();
  });
  await expect(french!).toHaveAttribute('aria-invalid', 'true');
  await expect(english!).toHaveAttribute('aria-invalid', 'false');
  await expect(panel.getByText('To fix in 1 of 2 languages')).toBeVisible();
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  expect(await textsOnDisk()).toEqual(before);
});

test('a shared text shows its words, and is changed here alone or where it is written', async ({
  page,
}) => {
  await openPage(page);
  let panel = await openPanel(page, 'hero');
  await panel.getByRole('button', { name: '2 Learn more', exact: true }).click();
  const shared = panel.getByRole('group', { name: 'Text, English' });
  await expect(shared).toContainText('Shared text');
  await expect(shared).toContainText('Learn more');
  const use = panel.getByRole('group', { name: 'Text', exact: true });
  await expect(use).toContainText('it is on 1 page');
  await expect(panel).not.toContainText('@common');
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  await use.getByRole('button', { name: 'Change the shared text' }).click();
  panel = page.locator('edit-panel');
  await expect(panel.getByRole('heading', { name: 'Interface texts' })).toBeFocused();
  await expect(textbox(panel, 'Link "Learn more", English')).toHaveValue('Learn more');
  panel = await openPanel(page, 'hero');
  await panel.getByRole('button', { name: '2 Learn more', exact: true }).click();
  await panel.getByRole('button', { name: 'Write another text here only: Text, English' }).click();
  await textbox(panel, 'Text, English').fill('See the boat');
  await expect(page.getByRole('link', { name: 'See the boat' })).toBeVisible();
  await save(page);
  expect(
    (await textsOnDisk()).map((text) => JSON.parse(text).sections[0].actions[1].label),
  ).toEqual(['See the boat', '@common.learnMore']);
});

test('the point that crops keep is clicked, dragged, moved with arrow keys, or written', async ({
  page,
}) => {
  const before = await textsOnDisk();
  const withPhoto = before.map((text) => text.replace('"picture": {', '"photo": {'));
  // What is written while the server begins to watch its folders may pass it by.
  await expect(async () => {
    for (const [index, language] of languages.entries())
      await writeFile(join(root, fileOf(language)), withPhoto[index]!);
    const shown = await page.request.get(`${site.url}/page.json`);
    expect(await shown.text()).toContain('"photo"');
  }).toPass();
  await openPage(page);
  const panel = await openPanel(page, 'boat');
  const photo = panel.getByRole('group', { name: 'Cropped photo' });
  await expect(textbox(photo, 'Alternative text, English')).toBeVisible();
  const point = photo.getByRole('slider', { name: 'Focus of the crop' });
  await point.scrollIntoViewIfNeeded();
  const picture = photo.locator('.focus img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  const at = async (left: number, top: number): Promise<[number, number]> => {
    const { x, y, width, height } = (await picture.boundingBox())!;
    return [x + width * left, y + height * top];
  };
  const written = ['From the left, in %', 'From the top, in %'].map((name) =>
    photo.getByRole('spinbutton', { name }),
  );
  const expectPoint = async (left: number, top: number) => {
    await expect(written[0]!).toHaveValue(`${left}`);
    await expect(written[1]!).toHaveValue(`${top}`);
    await expect(point).toHaveAttribute('aria-valuetext', `${left}% × ${top}%`);
  };
  await page.mouse.click(...(await at(0.2, 0.8)));
  await expectPoint(20, 80);
  await expectChanges(page, 1);
  await point.hover();
  await page.mouse.down();
  await page.mouse.move(...(await at(0.6, 0.5)), { steps: 4 });
  await page.mouse.move(...(await at(0.7, -0.2)));
  await page.mouse.up();
  await expectPoint(70, 0);
  await expectChanges(page, 2);
  await point.press('ArrowRight');
  await expectPoint(71, 0);
  await expectChanges(page, 3);
  await point.press('Shift+ArrowDown');
  await expectPoint(71, 10);
  await expectChanges(page, 4);
  await written[1]!.fill('35');
  await expectPoint(71, 35);
  await expectChanges(page, 5);
  await expect(page.locator('#boat img')).toHaveCSS('object-position', '71% 35%');
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  await save(page);
  for (const text of await textsOnDisk())
    expect(JSON.parse(text).sections[1].photo.focus).toEqual({ x: 71, y: 35 });
});

test('the settings of a page show what search engines show, and how long that is', async ({
  page,
}) => {
  await openPage(page);
  const panel = await openPanel(page, '');
  await textbox(panel, 'Page title, English').fill('Quayside');
  await expect(panel.getByRole('region', { name: 'How it shows in search engines' })).toContainText(
    'Quayside',
  );
  await expect(panel.getByText('8 / 65')).toBeVisible();
  await expectChanges(page, 1);
  await panel.getByRole('spinbutton', { name: 'Page color' }).fill('32');
  await expectChanges(page, 2);
  const time = panel.getByLabel('Publish at, English', { exact: true });
  await time.fill('2020-11-23T09:00');
  await expectChanges(page, 3);
  await save(page);
  for (const text of await textsOnDisk()) expect(JSON.parse(text).accent).toBe(32);
  const [english = '', french = ''] = await textsOnDisk();
  expect(JSON.parse(english).publishAt).toMatch(/^2020-11-23T09:00[+-]\d\d:\d\d$/);
  expect(JSON.parse(french).publishAt).toBe(undefined);
});

test('a page goes into a menu in every language, and an old address leads to it', async ({
  page,
}) => {
  const files = ['shell/en.json', 'shell/fr.json', 'site.json'];
  const written = () =>
    Promise.all(files.map((file) => readFile(join(root, 'pages-config', file), 'utf8')));
  const before = await written();
  await openPage(page);
  const panel = await openPanel(page, '');
  const menus = panel.getByRole('group', { name: 'Menus of the header' });
  await menus.getByRole('button', { name: '+ Add to School' }).click();
  await expectChanges(page, 1);
  await expect(menus).toContainText('School › ✎ Quayside');
  const redirects = panel.getByRole('group', { name: 'Redirects to this page' });
  await redirects.getByRole('textbox').fill('courses');
  await redirects.getByRole('button', { name: '+ Add redirect' }).click();
  await expect(panel.getByRole('alert')).toContainText('/courses');
  await redirects.getByRole('textbox').fill('old-home');
  await redirects.getByRole('button', { name: '+ Add redirect' }).click();
  await expect(redirects).toContainText('/old-home → /');
  expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  await save(page);
  const [english, french, settings] = await written();
  expect(JSON.parse(settings!).redirects).toEqual([{ from: '/old-home', to: '/' }]);
  for (const shell of [english, french])
    expect(JSON.parse(shell!).header.menus[0].items.at(-1)).toMatchObject({ to: '/' });
  await redirects.getByRole('button', { name: 'Remove: /old-home' }).click();
  await expectChanges(page, 1);
  await menus.getByRole('button', { name: 'Remove: School' }).click();
  await expectChanges(page, 2);
  await save(page);
  expect((await written()).slice(0, 2)).toEqual(before.slice(0, 2));
});

for (const width of [1440, 768])
  test(`at ${width} px axe finds nothing, and the keyboard reaches and leaves it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page);
    const opener = page.getByRole('button', { name: 'Edit section: hero', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.locator('edit-panel');
    await expect(panel.getByRole('heading', { name: 'hero' })).toBeFocused();
    expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
    const box = (await panel.boundingBox())!;
    expect(box.x + box.width).toBe(width);
    expect(box.x === 0).toBe(width < 1000);
    // Beside and above the panel the bar leaves room for the page.
    await expect(page.locator('edit-bar .hint')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
