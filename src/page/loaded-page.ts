import type { ComponentType } from 'react';
import { blocks, type BlockType } from '../generated/registry.ts';
import type { Section } from '../generated/types.ts';
import type { PageData, ShellData } from '../lib/data.ts';

/** A page with all it needs to be rendered at once. */
export type LoadedPage = { page: PageData; shell: ShellData; components: Partial<Record<BlockType, ComponentType<Section>>> };

/** Loads the components of the blocks a page uses. */
export async function loadComponents(sections: Section[]): Promise<LoadedPage['components']> {
  const types = [...new Set(sections.map(({ type }) => type))];
  const modules = await Promise.all(types.map((type) => blocks[type]()));
  return Object.fromEntries(types.map((type, index) => [type, modules[index]!.default as ComponentType<Section>]));
}
