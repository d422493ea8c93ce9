import { expect, test } from '../site.ts';
import { copySiteWith, serve } from '../tool.ts';

/**
 * A telephone beside its text, cropped on telephones. No page of this site has one: a copy of the
 * site has, in which a band of tecnologia lost its layout.
 */
let site: Awaited<ReturnType<typeof serve>>;

test.use({ javaScriptEnabled: false });
test.beforeAll(async () => {
  const changes = { layout: 'beside', mobile: 'cropped' };
  site = await serve('dev', await copySiteWith('tecnologia', 'anywhere', changes));
});
test.afterAll(() => site?.stop());

test('it stands beside its text on a tablet, and its head below it on a telephone', async ({
  page,
}) => {
  const edgesOf = () =>
    page
      .locator('#anywhere')
      .evaluate((whole) =>
        [whole, ...whole.querySelectorAll('h2, figure, figure > div > div ~ div')].map((part) =>
          part.getBoundingClientRect().toJSON(),
        ),
      ) as Promise<DOMRect[]>;
  await page.goto(`${site.url}/tecnologia`);
  await page.setViewportSize({ width: 768, height: 900 });
  const [, heading, figure] = await edgesOf();
  expect(heading!.right).toBeLessThan(figure!.left);
  expect(figure!.left).toBeGreaterThan(384);
  expect(figure!.width).toBeGreaterThan(280);
  await page.setViewportSize({ width: 390, height: 844 });
  const [section, , screen, ...loose] = await edgesOf();
  expect(section!.bottom - screen!.top).toBeGreaterThanOrEqual(260);
  expect(section!.bottom - screen!.top).toBeLessThanOrEqual(300);
  expect(screen!.bottom - section!.bottom, 'it goes on below').toBeGreaterThan(40);
  expect(screen!.left).toBe(20);
  expect(loose.length).toBeGreaterThan(0);
  for (const { width } of loose) expect(width).toBe(0);
});
