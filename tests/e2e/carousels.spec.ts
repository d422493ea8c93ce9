import type { Locator, Page } from 'playwright/test';
import { pathOf, expect, message, open, openHydrated, pageOf, site, test } from './site.ts';

const solutions = (page: Page) => page.locator('#solutions [aria-roledescription=carousel]');
const partners = (page: Page) => page.locator('#partners [aria-roledescription=carousel]');
const clients = (page: Page) => page.locator('#clients [aria-roledescription=carousel]');
const slidesOf = (carousel: Locator) => carousel.locator('[aria-roledescription=slide]');
const pauseOf = (carousel: Locator) =>
  carousel.getByRole('button', { name: message('pt', 'common.pause'), exact: true });

/** How many slides fit side by side. */
const showing = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const slide = element.querySelector('[aria-roledescription=slide]')!;
    const viewport = slide.parentElement!.parentElement!;
    return viewport.getBoundingClientRect().width / slide.getBoundingClientRect().width;
  });

/** The number of the slide at the left edge. */
const first = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
    const edge = slides[0]!.parentElement!.parentElement!.getBoundingClientRect().left;
    return slides
      .map((slide) => Math.abs(slide.getBoundingClientRect().left - edge))
      .reduce((best, distance, index, all) => (distance < all[best]! ? index : best), 0);
  });

/** Wakes a carousel and lets nobody hover it. */
async function awake(page: Page, carousel: Locator, motion = 'playing'): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expect(carousel).toHaveAttribute('data-motion', motion);
}

type Sample = { time: number; lefts: number[] };
/** Where the slides are, frame by frame. */
const watch = (carousel: Locator, ms: number) =>
  carousel.evaluate(async (element, duration) => {
    const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
    const samples: Sample[] = [];
    for (
      let time = performance.now(), end = time + duration;
      time < end;
      time = await new Promise<number>(requestAnimationFrame)
    )
      samples.push({
        time: performance.now(),
        lefts: slides.map((slide) => slide.getBoundingClientRect().left),
      });
    return samples;
  }, ms);

/**
 * How far slides have gone to the left from one sample to the next; a slide that loops round is
 * left out.
 */
const step = (from: Sample, to: Sample) => {
  const steps = from.lefts.map((left, index) => left - to.lefts[index]!).sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)]!;
};
const travelled = (samples: Sample[]) =>
  samples.slice(1).reduce((sum, sample, index) => sum + step(samples[index]!, sample), 0);

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

