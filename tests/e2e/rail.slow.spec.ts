import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { accessibilityFaults } from './axe.ts';
import { copyTinySiteWith, serve } from './tool.ts';

/** The rail beside the page: its sections, in all languages at once. */
let root: string;
let site: Awaited<ReturnType<typeof serve>>;

const languages = ['en', 'fr', 'es'];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  root = await copyTinySiteWith((settings) => {
    const all = settings.languages as object[];
    all.push({ code: 'es', tag: 'es', name: 'Español', prefix: '/es' });
  });
  const copies = ['pages/home', 'pages/courses', 'shell'].map((folder) => `pages-config/${folder}`);
  for (const folder of [...copies, 'translations']) {
    const french = await readFile(join(root, folder, 'fr.json'), 'utf8');
    const own = french.replace(/"(title|description)": "(.*)"/g, '"$1": "ES: $2"');
    await writeFile(join(root, folder, 'es.json'), own);
  }
  const form = join(root, 'pages-config/forms/trial-lesson.json');
  const written = (await readFile(form, 'utf8')).replace(/"fr": ("[^"]*")/g, '"fr": $1, "es": $1');
  await writeFile(form, written);
  site = await serve('dev', root);
});
test.afterAll(() => site?.stop());

const textsOnDisk = (route = 'home') =>
  Promise.all(
    languages.map((code) =>
      readFile(join(root, `pages-config/pages/${route}/${code}.json`), 'utf8'),
    ),
  );

const idsIn = (text: string): string[] =>
  JSON.parse(text).sections.map(({ id }: { id: string }) => id);

/** Opens the home page, which is edited, with its rail. */
async function openRail(page: Page, path = '/'): Promise<Locator> {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url + path);
  await page.getByRole('button', { name: 'Sections of the page', exact: true }).click();
  const rail = page.getByRole('region', { name: 'Sections of the page' });
  await expect(rail.getByRole('heading', { name: 'Sections of the page' })).toBeFocused();
  return rail;
}

const button = (place: Locator | Page, name: string) =>
  place.getByRole('button', { name, exact: true });

/** The ids that the rail lists, in its order. */
const listed = (rail: Locator) => () =>
  rail
    .locator('.open')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-focus')?.slice(5)));

async function save(page: Page) {
  await button(page, 'Save').click();
  await expect(button(page, 'Save')).toBeDisabled();
}

/** Takes every unsaved change back. */
async function undoAll(page: Page) {
  const undo = page.locator('edit-bar').getByRole('button', { name: 'Undo', exact: true });
  while (await undo.isEnabled()) {
    const count = await page.locator('edit-bar [data-action=tray]').textContent();
    await undo.click();
    await expect(page.locator('edit-bar [data-action=tray]')).not.toHaveText(count ?? '');
  }
}

test('a drag changes the moved lines only, in three files; taken back, not a byte', async ({
  page,
}) => {
  const before = await textsOnDisk();
  const rail = await openRail(page);
  await expect.poll(listed(rail)).toEqual(['hero', 'boat', 'questions', 'contact-section']);
  const item = (id: string) =>
    rail.getByRole('listitem').filter({ has: page.locator(`[data-focus="open ${id}"]`) });
  await item('questions').dragTo(item('hero'), { targetPosition: { x: 60, y: 3 } });
  await expect.poll(listed(rail)).toEqual(['questions', 'hero', 'boat', 'contact-section']);
  await expect(rail.getByRole('status')).toHaveText(
    'Folding topics (questions): now in place 1 of 4.',
  );
  await expect(button(page, 'Unsaved changes: 1')).toBeVisible();
  expect(await textsOnDisk()).toEqual(before);
  await save(page);
  const after = await textsOnDisk();
  for (const [index, text] of after.entries()) {
    expect(idsIn(text)).toEqual(['questions', 'hero', 'boat', 'contact-section']);
    expect(text.split('\n').toSorted()).toEqual(before[index]!.split('\n').toSorted());
  }
  await item('questions').dragTo(item('boat'), { targetPosition: { x: 60, y: 60 } });
  await expect.poll(listed(rail)).toEqual(['hero', 'boat', 'questions', 'contact-section']);
  await save(page);
  expect(await textsOnDisk()).toEqual(before);
});

