import { error } from '../../../model/problem.ts';
import type { PageVersion } from '../../../model/site.ts';
import type { Check } from '../check.ts';

/** No two pages share a title or a description: search engines would take one for the other. */
export const check: Check = ({ pages }) => [
  ...duplicates(pages, 'title'),
  ...duplicates(pages, 'description'),
];

function duplicates(pages: PageVersion[], key: 'title' | 'description') {
  const first = new Map<string, string>();
  return pages
    .filter(({ isValid: sound }) => sound)
    .flatMap(({ source }) => {
      const text = source.value[key];
      const other = first.get(text);
      if (!other) first.set(text, source.file);
      return other
        ? [error(`page/duplicate-${key}`, source.at(`/${key}`), { text, file: other })]
        : [];
    });
}
