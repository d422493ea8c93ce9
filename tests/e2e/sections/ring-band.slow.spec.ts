import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../site.ts';
import { copyTinySite, serve } from '../tool.ts';

/** A telephone with a ring in half of a band, on a site of its own. */

const section = {
  type: 'split',
  id: 'berths',
  heading: 'Berths at a glance',
  layout: 'bleed',
  mockup: {
    device: 'phone',
    alt: "The harbour's app.",
    tenant: 'North Pier',
    greeting: 'Ahoy',
    score: 80,
    scoreLabel: 'Berths taken',
    tiles: [
      { icon: 'calendar-check', tone: 'brand', value: 'Saturday', label: 'Next race' },
      { icon: 'clock', tone: 'coral', value: '6:10', label: 'High tide' },
    ],
  },
};

let site: Awaited<ReturnType<typeof serve>>;

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(async () => {
  const root = await copyTinySite();
  for (const language of ['en', 'fr']) {
    const file = join(root, `pages-config/pages/courses/${language}.json`);
    const page = JSON.parse(await readFile(file, 'utf8')) as { sections: object[] };
    page.sections.splice(2, 0, section);
    await writeFile(file, JSON.stringify(page));
  }
  site = await serve('start', root);
});
test.afterAll(() => site?.stop());

test('on a telephone it shows the first row below the ring as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/courses`);
  const room = await page.locator('#berths').evaluate((berths) => {
    const rows = [...berths.querySelectorAll('figure div')].filter(
      ({ textContent }) => textContent === 'SaturdayNext race',
    );
    const row = rows[0]!.getBoundingClientRect();
    return berths.getBoundingClientRect().bottom - row.bottom;
  });
  expect(room).toBeGreaterThan(8);
});
