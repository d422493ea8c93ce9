import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import presets from '../../tools/editing/presets.json' with { type: 'json' };
import { projectRoot } from '../../tools/model/schemas.ts';
import {
  collectConsoleErrors,
  expect,
  languages,
  message,
  openHydrated,
  type PageJson,
  scrollThrough,
  test,
} from './site.ts';
import { copySite, serve } from './tool.ts';

/**
 * The site with a page of each outline that `npm run new` has, as an editor makes them, with its
 * example texts for texts; built and served.
 */
let site: Awaited<ReturnType<typeof serve>>;
const outlines = Object.keys(presets);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const root = await copySite();
  for (const [name, outline] of [
    ...outlines.map((each) => [each, each]),
    ['four-cards', 'campanha'],
  ] as [string, string][]) {
    await promisify(execFile)(
      process.execPath,
      [
        'tools/cli/start.mjs',
        'new',
        '--root',
        root,
        '--route',
        `/${name}`,
        '--preset',
        outline,
        '--menu',
        'none',
        '--yes',
      ],
      { cwd: projectRoot },
    );
    for (const language of languages) {
      const file = join(root, 'pages-config/pages', name, `${language}.json`);
      const page = JSON.parse((await readFile(file, 'utf8')).replaceAll('✎ ', 'Ora, ')) as PageJson;
      if (name === 'four-cards')
        page.sections.find(({ type }) => type === 'carousel')!.items.splice(4);
      await writeFile(file, JSON.stringify(page));
    }
  }
  site = await serve('start', root);
});
test.afterAll(() => site?.stop());

for (const width of [390, 768, 1440, 1920])
  test(`a new page of each outline lives and says nothing in the console, at ${width} px`, async ({
    page,
  }) => {
    const said = collectConsoleErrors(page);
    await page.setViewportSize({ width, height: 900 });
    for (const outline of [...outlines, 'four-cards']) {
      await openHydrated(page, `${site.url}/${outline}`);
      await scrollThrough(page);
      for (const carousel of await page.locator('[aria-roledescription=carousel]').all())
        await expect(carousel).toHaveAttribute('data-motion', 'playing');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        'Unexpected Application Error!',
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(said, outline).toEqual([]);
    }
  });

test('a carousel whose cards all fit stands still and has no buttons; where they do not, it moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, `${site.url}/four-cards`);
  const carousel = page.locator('[aria-roledescription=carousel]');
  const pause = carousel.getByRole('button', {
    name: message('pt', 'common.pause'),
    includeHidden: true,
  });
  const left = () =>
    carousel
      .locator('[aria-roledescription=slide]')
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().left);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-motion', 'playing');
  await expect(pause).toBeHidden();
  const before = await left();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(pause).toBeVisible();
  await carousel.getByRole('button', { name: message('pt', 'common.next') }).click();
  await expect.poll(left).toBeLessThan(before - 200);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(pause).toBeHidden();
  await expect.poll(left).toBeCloseTo(before, 0);
});
