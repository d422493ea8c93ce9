import type { Language } from '../generated/types.ts';

/**
 * The parts of an in-site target: `/clinicas#contact-section` → path `/clinicas`, section
 * `contact-section`. An empty path means the same page.
 */
export function parseTarget(to: string): { path: string; section: string } {
  const [path = '', section = ''] = to.split('#');
  return { path: path.length > 1 ? path.replace(/\/$/, '') : path, section };
}

/**
 * The address of an in-site target in a language.
 * @param to a target without a language prefix: `/telemedicina`, `#contact-section`,
 *   `/clinicas#contact-section`
 * @param prefix the language's prefix: `` or `/en`
 */
export function localizedHref(to: string, prefix: string): string {
  const { path, section } = parseTarget(to);
  if (path === '') return `#${section}`;
  return (path === '/' ? prefix || '/' : prefix + path) + (section && `#${section}`);
}

/** The same address without a slash at the end, which both spellings share. */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;

/**
 * The language in whose part of the site an address lies; the main one where its prefix is
 * nobody's.
 */
export function languageOfPath(languages: Language[], path: string): Language {
  const language =
    languages.find(
      ({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)),
    ) ?? languages[0];
  if (!language) throw new Error('A site has a language at least.');
  return language;
}
