import { expect, open, pageAt, slowBut, test } from '../site.ts';

/**
 * The air that sections have above and below, in pixels, by their ids: none is what a section
 * reaches into its neighbour's.
 */
const airOf = (): Record<string, number[]> =>
  Object.fromEntries(
    [...document.querySelectorAll('main section[data-ground]')].map((section) => {
      const { marginTop, paddingTop, paddingBottom } = getComputedStyle(section);
      const above = parseFloat(marginTop) + parseFloat(paddingTop);
      return [section.id, [above, parseFloat(paddingBottom)].map(Math.round)];
    }),
  );

/** Of a section that is one line, at any width. */
const strip = 28;

const steps: [width: number, small: number, text: number, normal: number][] = [
  [390, 26, 32, 40],
  [768, 46, 54, 68],
  [1440, 80, 96, 120],
];

/** The sections of the pages looked at that are words alone. */
const texts = new Set([
  ...['/#stats', '/corporativo#wellbeing-section', '/corporativo#challenges'],
  '/corporativo#results',
]);

for (const [width, small, text, normal] of steps)
  test(`at ${width} px all sections keep to one scale of air`, {
    tag: slowBut(width === 390),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['/', '/corporativo', '/operadoras']) {
      await open(page, route);
      const air = await page.evaluate(airOf);
      const { sections } = pageAt(route).json;
      for (const [index, { id, type, ground = 'plain', spacing }] of sections.entries()) {
        if (type === 'hero' || !air[id]) continue;
        const ofGround = texts.has(`${route}#${id}`) ? text : normal;
        const ofType = type === 'logos' ? strip : type === 'related' ? small : ofGround;
        const step = spacing === 'small' ? small : ofType;
        // Where the ground goes on, the air is not there twice; an opening has none to give.
        const before = sections[index - 1];
        const goesOn = before && before.type !== 'hero' && (before.ground ?? 'plain') === ground;
        expect.soft(air[id], `${route}#${id}`).toEqual([goesOn ? 0 : step, step]);
      }
    }
  });

test('a quote begins where all sections do, below a mark', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/corporativo');
  const leftOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())!.x;
  expect(await leftOf('#voice h2')).toBe(await leftOf('#results h2'));
  const quote = page.locator('#voice blockquote');
  const [mark, words] = [quote.locator('svg path'), quote.locator('p')];
  expect((await mark.boundingBox())!.y).toBeLessThan((await words.boundingBox())!.y);
});

test('on a telephone a drawn one goes on beyond its section, and a product screen ends in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [route, below] of [
    ['/', -10],
    ['/clinicas', -10],
    ['/seguranca/arquitetura', 40],
  ] as const) {
    await open(page, route);
    const [section, ...devices] = await page.evaluate(() =>
      [...document.querySelectorAll('#hero, #hero figure > div > div')].map(
        (each) => each.getBoundingClientRect().bottom,
      ),
    );
    expect(Math.abs(section! - Math.max(...devices) - below), route).toBeLessThan(1);
  }
});
