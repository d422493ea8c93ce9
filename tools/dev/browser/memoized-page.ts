import { createElement, memo } from 'react';
import type { Section } from '../../../src/generated/types.ts';
import type { PageData } from '../../../src/lib/page-data.ts';
import type { Block, LoadedPage } from '../../../src/hydration/loaded-page.ts';

const blocks = new Map<string, { cacheKey: string; block: Block }>();
let last: LoadedPage | undefined;

/**
 * A page that was loaded anew, made so that React does again only what has changed. A section whose
 * texts alone have changed keeps what
 * a visitor did with it: what is open, what was typed. One that changed otherwise begins anew, as
 * it reads its settings and pictures only then.
 */
export function memoizedPage(loaded: LoadedPage): LoadedPage {
  const { page, shell } = loaded;
  const memoizedEntry = (section: Section) => {
    const Block = loaded.blocks[section.id]!;
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
    page: isOnlySections ? Object.assign(last!.page, page) : page,
    shell,
    blocks: Object.fromEntries(page.sections.map(memoizedEntry)),
  };
  return last;
}

/** The same component for a name as long as it has the same marks. */
export function memoizedBlock(name: string, cacheKey: string, make: () => Block): Block {
  const cached = blocks.get(name);
  const block = cached?.cacheKey === cacheKey ? cached.block : make();
  blocks.set(name, { cacheKey, block });
  return block;
}

const isSame = (before: Section, now: Section) => JSON.stringify(before) === JSON.stringify(now);

/**
 * What components take from the page around them. As long as it is the same, the page is the same
 * object to them.
 */
const surroundings = ({
  sections: _sections,
  title: _title,
  description: _description,
  ...rest
}: PageData) => JSON.stringify(rest);
