import type { PageData } from '../../../../src/lib/page-data.ts';

/**
 * The picture of a section that is clicked, by its address on the site; also below a button without
 * words, such as the one that shows it whole.
 */
export function pictureUnder(
  { clientX, clientY }: MouseEvent,
  target: Element,
  page: Pick<PageData, 'pictures' | 'sections'> | undefined,
): { section: string; picture: string } | undefined {
  if (target.closest('a, button, summary')?.textContent) return undefined;
  const section = page?.sections.find(({ id }) => document.getElementById(id)?.contains(target));
  const image = document
    .elementsFromPoint(clientX, clientY)
    .find((each) => each.matches('main img'));
  const shown = image?.getAttribute('src');
  const picture = Object.entries(page?.pictures ?? {}).find(([, { src }]) => src === shown)?.[0];
  return section && picture !== undefined ? { section: section.id, picture } : undefined;
}
