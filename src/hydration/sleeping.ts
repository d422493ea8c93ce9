import { lazy } from 'react';
import type { Section } from '../generated/types.ts';
import { loadBlock, type Block, type LoadedPage } from './loaded-page.ts';

/**
 * On a first visit the sections are finished HTML, and most will never need their code. Each one
 * sleeps, as a lazy component
 * inside a Suspense boundary, which React leaves as it is until the component comes: when somebody
 * touches the section,
 * or when it has a part that moves by itself and comes near the view.
 */
type Sleeper = { load: () => Promise<void>; awake: Promise<void>; awakened: () => void };

const sleepers = new Map<string, Sleeper>();

/** The blocks of a page that came as HTML: each loads when its section is woken. */
export function sleepingBlocks(sections: Section[]): LoadedPage['blocks'] {
  return Object.fromEntries(
    sections.map((section) => [section.id, sleepingBlock(section) as unknown as Block]),
  );
}

function sleepingBlock(section: Section) {
  let resolve: (block: { default: Block }) => void;
  let awakened = () => {};
  const block = new Promise<{ default: Block }>((settle) => (resolve = settle));
  const awake = new Promise<void>((settle) => (awakened = settle));
  sleepers.set(section.id, {
    load: async () => resolve(await loadBlock(section)),
    awake,
    awakened,
  });
  return lazy(() => block);
}

/**
 * Wakes the section around an element. Resolves once it answers to clicks; at once where nothing
 * sleeps. Where its code does not come it sleeps on, as the HTML it is.
 */
export async function wake(element: Element): Promise<void> {
  const id = element.closest<HTMLElement>('[data-asleep]')?.dataset.asleep;
  const sleeper = id === undefined ? undefined : sleepers.get(id);
  await sleeper?.load();
  await sleeper?.awake;
}

/** Told by a section that it has been hydrated. */
export const reportAwake = (id: string): void => sleepers.get(id)?.awakened();
