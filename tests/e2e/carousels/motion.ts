import type { Locator, Page } from 'playwright/test';
import { expect, message, nextFrame, restingEdge } from '../site.ts';

export const solutions = (page: Page) => page.locator('#solutions [aria-roledescription=carousel]');
export const partners = (page: Page) => page.locator('#partners [aria-roledescription=carousel]');
export const clients = (page: Page) => page.locator('#clients [aria-roledescription=carousel]');
export const slidesOf = (carousel: Locator) => carousel.locator('[aria-roledescription=slide]');
export const pauseOf = (carousel: Locator) =>
  carousel.getByRole('button', { name: message('pt', 'common.pause'), exact: true });

/** How many slides fit side by side. */
export const showing = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const slide = element.querySelector('[aria-roledescription=slide]')!;
    const track = slide.parentElement!;
    return track.getBoundingClientRect().width / slide.getBoundingClientRect().width;
  });

/** The number of the slide at the left edge. */
export const first = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
    const edge = slides[0]!.parentElement!.parentElement!.getBoundingClientRect().left;
    return slides
      .map((slide) => Math.abs(slide.getBoundingClientRect().left - edge))
      .reduce((best, distance, index, all) => (distance < all[best]! ? index : best), 0);
  });

/** The number of the slide at the left edge, once it stands still. */
export async function settledFirst(carousel: Locator): Promise<number> {
  await restingEdge(slidesOf(carousel).first(), 'left', 10);
  return first(carousel);
}

/** Waits so long, and for a frame: in it a busy machine makes up for those that it left out. */
export async function waitPainted(page: Page, ms: number): Promise<void> {
  await page.waitForTimeout(ms);
  while (!(await nextFrame(page)));
}

/** A finger that moves the slides of a carousel to the left by nearly the width of one. */
export async function swipe(page: Page, carousel: Locator): Promise<void> {
  const slide = slidesOf(carousel).nth(await first(carousel));
  const { x, y, width, height } = (await slide.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + share * width, y: y + height / 2 }],
    });
  await touch('touchStart', 0.95);
  for (let share = 0.9; share > 0.1; share -= 0.05) await touch('touchMove', share);
  // The finger rests: how far it would fling them is the machine's matter.
  await page.waitForTimeout(100);
  await touch('touchEnd');
  await session.detach();
}

/** Wakes a carousel and lets nobody hover it. */
export async function awake(page: Page, carousel: Locator, motion = 'playing'): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expect(carousel).toHaveAttribute('data-motion', motion);
}

export type Sample = { time: number; lefts: number[] };
/** Where the slides are, frame by frame. */
export const watch = (carousel: Locator, ms: number) =>
  carousel.evaluate(async (element, duration) => {
    const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
    const samples: Sample[] = [];
    const end = performance.now() + duration;
    for (let time = performance.now(); ; ) {
      samples.push({ time, lefts: slides.map((slide) => slide.getBoundingClientRect().left) });
      // The last one is taken after the time, also where the machine paints nothing for a while.
      if (time >= end) return samples;
      time = await Promise.race([
        new Promise<number>(requestAnimationFrame),
        new Promise<number>((late) => setTimeout(() => late(performance.now()), 1_000)),
      ]);
    }
  }, ms);

/** Whether the machine painted often enough, for some 400 ms, to tell how something moved. */
export const isPainted = (samples: Sample[]) =>
  samples.length > 1 &&
  samples.at(-1)!.time - samples[0]!.time > 400 &&
  samples.every(({ time }, index) => index === 0 || time - samples[index - 1]!.time < 100);

/**
 * How far slides have gone to the left from one sample to the next; a slide that loops round is
 * left out.
 */
export const step = (from: Sample, to: Sample) => {
  const steps = from.lefts.map((left, index) => left - to.lefts[index]!).sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)]!;
};
export const travelled = (samples: Sample[]) =>
  samples.slice(1).reduce((sum, sample, index) => sum + step(samples[index]!, sample), 0);
