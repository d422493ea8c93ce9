import type { KeptFile } from '../kept-files.ts';
import type { HtmlSummary } from '../verify/read-html.ts';

/**
 * What the others must know of a page: where it can be led to, where it leads, and what it tells
 * search engines of its versions.
 */
export type ShardPage = {
  ids: string[];
  links: string[];
  canonical?: string;
  alternates: string[];
  isHidden: boolean;
};

const isWithinPage = (link: string) => link.startsWith('#');

/** Pages with those links alone that can be verified without the other shares' pages. */
export const withLinksOfOwn = (pages: ReadonlyMap<string, HtmlSummary>): Map<string, HtmlSummary> =>
  new Map(
    [...pages].map(([file, { links, ...page }]) => [
      file,
      { ...page, links: new Set([...links].filter(isWithinPage)) },
    ]),
  );

/**
 * What the verification of the whole site needs to know of a share's pages: a link that many pages
 * have, as those of the menu, is there once, with the first of them.
 */
export function shardPages(read: ReadonlyMap<string, KeptFile>): Record<string, ShardPage> {
  const known = new Set<string>();
  return Object.fromEntries(
    [...read].map(([file, { summary }]) => {
      const links = (summary?.links ?? []).filter((link) => !isWithinPage(link));
      const others = links.filter((link) => !known.has(link));
      for (const link of others) known.add(link);
      const { ids = [], canonical, alternates = [], isHidden = false } = summary ?? {};
      return [file, { ids, links: others, canonical, alternates, isHidden }];
    }),
  );
}

/** A page as verification knows it, of which all else was verified by its share. */
export const asSummary = ({ ids, links, alternates, ...more }: ShardPage): HtmlSummary => ({
  ...more,
  headings: 1,
  ids: new Set(ids),
  links: new Set(links),
  alternates: new Set(alternates),
  outside: new Set(),
  hasStyleAttribute: false,
});
