import type { Shell } from '../../src/generated/types.ts';

/**
 * The footer's list with the pages of a header menu: the one that has most of them.
 * @returns its place among the footer's columns; -1 where none has any
 */
export function footerListOf({ header, footer }: Shell, menu: string): number {
  const { items = [] } = header.menus.find(({ id }) => id === menu) ?? {};
  const pages = new Set(items.flatMap(({ to, items: below = [] }) => [to, ...below.map(targetOf)]));
  const counts = footer.columns.map(({ links }) =>
    links.map(targetOf).filter((to) => to !== undefined && pages.has(to)),
  );
  const most = Math.max(0, ...counts.map(({ length }) => length));
  return most === 0 ? -1 : counts.findIndex(({ length }) => length === most);
}

const targetOf = (link: { to?: string }): string | undefined => link.to;
