import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blockSchemas, projectRoot } from '../../tools/model/schemas.ts';
import { accessibilityFaults } from './axe.ts';
import { collectConsoleErrors, expect, test } from './site.ts';
import { copySite, copyTinySite, serve } from './tool.ts';

/**
 * The catalogue of blocks, which `npm run dev` serves: for this site, and for one that lacks what
 * examples name.
 */
let root: string;
let own: Awaited<ReturnType<typeof serve>>;
let other: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  root = await copySite();
  own = await serve('dev', root);
  other = await serve('dev', await copyTinySite());
});
test.afterAll(() => Promise.all([own?.stop(), other?.stop()]));

const withoutFrames = { exclude: ['iframe'] };

type Example = Record<string, { id: string; heading: string }>;
const examplesOf = (type: string) => blockSchemas()[type]!.examples as Example[];
const types = readdirSync(join(projectRoot, 'schemas/blocks'))
  .map((file) => file.replace('.schema.json', ''))
  .sort();

test('every block is listed, with its examples at four widths, their JSON, and its fields', async ({
  page,
  request,
}) => {
  const said = collectConsoleErrors(page);
  await page.goto(`${own.url}/__blocks`);
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveText(types);
  expect(await accessibilityFaults(page, withoutFrames)).toEqual([]);
  await page.setContent('');
  for (const type of types) {
    const answer = await request.get(`${own.url}/__blocks/${type}`);
    expect(answer.status()).toBe(200);
    await page.setContent((await answer.text()).replaceAll(/<iframe src=/g, '<iframe data-src='));
    const examples = page.locator('.example');
    await expect(examples).toHaveCount(examplesOf(type).length);
    expect(
      await examples.evaluateAll((all) =>
        all.map((each) => [...each.querySelectorAll('iframe')].map((frame) => frame.dataset.src)),
      ),
    ).toEqual(
      examplesOf(type).map((_, index) => Array(4).fill(`/en/__blocks/${type}/${index + 1}`)),
    );
    expect(await examples.locator('pre').allTextContents()).toEqual(
      examplesOf(type).map(({ en }) => JSON.stringify(en, null, 2)),
    );
    expect(await page.locator('tbody th code').allTextContents()).toEqual(
      expect.arrayContaining(Object.keys(blockSchemas()[type]!.properties!)),
    );
  }
  expect(said).toEqual([]);
});

test('an example is shown at four widths by the very renderer, and behaves', async ({ page }) => {
  const said = collectConsoleErrors(page);
  await page.goto(`${own.url}/__blocks/accordion`);
  const widths = page.locator('.example').first().locator('iframe');
  expect(
    await widths.evaluateAll((all) =>
      all.map((each) => (each as HTMLIFrameElement).contentWindow!.innerWidth),
    ),
  ).toEqual([390, 768, 1024, 1440]);
  const shown = page.frameLocator('.example iframe >> nth=3');
  await expect(
    shown.getByRole('heading', { name: examplesOf('accordion')[0]!.en!.heading }),
  ).toBeVisible();
  await expect(shown.locator('header')).toBeHidden();
  const topic = shown.getByRole('button').first();
  await topic.click();
  await expect(topic).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'es', exact: true }).click();
  await expect(
    page
      .frameLocator('.example iframe >> nth=3')
      .getByRole('heading', { name: examplesOf('accordion')[0]!.es!.heading }),
  ).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
      .toBe(width);
    expect(await accessibilityFaults(page, withoutFrames), `at ${width} px`).toEqual([]);
  }
  await page.getByRole('link', { name: 'Blocks' }).click();
  await expect(
    page
      .frameLocator('li iframe >> nth=0')
      .getByRole('heading', { name: examplesOf('accordion')[0]!.es!.heading }),
  ).toBeVisible();
  expect(said).toEqual([]);
});

test('a carousel moves and pictures load in an example', async ({ page }) => {
  const said = collectConsoleErrors(page);
  await page.goto(`${own.url}/__blocks/logos`);
  await expect(
    page.frameLocator('.example iframe >> nth=3').locator('[data-state="loaded"]').first(),
  ).toBeVisible();
  await expect(page.frameLocator('.example iframe >> nth=3').locator('[data-asleep]')).toHaveCount(
    0,
  );
  expect(said).toEqual([]);
});

test('the button copies the JSON of the example, in the language that is shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const language of ['pt', 'es']) {
    await page.goto(`${own.url}/__blocks/stats?lang=${language}`);
    await page.locator('.example').nth(1).getByRole('button', { name: 'Copy the JSON' }).click();
    await expect(page.getByRole('status')).toHaveText('JSON copied.');
    await expect(page.getByRole('status')).toBeInViewport();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(
      examplesOf('stats')[1]![language],
    );
  }
});

test('on another site, examples show what it has, and say what it has not', async ({ page }) => {
  await page.goto(`${other.url}/__blocks/stats?lang=pt`);
  await expect(
    page
      .frameLocator('.example iframe >> nth=3')
      .getByRole('heading', { name: examplesOf('stats')[0]!.pt!.heading }),
  ).toBeVisible();
  await page.goto(`${other.url}/__blocks/media`);
  await expect(page.locator('.example')).toHaveCount(examplesOf('media').length);
  const lacking = page.getByText('This example uses something that this site does not have');
  await expect(lacking).toHaveCount(1);
  await expect(lacking).toBeVisible();
});

test('a saved file shows in the catalogue too', async ({ page }) => {
  await page.goto(`${own.url}/__blocks/stats`);
  const brand = () =>
    page
      .frameLocator('.example iframe >> nth=3')
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--brand-600'))
      // A frame that is loading, or loaded anew, is asked again.
      .catch(() => '');
  await expect.poll(brand).not.toBe('');
  const before = await brand();
  const file = join(root, 'pages-config/site.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"hue": \d+/, '"hue": 300'));
  await expect.poll(async () => (await brand()) || before).not.toBe(before);
});

test('an address that is none answers so', async ({ request }) => {
  for (const path of ['/__blocks/nothing', '/__blocks/hero/99', '/en/__blocks/nothing/1/page.json'])
    expect(
      (await request.get(own.url + path, { headers: { accept: 'text/html' } })).status(),
      path,
    ).toBe(404);
});
