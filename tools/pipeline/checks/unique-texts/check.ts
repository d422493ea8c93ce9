import { error } from '../../../model/problem.ts';
import type { PageVersion } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { otherLanguageOf } from '../foreign-texts/find-language.ts';

/**
 * No two pages share a title or a description: search engines would take one for the other. Of a
 * page that was copied into another language's file, its language is told of.
 */
export const check: Check = (site) => {
  const pages = site.pages.toSorted(originalFirst);
  return [...duplicates(pages, 'title'), ...duplicates(pages, 'description')];
};

/**
 * By route: a copied folder mostly begins like its original, `academias-2` beside `academias`,
 * though by file it comes before it.
 */
const originalFirst = ({ route: one }: PageVersion, { route: other }: PageVersion) =>
  one < other ? -1 : Number(one > other);

function duplicates(pages: PageVersion[], key: 'title' | 'description') {
  const first = new Map<string, PageVersion>();
  return pages
    .filter(({ isValid: sound }) => sound)
    .flatMap((page) => {
      const { source } = page;
      const text = source.value[key];
      const other = first.get(text);
      if (!other) first.set(text, page);
      return other && !isCopiedVersion(page, other)
        ? [error(`page/duplicate-${key}`, source.at(`/${key}`), { text, file: other.source.file })]
        : [];
    });
}

/** Whether two files are one page, and one of them is in the language of the other. */
const isCopiedVersion = (one: PageVersion, other: PageVersion) =>
  one.path === other.path &&
  [one, other].some(({ source, language }) => otherLanguageOf(source.value.description, language));
