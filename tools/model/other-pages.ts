import type { Page } from '../../src/generated/types.ts';
import type { PageVersion, Reference, Site } from './site.ts';
import type { SourceFile } from './source.ts';

/** A site with some of its pages only. */
export function withPages(site: Site, isKept: (page: PageVersion) => boolean): Site {
  const versions = [...site.versions].flatMap(([path, pages]): [string, PageVersion[]][] => {
    const kept = pages.filter(isKept);
    return kept.length > 0 ? [[path, kept]] : [];
  });
  return { ...site, pages: site.pages.filter(isKept), versions: new Map(versions) };
}

/** A site with other versions in the places of its pages; who names something in one follows. */
export function withChangedPages(site: Site, change: (page: PageVersion) => PageVersion): Site {
  const changed = new Map(site.pages.map((page) => [page, change(page)]));
  const pageOf = (page: PageVersion) => changed.get(page) ?? page;
  const sources = new Map<SourceFile, SourceFile<Page>>(
    [...changed].map(([page, { source }]) => [page.source, source]),
  );
  return {
    ...site,
    pages: [...changed.values()],
    versions: new Map([...site.versions].map(([path, pages]) => [path, pages.map(pageOf)])),
    pageBySource: new Map(
      [...site.pageBySource].map(([source, page]) => [sources.get(source) ?? source, pageOf(page)]),
    ),
    references: site.references.map((reference) => {
      const source = sources.get(reference.source) ?? reference.source;
      return source === reference.source ? reference : { ...reference, source };
    }),
  };
}

/** A site with some pages as another has them, which alone are in that. */
export function withPagesOf(site: Site, changed: Site): Site {
  const changedByFile = new Map(changed.pages.map((page) => [page.source.file, page]));
  const pageOf = (page: PageVersion) => changedByFile.get(page.source.file) ?? page;
  const pages = site.pages.map(pageOf);
  const isOfPages = ({ source }: Reference) => changedByFile.has(source.file);
  return {
    ...site,
    files: changed.files,
    instant: changed.instant,
    pages,
    versions: new Map([...site.versions].map(([path, all]) => [path, all.map(pageOf)])),
    pageBySource: new Map(pages.map((page) => [page.source, page])),
    references: replaced(site.references, isOfPages, changed.references.filter(isOfPages)),
  };
}

/**
 * References with others in the place of some. Those of a page's versions follow one another; of
 * half a million a few are taken out by their place: to ask for each takes a tenth of a second.
 */
function replaced(
  references: Reference[],
  isReplaced: (reference: Reference) => boolean,
  others: Reference[],
): Reference[] {
  let [first, last] = [references.length, -1];
  let [source, isOut]: [SourceFile | undefined, boolean] = [undefined, false];
  for (const [index, reference] of references.entries()) {
    if (reference.source !== source) [source, isOut] = [reference.source, isReplaced(reference)];
    if (!isOut) continue;
    first = Math.min(first, index);
    last = index;
  }
  const between = references.slice(first, last + 1).filter((each) => !isReplaced(each));
  return references.slice(0, first).concat(others, between, references.slice(last + 1));
}
