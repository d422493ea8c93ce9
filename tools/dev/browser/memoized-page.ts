import { createElement, memo } from 'react';
import type { Section } from '../../../src/generated/types.ts';
import type { Block, LoadedPage } from '../../../src/hydration/loaded-page.ts';
import type { PageData } from '../../../src/lib/page-data.ts';
import { required } from '../../model/required.ts';

const blocks = new Map<string, { cacheKey: string; block: Block }>();
let last: LoadedPage | undefined;

/**
 * A page that was loaded again, with components that stay the same where nothing changed. A section
 * in which only texts have changed keeps its state: what is open, what was typed. One that changed
 * otherwise is mounted afresh, since it reads its settings and pictures only then.
 */
export function memoizedPage(loaded: LoadedPage): LoadedPage {
  const { page, shell } = loaded;
  const memoizedEntry = (section: Section) => {
    const Block = required(loaded.blocks[section.id], `component of ${section.id}`);
    const shape = JSON.stringify(section, (_key, value: unknown) =>
      typeof value === 'string' ? JSON.stringify(page.pictures[value] ?? '') : value,
    );
    return [
      section.id,
      memoizedBlock(
        section.id,
        [Block.name, shape, JSON.stringify([shell.timings, shell.carousels])].join(),
        () => memo((props: Section) => createElement(Block, props), isSame),
      ),
    ] as const;
  };
  const isOnlySections = last?.shell === shell && surroundings(last.page) === surroundings(page);
  last = {
    page: last && isOnlySections ? Object.assign(last.page, page) : page,
    shell,
    blocks: Object.fromEntries(page.sections.map(memoizedEntry)),
  };
  return last;
}

/** The same component for a name as long as its cache key is the same. */
export function memoizedBlock(name: string, cacheKey: string, make: () => Block): Block {
  const cached = blocks.get(name);
  const block = cached?.cacheKey === cacheKey ? cached.block : make();
  blocks.set(name, { cacheKey, block });
  return block;
}

const isSame = (before: Section, now: Section) => JSON.stringify(before) === JSON.stringify(now);

/**
 * What components read of the page besides their own section. As long as it is the same, they are
 * given the same object.
 */
const surroundings = ({
  sections: _sections,
  title: _title,
  description: _description,
  ...rest
}: PageData) => JSON.stringify(rest);
