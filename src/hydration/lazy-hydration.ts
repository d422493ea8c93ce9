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
type LazySection = { load: () => Promise<void>; hydrated: Promise<void>; markHydrated: () => void };

const lazySections = new Map<string, LazySection>();

/** The blocks of a page that came as HTML: each loads when its section is woken. */
export function lazyBlocks(sections: Section[]): LoadedPage['blocks'] {
  return Object.fromEntries(
    sections.map((section) => [section.id, lazyBlock(section) as unknown as Block]),
  );
}

function lazyBlock(section: Section) {
  let resolve: (block: { default: Block }) => void;
  let markHydrated = () => {};
  const block = new Promise<{ default: Block }>((settle) => (resolve = settle));
  const hydrated = new Promise<void>((settle) => (markHydrated = settle));
  lazySections.set(section.id, {
    load: async () => resolve(await loadBlock(section)),
    hydrated,
    markHydrated,
  });
  return lazy(() => block);
}

/**
 * Wakes the section around an element. Resolves once it answers to clicks; at once where nothing
 * sleeps. Where its code does not come it sleeps on, as the HTML it is.
 */
export async function hydrateSection(element: Element): Promise<void> {
  const id = element.closest<HTMLElement>('[data-asleep]')?.dataset.asleep;
  const lazySection = id === undefined ? undefined : lazySections.get(id);
  await lazySection?.load();
  await lazySection?.hydrated;
}

/** Told by a section that it has been hydrated. */
export const reportHydrated = (id: string): void => lazySections.get(id)?.markHydrated();
