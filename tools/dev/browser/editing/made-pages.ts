import type { PageData } from '../../../../src/lib/page-data.ts';

/** The address from which the tab went to a page that it made. */
const storageKey = 'madeFrom';

/** The way to a page that was made, and back from one that is discarded. */
export function createMadePages() {
  let discardedAt: string | undefined;
  return {
    /** Opens a page that was made in some languages, in the one that is on the screen. */
    open(route: string, languages: string[]) {
      sessionStorage.setItem(storageKey, location.pathname);
      location.assign(`${prefixOf(languages)}/${route.replace(/^\/+/, '')}`);
    },
    /** To be called before changes are discarded: the page on the screen may be one of them. */
    expectDiscard() {
      discardedAt = location.pathname;
    },
    /**
     * Goes back to where the page was made, if it is no longer there; without such a place, home.
     * @returns whether the tab leaves
     */
    leaveIfGone({ failure, language }: Pick<PageData, 'failure' | 'language'>): boolean {
      const isGone = failure !== undefined && discardedAt === location.pathname;
      if (isGone) void formerPlace(language).then((address) => location.replace(address));
      return isGone;
    },
  };
}

async function formerPlace(language: string): Promise<string> {
  const former = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  const isThere = former !== null && (await fetch(former, { headers: { accept: 'text/html' } })).ok;
  return isThere ? former : `${prefixOf([language])}/`;
}

/** The prefix that the address here has, where it is of one of the languages; the main has none. */
function prefixOf(languages: string[]): string {
  const [, first = ''] = location.pathname.split('/');
  return languages.includes(first) ? `/${first}` : '';
}
