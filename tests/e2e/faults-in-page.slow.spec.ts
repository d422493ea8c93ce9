import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import {
  expect,
  expectScrolledTo,
  hold,
  message,
  open,
  openHydrated,
  pageAt,
  scrollThrough,
  shells,
  test,
  words,
} from './site.ts';

/** What a fault inside a page may cost: its own part, never the page. */
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, href: string) =>
  page.evaluate(
    (target) => document.querySelector<HTMLElement>(`a[href="${target}"]`)!.click(),
    href,
  );
const opening = (route: string) => words('pt', pageAt(route).json.sections[0]!.heading!);
const accordion = pageAt('/clinicas').json.sections.find(({ type }) => type === 'accordion')!;

test('a percent sign in the fragment is no fault', async ({ page }) => {
  await openHydrated(page, '/clinicas#50%off');
  await follow(page, '/academias');
  await expect(h1(page)).toHaveText(opening('/academias'));
  await page.goBack();
  await expect(h1(page)).toHaveText(opening('/clinicas'));
});

test('a fragment written in percent codes leads to its section', async ({ page }) => {
  await openHydrated(page, '/clinicas#%63ontact-section');
  // Back leads to where the page was left, which may be on the way there.
  await expectScrolledTo(page.locator('#contact-section'));
  await follow(page, '/academias');
  await expect(h1(page)).toHaveText(opening('/academias'));
  await page.goBack();
  await expect(page.locator('#contact-section')).toBeInViewport();
});

test('a text that cannot be formatted shows as it is written', async ({ page }) => {
  await page.route('**/assets/shell.pt.*.json', async (route) => {
    const response = await route.fetch();
    const shell = await response.json();
    shell.messages['common.slide'] = [
      { type: 0, value: 'Slide ' },
      { type: 1, value: 'number' },
    ];
    await route.fulfill({ response, json: shell });
  });
  await openHydrated(page, '/clinicas');
  await follow(page, '/');
  await expect(h1(page)).toHaveText(opening('/'));
  await expect(page.locator('[aria-roledescription=slide]').first()).toHaveAccessibleName(
    'Slide {number}',
  );
});

/** Lets the code of the accordion fail where it renders, or in an effect. */
const breakAccordion = (page: Page, where: string) =>
  page.route('**/assets/accordion.*.js', async (route) => {
    await route.fulfill({
      contentType: 'text/javascript',
      body: `export default function Broken() { ${where} }`,
    });
  });

test.describe('a block that fails', () => {
  // What it renders is not what came: React says so, too.
  test.use({ expects: /broken|React error #418/ });
  const ways = {
    'as it renders': "throw new Error('broken')",
    'in an effect':
      "return { $$typeof: Symbol.for('react.transitional.element'), type: 'i', key: null, ref: null, props: { ref() { throw new Error('broken') } } }",
  };
  for (const [way, code] of Object.entries(ways)) {
    test(`${way}, on a first visit: its section stands as it came, and the page works`, async ({
      page,
    }) => {
      await breakAccordion(page, code);
      await open(page, '/clinicas');
      await page.locator('h3 button[aria-expanded]').nth(1).click();
      for (const { text } of accordion.items)
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(h1(page)).toHaveText(opening('/clinicas'));
      const menu = page.getByRole('button', { name: shells.pt.header.menus[0].label, exact: true });
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    });

    test(`${way}, after a navigation: its section says so, and the page works`, async ({
      page,
    }) => {
      await breakAccordion(page, code);
      await openHydrated(page, '/academias');
      await follow(page, '/clinicas');
      await expect(h1(page)).toHaveText(opening('/clinicas'));
      await expect(page.locator(`#${accordion.id}`)).toContainText(
        message('pt', 'common.errorFailed'),
      );
      await expect(page.locator('#contact-section form')).toBeVisible();
    });
  }
});

test('pictures load where the inline script is blocked', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script id="boot"[\s\S]*?<\/script>/, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await scrollThrough(page);
  const images = page.locator('main img');
  await expect(images).toHaveCount(17);
  for (const carousel of await page.locator('[aria-roledescription=carousel]').all())
    await carousel
      .locator('[role=group]')
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        element.scrollLeft = element.scrollWidth;
      });
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('every picture of the built pages has its address, and none is asked for twice', async () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const images = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
  expect(images.length).toBe(17);
  expect(images.filter((tag) => !/ src="\//.test(tag) || !/loading="lazy"/.test(tag))).toEqual([]);
});

test('a selection of text that ends, or begins, outside a dialog does not close it', async ({
  page,
}) => {
  await openHydrated(page, '/seguranca/lgpd');
  await page.getByRole('button', { name: 'Fale com o DPO', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const field = dialog.locator('[name=EMAIL]');
  await field.fill('ana@example.com');
  const { x, y } = (await field.boundingBox())!;
  const drag = async (...[from, to]: [x: number, y: number][]) => {
    await page.mouse.move(...from!);
    await page.mouse.down();
    await page.mouse.move(...to!, { steps: 4 });
    await page.mouse.up();
  };
  await drag([x + 60, y + 20], [8, y + 20]);
  await drag([8, y + 20], [x + 60, y + 20]);
  await page.waitForTimeout(400);
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('ana@example.com');
  await page.mouse.click(8, 8);
  await expect(dialog).toBeHidden();
});

for (const [way, motion] of [
  ['pointed at', 'hovered'],
  ['focused', 'focused'],
] as const) {
  test(`a carousel that is ${way} before its code comes does not move`, async ({ page }) => {
    const letThrough = await hold(page, '**/assets/carousels.*.js');
    await open(page, '/');
    const carousel = page.locator('#solutions [aria-roledescription=carousel]');
    await carousel.scrollIntoViewIfNeeded();
    if (motion === 'hovered') await carousel.hover();
    else {
      await page.mouse.move(1, 1);
      await carousel.getByRole('link').first().focus();
      await page.keyboard.press('Tab');
    }
    letThrough();
    await expect(carousel).toHaveAttribute('data-motion', motion);
  });
}
