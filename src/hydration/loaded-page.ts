import type { ComponentType } from 'react';
import { loadFormParts } from '../forms/form-parts.ts';
import { blocks as registry } from '../generated/registry.ts';
import type { Section } from '../generated/types.ts';
import type { PageData, ShellData } from '../lib/page-data.ts';

export type Block = ComponentType<Section>;

/**
 * A page with all it needs to be rendered at once: the component of each section, by the section's
 * id.
 */
export type LoadedPage = { page: PageData; shell: ShellData; blocks: Record<string, Block> };

/** Loads the component of a section's type. */
export const loadBlock = async ({ type }: Section): Promise<{ default: Block }> =>
  (await registry[type]()) as { default: Block };

/** Loads the components of a page's sections, with what its forms need. */
export async function loadBlocks({
  sections,
  forms,
}: Pick<PageData, 'sections' | 'forms'>): Promise<LoadedPage['blocks']> {
  await loadFormParts(forms);
  return Object.fromEntries(
    await Promise.all(
      sections.map(async (section) => [section.id, (await loadBlock(section)).default] as const),
    ),
  );
}
