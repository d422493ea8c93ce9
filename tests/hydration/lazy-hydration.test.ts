import { afterEach, expect, test } from 'vitest';
import { blocks } from '../../src/generated/registry.ts';
import type { Section } from '../../src/generated/types.ts';
import { hydrateSection, lazyBlocks, reportHydrated } from '../../src/hydration/lazy-hydration.ts';

const { tabs: realTabs } = blocks;
afterEach(() => void (blocks.tabs = realTabs));

/** An element of a section that sleeps, as far as its waking asks. */
function asleep(id: string): Element {
  lazyBlocks({ sections: [{ type: 'tabs', id } as Section], forms: {} });
  const section = { dataset: { asleep: id }, matches: () => false, cloneNode: () => section };
  return { closest: () => section } as unknown as Element;
}

const code = { default: () => null } as unknown as Awaited<ReturnType<typeof realTabs>>;

test('who wakes a section first is told first, though its code comes sooner when asked again', async () => {
  let come = () => {};
  const late = new Promise<typeof code>((resolve) => (come = () => resolve(code)));
  let times = 0;
  blocks.tabs = () => (times++ === 0 ? late : Promise.resolve(code));
  const element = asleep('order');
  const told: number[] = [];
  const waking = [1, 2, 3].map(async (who) => {
    await hydrateSection(element);
    told.push(who);
  });
  await new Promise(setImmediate);
  come();
  await new Promise(setImmediate);
  reportHydrated('order');
  await Promise.all(waking);
  expect(told).toEqual([1, 2, 3]);
});

test('code that did not come is asked for again', async () => {
  let times = 0;
  blocks.tabs = () =>
    times++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(code);
  const element = asleep('again');
  await expect(hydrateSection(element)).rejects.toThrow('offline');
  const waking = hydrateSection(element);
  reportHydrated('again');
  await waking;
  expect(times).toBe(2);
});
