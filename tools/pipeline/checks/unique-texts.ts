import { error } from '../../model/problem.ts';
import type { PageVersion } from '../../model/site.ts';
import type { Check } from './check.ts';

/** No two pages share a title or a description: search engines would take one for the other. */
export const uniqueTextsCheck: Check = {
  codes: ['page/duplicate-title', 'page/duplicate-description'],
  run: ({ pages }) => [
    ...duplicates(pages, 'title', 'page/duplicate-title'),
    ...duplicates(pages, 'description', 'page/duplicate-description'),
  ],
};

function duplicates(pages: PageVersion[], key: 'title' | 'description', code: string) {
  const first = new Map<string, string>();
  return pages
    .filter(({ isValid: sound }) => sound)
    .flatMap(({ source }) => {
      const text = source.value[key];
      const other = first.get(text);
      if (!other) first.set(text, source.file);
      return other ? [error(code, source.at(`/${key}`), { text, file: other })] : [];
    });
}
