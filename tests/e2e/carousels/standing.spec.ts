import { addressOf, expect, hold, message, open, openHydrated, pageAt, test } from '../site.ts';
import {
  awake,
  clients,
  first,
  partners,
  pauseOf,
  showing,
  slidesOf,
  solutions,
  swipe,
  travelled,
  watch,
} from './motion.ts';

const steps = {
  solutions: [
    [1600, 4],
    [1280, 4],
    [1279, 3],
    [1024, 3],
    [1023, 2],
    [640, 2],
    [639, 1],
    [360, 1],
  ],
  logos: [
    [1440, 4],
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 2],
    [480, 2],
    [479, 1],
    [360, 1],
  ],
} as const;

test('how many slides show, by width', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const alive of [false, true]) {
    if (alive) {
      await openHydrated(page, '/');
      for (const carousel of [partners(page), solutions(page), clients(page)])
        await awake(page, carousel, 'still');
    } else await page.goto('/');
    for (const [width, count] of steps.solutions) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft(Math.round((await showing(solutions(page))) * 10) / 10, `solutions at ${width}`)
        .toBe(count);
    }
    for (const [width, count] of steps.logos) {
      await page.setViewportSize({ width, height: 900 });
      for (const carousel of [partners(page), clients(page)])
        expect
          .soft(Math.round((await showing(carousel)) * 10) / 10, `logos at ${width}`)
          .toBe(count);
    }
  }
});

test('names and roles: carousels, slides, buttons', { tag: '@slow' }, async ({ page }) => {
  for (const language of ['pt', 'en', 'es'] as const) {
    await page.goto(addressOf('/', language));
    for (const id of ['partners', 'solutions', 'clients']) {
      const section = pageAt('/', language).json.sections.find((each) => each.id === id)!;
      const carousel = page.locator(`#${id} [aria-roledescription=carousel]`);
      await expect(carousel).toHaveAccessibleName(section.heading!);
      const slides = slidesOf(carousel);
      await expect(slides).toHaveCount(section.items.length);
      await expect(slides.first()).toHaveAccessibleName(
        message(language, 'common.slide', { current: '1', total: String(section.items.length) }),
      );
      await expect(
        carousel.getByRole('button', { name: message(language, 'common.pause'), exact: true }),
      ).toBeVisible();
      for (const arrow of ['common.previous', 'common.next'])
        await expect(
          carousel.getByRole('button', { name: message(language, arrow), exact: true }),
        ).toHaveCount(id === 'solutions' ? 1 : 0);
    }
  }
});

test('nothing moves where less motion is preferred; the arrows still work', {
  tag: '@slow',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/');
  for (const carousel of [partners(page), solutions(page), clients(page)])
    await awake(page, carousel, 'still');
  const pause = page.getByRole('button', { name: message('pt', 'common.pause'), exact: true });
  await expect(pause).toHaveCount(0);
  const [logos, cards] = await Promise.all([
    watch(clients(page), 5_600),
    watch(solutions(page), 5_600),
  ]);
  expect(Math.abs(travelled(logos))).toBeLessThan(1);
  expect(Math.abs(travelled(cards))).toBeLessThan(1);
  const from = await first(solutions(page));
  await solutions(page)
    .getByRole('button', { name: message('pt', 'common.next'), exact: true })
    .click();
  await expect.poll(() => first(solutions(page))).toBe(from + 1);
});

test('slides that were scrolled by hand stay in view as their code comes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const come = await hold(page, '**/assets/carousels.*.js');
  await open(page, '/');
  for (const carousel of [solutions(page), clients(page)]) {
    await carousel.scrollIntoViewIfNeeded();
    for (const next of [1, 2]) {
      await swipe(page, carousel);
      await expect.poll(() => first(carousel)).toBe(next);
    }
  }
  come();
  for (const carousel of [solutions(page), clients(page)]) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-motion', 'still');
    expect(await first(carousel)).toBe(2);
    const frame = slidesOf(carousel).first().locator('xpath=../..');
    await expect(frame).toHaveJSProperty('scrollLeft', 0);
  }
});

test('a step that is asked for before the slides can move is made as their code comes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const come = await hold(page, '**/assets/carousels.*.js');
  await open(page, '/');
  const carousel = solutions(page);
  const arrow = (key: 'common.next' | 'common.previous') =>
    carousel.getByRole('button', { name: message('pt', key), exact: true });
  await arrow('common.next').click();
  expect(await first(carousel)).toBe(0);
  come();
  await expect.poll(() => first(carousel)).toBe(1);
  await arrow('common.previous').click();
  await expect.poll(() => first(carousel)).toBe(0);
});

test('paper shows all slides', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await openHydrated(page, '/');
  const all = [partners(page), solutions(page), clients(page)];
  for (const carousel of all) await awake(page, carousel);
  await page.emulateMedia({ media: 'print' });
  for (const carousel of all)
    for (const slide of await slidesOf(carousel).all()) {
      const { x, width } = (await slide.boundingBox())!;
      expect.soft(x).toBeGreaterThan(0);
      expect.soft(x + width).toBeLessThan(719);
    }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the slides scroll by hand and by keyboard', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      for (const carousel of [partners(page), solutions(page), clients(page)]) {
        const viewport = slidesOf(carousel).first().locator('xpath=../..');
        expect(
          await viewport.evaluate((element) => ({
            scrolls: getComputedStyle(element).overflowX,
            room: element.scrollWidth > element.clientWidth + 50,
            focusable: (element as HTMLElement).tabIndex,
          })),
        ).toEqual({ scrolls: 'auto', room: true, focusable: 0 });
        await carousel.scrollIntoViewIfNeeded();
        await viewport.evaluate((element) =>
          element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }),
        );
        await expect(slidesOf(carousel).last()).toBeInViewport({ ratio: 0.5 });
        await expect(pauseOf(carousel)).toBeHidden();
      }
    }
  });
});

test('the second carousel of the site, on benefit cards and hubs, is one too', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // It stands still, so that its next slide is the second.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/operadoras/cartoes-beneficios');
  const carousel = page.locator('#services [aria-roledescription=carousel]');
  await awake(page, carousel, 'still');
  await carousel.getByRole('button', { name: message('pt', 'common.next'), exact: true }).click();
  await expect.poll(() => first(carousel)).toBe(1);
});

test('on small windows logos fade at both edges: there are more', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const width of [390, 640, 768, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    for (const carousel of [partners(page), clients(page)]) {
      await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const isCut = () =>
        slidesOf(carousel)
          .locator('img')
          .evaluateAll((images, edge) => {
            const boxes = images.map((image) => image.getBoundingClientRect());
            const cut = boxes.findIndex(({ left, right }) => left < edge - 24 && right > edge + 8);
            const { top = 0, height = 0 } = boxes[cut] ?? {};
            return images[cut] === document.elementFromPoint(edge - 4, top + height / 2);
          }, width);
      await expect.poll(isCut, { message: `${width} px` }).toBe(true);
      const veil = await carousel.evaluate((element) => {
        const { width, maskImage } = getComputedStyle(element.closest('section')!, '::after');
        return { width: Number.parseFloat(width), stops: maskImage.match(/[\d.]+%/g) };
      });
      expect(veil.width, `${width} px`).toBe(width);
      // Thick at the edges, and nothing between.
      expect(veil.stops, `${width} px`).toEqual(['1%', '6%', '80%', '99%']);
    }
  }
});