test('with the keyboard a section is moved, copied, removed and opened', async ({ page }) => {
  const before = await textsOnDisk();
  const rail = await openRail(page);
  const boat = rail.locator('[data-focus="open boat"]');
  await boat.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(listed(rail)).toEqual(['hero', 'questions', 'contact-section', 'boat']);
  await expect(boat).toBeFocused();
  await expect(rail.getByRole('status')).toHaveText(
    'Text and picture (boat): now in place 4 of 4.',
  );
  await button(rail, 'Move up: boat').focus();
  await page.keyboard.press('Enter');
  await expect.poll(listed(rail)).toEqual(['hero', 'questions', 'boat', 'contact-section']);
  await expect(button(rail, 'Move up: boat')).toBeFocused();
  await button(rail, 'Duplicate: boat').press('Enter');
  await expect
    .poll(listed(rail))
    .toEqual(['hero', 'questions', 'boat', 'boat-2', 'contact-section']);
  const asked: string[] = [];
  page.once('dialog', (question) => question.dismiss());
  await button(rail, 'Remove: boat-2').press('Enter');
  expect(await listed(rail)()).toContain('boat-2');
  page.on('dialog', (question) => {
    asked.push(question.message());
    void question.accept();
  });
  await button(rail, 'Remove: boat-2').press('Enter');
  await expect.poll(listed(rail)).toEqual(['hero', 'questions', 'boat', 'contact-section']);
  await expect(rail.locator('[data-focus="open contact-section"]')).toBeFocused();
  await button(rail, 'Remove: contact-section').press('Enter');
  await expect(rail.getByRole('status')).toContainText('Nothing has changed');
  await expect(page.locator('edit-bar')).toContainText('still lead to this section');
  expect(asked[0]).toBe('Remove section 4 "A boat that forgives"? Undo brings it back.');
  expect(asked[1]).toContain('section 4 "Come for a trial lesson"');
  await undoAll(page);
  await expect.poll(listed(rail)).toEqual(['hero', 'boat', 'questions', 'contact-section']);
  await expect(rail.getByRole('status')).toBeEmpty();
  await boat.press('Enter');
  const panel = page.locator('edit-panel');
  await expect(panel.getByRole('heading', { name: 'boat' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'A boat that forgives' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(boat).toBeFocused();
  expect(await textsOnDisk()).toEqual(before);
});

test('an example is found, and inserted with its texts to be written in three files', async ({
  page,
}) => {
  const before = await textsOnDisk();
  const rail = await openRail(page);
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/__blocks/, (route) => held.then(() => route.continue()));
  await button(rail, 'Add below: hero').click();
  const gallery = page.getByRole('dialog', { name: 'Add section' });
  // What is still to come is a grey place, not a white page.
  await expect(gallery.locator('iframe').first()).toHaveCSS('opacity', '0');
  letCome();
  await expect(gallery.locator('iframe').first()).toHaveCSS('opacity', '1');
  await expect(gallery.getByRole('combobox')).toHaveValue('hero');
  const example = gallery.frameLocator('iframe').first().getByRole('heading').first();
  await expect(example).toBeVisible();
  expect(await accessibilityFaults(page, 'edit-gallery')).toEqual([]);
  // A photo that this site lacks is one that it has: no example stands blank.
  await gallery.getByRole('searchbox').fill('cropped photo');
  const photo = gallery.frameLocator('iframe').first().locator('main img').first();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  await expect(photo).toBeVisible();
  // Below a low example nothing is blank.
  await gallery.getByRole('searchbox').fill('three links');
  const low = gallery.locator('.window').first();
  await expect.poll(async () => (await low.boundingBox())?.height).toBeLessThan(100);
  await gallery.getByRole('searchbox').fill('figures numero');
  await expect(gallery.getByRole('heading', { level: 3 })).toHaveText(['Figures']);
  await gallery
    .getByRole('button', { name: /^Insert: Figures/ })
    .first()
    .press('Enter');
  await expect(gallery).toHaveCount(0);
  const now = ['hero', 'stats', 'boat', 'questions', 'contact-section'];
  await expect.poll(listed(rail)).toEqual(now);
  await expect(rail.locator('[data-focus="open stats"]')).toBeFocused();
  await expect(rail.locator('[data-focus="open stats"]')).toContainText('✎ To be written');
  await expect(page.locator('#stats')).toBeInViewport();
  expect(await textsOnDisk()).toEqual(before);
  await save(page);
  for (const text of await textsOnDisk()) {
    expect(idsIn(text)).toEqual(now);
    expect(JSON.parse(text).sections[1].heading).toMatch(/^✎ /);
  }
  page.once('dialog', (question) => question.accept());
  await button(rail, 'Remove: stats').click();
  await expect.poll(listed(rail)).not.toContain('stats');
  await save(page);
  expect(await textsOnDisk()).toEqual(before);
});

test('a page is made from an outline, opened, and on disk in three languages once saved', async ({
  page,
}) => {
  const titles = [
    'Family sailing: a weekend for all',
    'La voile en famille : un week-end',
    'Navegar con la familia en un fin de semana',
  ];
  const shortTitles = ['Family sailing', 'La voile en famille', 'Navegar con la familia en un'];
  const shell = () => readFile(join(root, 'pages-config/shell/fr.json'), 'utf8');
  const before = await shell();
  const rail = await openRail(page);
  // The bar has it for whom the list of sections is not where pages are made.
  const opener = button(page.locator('edit-bar'), '+ New page');
  await opener.dblclick();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await button(rail, '+ New page').click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('Famílias');
  const titleIn = dialog.getByRole('group', { name: 'Page title' });
  const languageNames = ['English', 'Français', 'Español'];
  for (const [index, name] of languageNames.entries())
    await titleIn.getByRole('textbox', { name }).fill(titles[index]!);
  await dialog.getByRole('radio', { name: /^A short page/ }).check();
  await dialog.getByRole('combobox', { name: 'Menu entry' }).selectOption('School');
  const inMenu = dialog.getByRole('group', { name: 'Text in the menu' });
  for (const [index, name] of languageNames.entries())
    await expect(inMenu.getByRole('textbox', { name })).toHaveValue(shortTitles[index]!);
  await inMenu.getByRole('textbox', { name: 'Français' }).fill('Familles');
  await titleIn.getByRole('textbox', { name: 'Français' }).fill(titles[1]!);
  await expect(inMenu.getByRole('textbox', { name: 'Français' })).toHaveValue('Familles');
  await expect(
    dialog.getByRole('checkbox', { name: /in the footer, under “The school”/ }),
  ).toBeChecked();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page, 'edit-new-page')).toEqual([]);
  }
  const forms = dialog.getByRole('combobox', { name: 'Form' });
  await button(dialog, '+ New form').click();
  const making = page.getByRole('dialog', { name: 'New form' });
  await making.getByRole('textbox', { name: 'Name' }).fill('families');
  await page.keyboard.press('Enter');
  await expect(making).toHaveCount(0);
  await expect(forms).toHaveValue('families');
  await expect(titleIn.getByRole('textbox', { name: 'Español' })).toHaveValue(titles[2]!);
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('familias');
  await address.fill('courses');
  await titleIn.getByRole('textbox', { name: 'Español' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('courses');
  await expect(dialog.getByRole('alert')).toBeInViewport();
  await address.fill('families');
  await button(dialog, 'Create the page').click();
  await page.waitForURL('**/families');
  await expect.poll(listed(rail)).toEqual(['hero', 'about', 'contact-section']);
  await expect(page).toHaveTitle(/Family sailing/);
  expect(await shell()).toBe(before);
  await expect(textsOnDisk('families')).rejects.toThrow('ENOENT');
  await save(page);
  const written = await textsOnDisk('families');
  expect(written.map((text) => JSON.parse(text).title)).toEqual(titles);
  expect(written[0]).toContain('"form": "families"');
  const { header, footer } = JSON.parse(await shell());
  const entry = { label: 'Familles', to: '/families' };
  expect(header.menus[0].items.at(-1)).toEqual(entry);
  expect(footer.columns[0].links.at(-1)).toEqual(entry);
});

for (const width of [1440, 768])
  test(`at ${width} px axe finds nothing in the rail, and it can be left`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const rail = await openRail(page);
    expect(await accessibilityFaults(page, '#edit-rail')).toEqual([]);
    const sizes = await rail.getByRole('button').evaluateAll((all) =>
      all.map((each) => {
        const { width: wide, height } = each.getBoundingClientRect();
        return Math.min(wide, height);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    // What is done with a section is said in words; an arrow's once it has the focus.
    for (const words of ['Add below', 'Duplicate', 'Remove'])
      await expect(button(rail, `${words}: boat`)).toHaveText(words);
    await rail.locator('[data-focus="open boat"]').focus();
    await page.keyboard.press('Tab');
    const arrow = button(rail, 'Move up: boat');
    await expect(arrow).toBeFocused();
    const tip = await arrow.evaluate((each) => getComputedStyle(each, '::after').content);
    expect(tip).toBe('"Move up"');
    const [first, last] = await Promise.all(
      ['Move up: boat', 'Remove: boat'].map((name) => button(rail, name).boundingBox()),
    );
    expect(last!.y, 'in one row').toBe(first!.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Nothing lies on the buttons at its foot.
    await button(rail, '+ New page').click({ trial: true });
    await page.keyboard.press('Escape');
    await expect(rail).toHaveCount(0);
    await expect(button(page, 'Sections of the page')).toBeFocused();
  });

test('the rail comes in the place of the panel where there is no room for both', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const rail = await openRail(page);
  const opener = button(page, 'Sections of the page');
  await button(page, 'Page settings').click();
  await expect(page.locator('edit-panel')).toBeVisible();
  await expect(rail).toBeHidden();
  await expect(opener).toHaveAttribute('aria-pressed', 'false');
  await opener.click();
  await expect(rail).toBeVisible();
  await expect(page.locator('edit-panel')).toHaveCount(0);
  await expect(opener).toHaveAttribute('aria-pressed', 'true');
  await opener.click();
  await expect(rail).toHaveCount(0);
});

test('the rail comes back with the page, and takes the focus from nobody', async ({ page }) => {
  const rail = await openRail(page);
  await page.reload();
  await expect(rail.locator('.open').first()).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});
