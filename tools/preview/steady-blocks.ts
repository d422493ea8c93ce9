import { createElement } from 'react';
import type { Block, LoadedPage } from '../../src/page/loaded-page.ts';

const kept = new Map<string, { marks: string; block: Block }>();

/**
 * The blocks of a page, so that a section whose texts alone have changed keeps what a visitor did with it: what is open, what was typed.
 * One that changed otherwise begins anew, as it reads its settings and pictures only then.
 */
export function steadyBlocks({ page, shell, blocks }: LoadedPage): LoadedPage['blocks'] {
  return Object.fromEntries(
    page.sections.map((section) => {
      const Block = blocks[section.id]!;
      const shape = JSON.stringify(section, (_key, value: unknown) => (typeof value === 'string' ? JSON.stringify(page.pictures[value] ?? '') : value));
      return [section.id, steady(section.id, [Block.name, shape, JSON.stringify([shell.timings, shell.carousels])].join(), () => (props) => createElement(Block, props))];
    }),
  );
}

/** The same component for an id as long as it has the same marks. */
export function steady(id: string, marks: string, make: () => Block): Block {
  const known = kept.get(id);
  const block = known?.marks === marks ? known.block : make();
  kept.set(id, { marks, block });
  return block;
}
