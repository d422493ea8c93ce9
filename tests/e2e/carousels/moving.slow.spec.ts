import { expect, message, openHydrated, site, test } from '../site.ts';
import {
  awake,
  clients,
  first,
  isPainted,
  partners,
  pauseOf,
  type Sample,
  settledFirst,
  slidesOf,
  solutions,
  step,
  travelled,
  waitPainted,
  watch,
} from './motion.ts';

test.describe('solutions', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('one slide passes every 5000 ms, in 500 ms', async ({ page }) => {
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
    // Until no more than a hundredth of the way is left.
    let way = 0;
    const arrival = moves.find(({ by }) => (way += by) >= width * 0.99);
    // Frames say when at the latest it moved; the one before each, when at the earliest.
    const at = (time: number | undefined) => samples.findIndex((sample) => sample.time === time);
    const [began, arrived] = [at(starts[0]!.time), at(arrival?.time)];
    expect(samples[arrived]!.time - samples[began - 1]!.time).toBeGreaterThan(400);
    expect(samples[arrived - 1]!.time - samples[began]!.time).toBeLessThan(650);
    expect(travelled(samples) / width).toBeGreaterThan(1.9);
    expect(travelled(samples) / width).toBeLessThan(2.1);
  });

  test('the arrows move by one slide and the slides go round', async ({ page }) => {
    await openHydrated(page, '/');
    const carousel = solutions(page);
    await awake(page, carousel);
    await pauseOf(carousel).click();
    const from = await settledFirst(carousel);
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
    await openHydrated(page, '/');
    const carousel = solutions(page);
    await awake(page, carousel);
    const standsStill = async () => {
      await waitPainted(page, 700);
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
    await page.keyboard.press('Shift+Tab');
    await expect(carousel).toHaveAttribute('data-motion', 'focused');
    await standsStill();
    await page.keyboard.press('Enter');
    await expect(carousel).toHaveAttribute('data-motion', 'paused');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(carousel).toHaveAttribute('data-motion', 'paused');
    await standsStill();
    // Who goes on through its links sets nothing going.
    const links = slidesOf(carousel).getByRole('link');
    await links.nth(await first(carousel)).focus();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
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
    const halvesOf = (all: Sample[]) =>
      Array.from({ length: 5 }, (_, index) =>
        all.filter(
          ({ time }) =>
            time >= all[0]!.time + index * 500 && time <= all[0]!.time + (index + 1) * 500,
        ),
      );
    // A window in which the machine painted nothing for a while says nothing of the motion.
    let painted = halvesOf(samples).filter(isPainted);
    for (let tries = 0; tries < 10 && painted.length === 0; tries++)
      painted = halvesOf(await watch(carousel, 3_000)).filter(isPainted);
    expect(painted.length).toBeGreaterThan(0);
    for (const half of painted) expect(travelled(half) / width).toBeGreaterThan(0.08);

    const { x, y } = (await carousel.boundingBox())!;
    await page.mouse.move(x + 300, y + 20);
    await expect(carousel).toHaveAttribute('data-motion', 'hovered');
    await waitPainted(page, 300);
    expect(Math.abs(travelled(await watch(carousel, 1_000)))).toBeLessThan(2);
    await page.mouse.move(1, 1);
    await expect(carousel).toHaveAttribute('data-motion', 'playing');
    expect(travelled(await watch(carousel, 1_000))).toBeGreaterThan(20);

    await pauseOf(carousel).click();
    await page.mouse.move(1, 1);
    await expect(carousel).toHaveAttribute('data-motion', 'paused');
    await waitPainted(page, 300);
    expect(Math.abs(travelled(await watch(carousel, 1_000)))).toBeLessThan(2);

    // Who moves it by hand sets nothing going either.
    const slide = (await slidesOf(carousel)
      .nth(await first(carousel))
      .boundingBox())!;
    const middle = slide.y + slide.height / 2;
    await page.mouse.move(slide.x + slide.width * 0.9, middle);
    await page.mouse.down();
    await page.mouse.move(slide.x + slide.width * 0.4, middle, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(1, 1);
    await waitPainted(page, 1_500);
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
        await Promise.race([
          new Promise(requestAnimationFrame),
          new Promise((late) => setTimeout(late, 1_000)),
        ]);
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
