import { lazy } from 'react';
import { loadFormParts } from '../forms/form-parts.ts';
import type { Section } from '../generated/types.ts';
import type { PageData } from '../lib/page-data.ts';
import { type Block, type LoadedPage, loadBlock } from './loaded-page.ts';

/**
 * On a first visit the sections are finished HTML, and most will never need their code. Each one
 * sleeps, as a lazy component inside a Suspense boundary, which React leaves as it is until the
 * component comes: when somebody touches the section, or when it has a part that moves by itself
 * and comes near the view.
 */
type LazySection = {
  block: Block;
  load: () => Promise<{ default: Block }>;
  resolve: (block: { default: Block }) => void;
  hydrated: Promise<void>;
  markHydrated: () => void;
  /** The section as it came, from when it is woken. */
  html?: Node;
};

const lazySections = new Map<string, LazySection>();

/** The blocks of a page that came as HTML: each loads when its section is woken. */
export function lazyBlocks({
  sections,
  forms,
}: Pick<PageData, 'sections' | 'forms'>): LoadedPage['blocks'] {
  return Object.fromEntries(sections.map((section) => [section.id, lazyBlock(section, forms)]));
}

function lazyBlock(section: Section, forms: PageData['forms']): Block {
  let resolve: LazySection['resolve'] = () => {};
  let markHydrated = () => {};
  const loaded = new Promise<{ default: Block }>((settle) => (resolve = settle));
  const hydrated = new Promise<void>((settle) => (markHydrated = settle));
  const block = lazy(() => loaded) as unknown as Block;
  let loading: ReturnType<LazySection['load']> | undefined;
  lazySections.set(section.id, {
    block,
    // Once for all who wait: asked for again it could come sooner than the first time, and clicks
    // are repeated as it comes.
    load: () => {
      loading ??= Promise.all([loadBlock(section), loadFormParts(forms)]).then(([code]) => code);
      loading.catch(() => (loading = undefined));
      return loading;
    },
    resolve,
    hydrated,
    markHydrated,
  });
  return block;
}

/**
 * Wakes the section around an element. Resolves once it answers to clicks; at once where nothing
 * sleeps. Where its code does not come it sleeps on, as the HTML it is; where that was given up
 * (`data-plain`), also once the code is there: what was typed meanwhile stays.
 */
export async function hydrateSection(element: Element): Promise<void> {
  const section = element.closest<HTMLElement>('[data-asleep]');
  const lazySection = lazySections.get(section?.dataset.asleep ?? '');
  if (!section || !lazySection) return;
  const block = await lazySection.load();
  if (section.matches('[data-plain]')) return;
  lazySection.html ??= section.cloneNode(true);
  lazySection.resolve(block);
  await lazySection.hydrated;
}

/**
 * Lets a section of the first page be made where its HTML is lost: React makes all of a page anew
 * whose header or footer says something else than it was given, as where a browser translates it.
 * Where the code does not come, the browser is asked for the page.
 */
export const makeSection = (id: string): void => {
  const lazySection = lazySections.get(id);
  lazySection?.load().then(lazySection.resolve, () => location.reload());
};

/** Told by a section that it has been hydrated. */
export const reportHydrated = (id: string): void => lazySections.get(id)?.markHydrated();

/** The section as it came in the page's HTML, where its block slept there. */
export function sectionAsItCame(id: string, block: Block): Node | undefined {
  const sleeper = lazySections.get(id);
  return sleeper?.block === block ? sleeper.html : undefined;
}
