import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { examplesOf } from '../../tools/model/block-examples.ts';
import { blockSchema } from '../../tools/model/schemas.ts';
import { accessibilityFaults } from './axe.ts';
import { copyTinySite, serve } from './tool.ts';

/** What the panel says at its fields, and what it does by itself. */
let site: Awaited<ReturnType<typeof serve>>;

const example = examplesOf(blockSchema('split'))[0]!.sections.en as any;
const waiting = `✎ ${example.heading}`;

test.beforeEach(async () => {
  const root = await copyTinySite();
  const terms = [
    { language: 'en', preferred: 'under your brand', avoid: { 'our app': 'your own app' } },
  ];
  await writeFile(join(root, 'pages-config/words.json'), JSON.stringify({ terms }));
  for (const language of ['en', 'fr']) {
    const file = join(root, `pages-config/pages/home/${language}.json`);
    const page = JSON.parse(await readFile(file, 'utf8'));
    const [hero, boat, ...others] = page.sections;
    const items = [{ value: '✎ 78%', label: `✎ of all boats (${language})` }];
    const figures = { type: 'stats', id: 'figures', heading: `Boats (${language})`, items };
    if (language === 'en') Object.assign(boat, { heading: waiting, paragraphs: ['Try our app.'] });
    page.sections = [hero, boat, figures, ...others];
    await writeFile(file, JSON.stringify(page));
  }
  const courses = join(root, 'pages-config/pages/courses/en.json');
  const page = JSON.parse(await readFile(courses, 'utf8'));
  page.sections[0].heading = 'Get our app';
  await writeFile(courses, JSON.stringify(page));
  site = await serve('dev', root);
});
test.afterEach(() => site?.stop());

async function openPanel(page: Page, section: string) {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  await page.getByRole('button', { name: `Edit section: ${section}` }).click();
  const panel = page.locator('edit-panel');
  await expect(panel.getByRole('heading', { name: section })).toBeFocused();
  return panel;
}

const changes = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: `Unsaved changes: ${count}` })).toBeVisible();

for (const width of [768, 1440])
  test(`at ${width} px a text that only lost its sign says so at its field, and no sheet covers it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const panel = await openPanel(page, 'boat');
    const said = panel.getByText('Still the example’s text: write your own.');
    await expect(said).toHaveCount(0);
    const heading = panel.getByRole('textbox', { name: 'Heading, English', exact: true });
    await heading.fill(example.heading);
    await changes(page, 1);
    // The other texts of the section are written: this one may be what somebody means.
    await expect(said).toHaveCount(0);
    await heading.fill(waiting);
    await panel.getByRole('textbox', { name: 'Paragraphs, English' }).fill('✎ Write this.');
    await heading.fill(example.heading);
    await expect(said).toBeVisible();
    await expect(heading).toHaveAccessibleDescription(/Still the example’s text/);
    expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);

    const sheet = page.locator('problem-overlay[place=foot]');
    await sheet.getByText(/\d+ problem/).click();
    await expect(sheet.locator('pre').first()).toBeHidden();
    expect(await sheet.innerText()).not.toMatch(/npm run|\.json/);
    const [low, beside] = [(await sheet.boundingBox())!, (await panel.boundingBox())!];
    const isClear = low.x + low.width <= beside.x + 1 || low.y + low.height <= beside.y + 1;
    expect(isClear).toBe(true);
    expect(low.height).toBeLessThan(900 * 0.31);
    await sheet.getByText('Details').first().click();
    await expect(sheet.locator('pre').first()).toBeVisible();
    expect(await accessibilityFaults(page, 'problem-overlay')).toEqual([]);
  });

test('a word that the glossary avoids is replaced at its field, and one undo takes it back', async ({
  page,
}) => {
  const panel = await openPanel(page, 'boat');
  const text = panel.getByRole('textbox', { name: 'Paragraphs, English' });
  await expect(text).toHaveAccessibleDescription(
    'The brand’s glossary avoids "our app". Write "your own app".',
  );
  await panel.getByRole('button', { name: 'Replace: Paragraphs, English' }).press('Enter');
  await expect(text).toHaveValue('Try your own app.');
  await expect(text).toBeFocused();
  await changes(page, 1);
  await expect(panel.getByRole('button', { name: 'Replace: Paragraphs, English' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(text).toHaveValue('Try our app.');
});

test('a figure is typed once for all languages, and one undo takes it back', async ({ page }) => {
  const panel = await openPanel(page, 'figures');
  await panel.getByRole('button', { name: /^1 ✎/ }).click();
  const [english, french] = ['English', 'Français'].map((name) =>
    panel.getByRole('textbox', { name: new RegExp(`^(Figure|Number|Value), ${name}`) }),
  );
  await english!.fill('31%');
  await expect(french!).toHaveValue('31%');
  await changes(page, 1);
  const same = panel.getByRole('checkbox', { name: /^Same in all languages/ });
  await expect(same).toBeChecked();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(french!).toHaveValue('✎ 78%');
  await expect(english!).toHaveValue('✎ 78%');

  await english!.fill('31%');
  await expect(french!).toHaveValue('31%');
  await same.uncheck();
  await french!.fill('40%');
  await expect(english!).toHaveValue('31%');
  await same.check();
  await expect(french!).toHaveValue('31%');
});