test('how many slides show, by width', async ({ page }) => {
  test.setTimeout(60_000);
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

test('names and roles: carousels, slides, buttons', async ({ page }) => {
  for (const language of ['pt', 'en', 'es'] as const) {
    await page.goto(pathOf('/', language));
    for (const id of ['partners', 'solutions', 'clients']) {
      const section = pageOf('/', language).json.sections.find((each) => each.id === id)!;
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

test.describe('solutions', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('one slide passes every 5000 ms, in about 500 ms', async ({ page }) => {
    await openHydrated(page, '/');
    const carousel = solutions(page);
    await awake(page, carousel);
    expect(site.carousels.solutions).toMatchObject({ autoplayMs: 5000, speedMs: 500 });
    const width = (await slidesOf(carousel).first().boundingBox())!.width;
    const samples = await watch(carousel, 11_500);
    const moves = samples
      .slice(1)
      .map((sample, index) => ({ time: sample.time, by: step(samples[index]!, sample) }))
      .filter(({ by }) => Math.abs(by) > 0.5);
    const starts = moves.filter(
      ({ time }, index) => index === 0 || time - moves[index - 1]!.time > 1000,
    );
    expect(starts.length).toBe(2);
    expect(starts[1]!.time - starts[0]!.time).toBeGreaterThan(4_700);
    expect(starts[1]!.time - starts[0]!.time).toBeLessThan(5_700);
    const within = moves
      .filter(({ time }) => time - starts[0]!.time < 600)
      .reduce((sum, { by }) => sum + by, 0);
    expect(within / width).toBeGreaterThan(0.9);
    expect(travelled(samples) / width).toBeGreaterThan(1.9);
    expect(travelled(samples) / width).toBeLessThan(2.1);
  });

  test('the arrows move by one slide and the slides go round', async ({ page }) => {
    await openHydrated(page, '/');
    const carousel = solutions(page);
    await awake(page, carousel);
    await pauseOf(carousel).click();
    const from = await first(carousel);
    const count = await slidesOf(carousel).count();
    const next = carousel.getByRole('button', { name: message('pt', 'common.next'), exact: true });
    for (let turn = 1; turn <= count; turn++) {
      await next.click();
      await expect.poll(() => first(carousel)).toBe((from + turn) % count);
    }
    await carousel
      .getByRole('button', { name: message('pt', 'common.previous'), exact: true })
      .click();
    await expect.poll(() => first(carousel)).toBe((from + count - 1) % count);
    // Going round leaves no gap: four slides stand side by side.
    await expect
      .poll(() =>
        carousel.evaluate((element) => {
          const slides = [...element.querySelectorAll('[aria-roledescription=slide]')].map(
            (slide) => slide.getBoundingClientRect(),
          );
          const { left, right } = element
            .querySelector('[aria-roledescription=slide]')!
            .parentElement!.parentElement!.getBoundingClientRect();
          return slides.filter((slide) => slide.left > left - 3 && slide.right < right + 3).length;
        }),
      )
      .toBe(4);
  });

  test('it stops while hovered, while focused, and by its button', async ({ page }) => {
    test.setTimeout(60_000);
    await openHydrated(page, '/');
    const carousel = solutions(page);
    await awake(page, carousel);
    const standsStill = async () => {
      await page.waitForTimeout(700);
      expect(Math.abs(travelled(await watch(carousel, 5_600)))).toBeLessThan(2);
    };
    await slidesOf(carousel)
      .nth(await first(carousel))
      .hover();
    await expect(carousel).toHaveAttribute('data-motion', 'hovered');
    await standsStill();
    await page.mouse.move(1, 1);
    await expect(carousel).toHaveAttribute('data-motion', 'playing');

    await carousel
      .getByRole('button', { name: message('pt', 'common.previous'), exact: true })
      .focus();
    await page.keyboard.press('Tab');
    await expect(carousel).toHaveAttribute('data-motion', 'focused');
    await standsStill();
    await page.keyboard.press('Enter');
    await expect(carousel).toHaveAttribute('data-motion', 'paused');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(carousel).toHaveAttribute('data-motion', 'paused');
    await standsStill();
    await carousel.getByRole('button', { name: message('pt', 'common.play'), exact: true }).click();
    await page.mouse.move(1, 1);
    await expect(carousel).toHaveAttribute('data-motion', 'playing');
    await expect(pauseOf(carousel)).toBeVisible();
    expect(travelled(await watch(carousel, 6_200))).toBeGreaterThan(100);
  });
});

test.describe('logos', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('they move steadily, one slide in about 3000 ms, and stop while hovered and by the button', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const carousel = partners(page);
    await awake(page, carousel);
    expect(site.carousels.logos.speedMs).toBe(3000);
    await page.waitForTimeout(500);
    const width = (await slidesOf(carousel).first().boundingBox())!.width;
    const samples = await watch(carousel, 3_000);
    const took = samples.at(-1)!.time - samples[0]!.time;
    const perSlide = (took * width) / travelled(samples);
    expect(perSlide).toBeGreaterThan(2_550);
    expect(perSlide).toBeLessThan(3_450);
    // Continuous: each half second brings about as much as any other.
    const halves = Array.from({ length: 5 }, (_, index) =>
      samples.filter(
        ({ time }) =>
          time >= samples[0]!.time + index * 500 && time <= samples[0]!.time + (index + 1) * 500,
      ),
    );
    for (const half of halves) expect(travelled(half) / width).toBeGreaterThan(0.08);

    const { x, y } = (await carousel.boundingBox())!;
    await page.mouse.move(x + 300, y + 20);
    await expect(carousel).toHaveAttribute('data-motion', 'hovered');
    await page.waitForTimeout(300);
    expect(Math.abs(travelled(await watch(carousel, 1_000)))).toBeLessThan(2);
    await page.mouse.move(1, 1);
    await expect(carousel).toHaveAttribute('data-motion', 'playing');
    expect(travelled(await watch(carousel, 1_000))).toBeGreaterThan(20);

    await pauseOf(carousel).click();
    await page.mouse.move(1, 1);
    await expect(carousel).toHaveAttribute('data-motion', 'paused');
    await page.waitForTimeout(300);
    expect(Math.abs(travelled(await watch(carousel, 1_000)))).toBeLessThan(2);
  });

  test('they go round without a gap', async ({ page }) => {
    await openHydrated(page, '/');
    const carousel = clients(page);
    await awake(page, carousel);
    const gaps = await carousel.evaluate(async (element) => {
      const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
      const viewport = slides[0]!.parentElement!.parentElement!.getBoundingClientRect();
      const found: number[] = [];
      for (let frame = 0; frame < 240; frame++) {
        await new Promise(requestAnimationFrame);
        const seen = slides
          .map((slide) => slide.getBoundingClientRect())
          .filter(({ left, right }) => right > viewport.left + 2 && left < viewport.right - 2);
        const covered = seen.reduce(
          (sum, { left, right }) =>
            sum + Math.min(right, viewport.right) - Math.max(left, viewport.left),
          0,
        );
        if (covered < viewport.width - 4) found.push(covered);
      }
      return found;
    });
    expect(gaps).toEqual([]);
  });
});

test('nothing moves where less motion is preferred; the arrows still work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/');
  for (const carousel of [partners(page), solutions(page), clients(page)])
    await awake(page, carousel, 'still');
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

test('the second carousel of the site, on benefit cards and hubs, is one too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/operadoras/cartoes-beneficios');
  const carousel = page.locator('#services [aria-roledescription=carousel]');
  await awake(page, carousel);
  await carousel.getByRole('button', { name: message('pt', 'common.next'), exact: true }).click();
  await expect.poll(() => first(carousel)).toBe(1);
});
