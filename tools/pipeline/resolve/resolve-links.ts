import type { Language, Link, Menu, MenuItem, Shell } from '../../../src/generated/types.ts';
import { parseTarget } from '../../../src/lib/links.ts';
import { localTarget } from '../../model/addresses.ts';
import { escapePointerPart } from '../../model/json-pointer.ts';
import { isHidden } from '../../model/publishing.ts';
import { mainLanguageOf, type Reference, routeOf, type Site } from '../../model/site.ts';
import { withParts } from './with-parts.ts';

/**
 * A document whose links lead to the addresses that their pages have in a language.
 * @param references what the document names
 */
export function withLocalTargets<T>(
  site: Site,
  document: T,
  references: Reference[],
  language: string,
): T {
  const renamed = new Map(
    references.flatMap(({ kind, value, pointer }) => {
      const local = kind === 'target' ? localTarget(site, value, language) : value;
      return local === value ? [] : [[pointer, local] as const];
    }),
  );
  return renamed.size === 0 ? document : (replaceTexts(document, renamed) as T);
}

/** A value with other texts at some pointers. */
export function replaceTexts(
  value: unknown,
  texts: ReadonlyMap<string, string>,
  pointer = '',
): unknown {
  if (typeof value === 'string') return texts.get(pointer) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  return withParts(value, (each, key) =>
    replaceTexts(each, texts, `${pointer}/${escapePointerPart(key)}`),
  );
}

/**
 * Header and footer with the links that lead somewhere at the site's instant: those to pages that
 * are not out are left out, and so is what has no link left. Links without a language's prefix lead
 * to the main language.
 */
export function shellLinks(site: Site, { header, footer }: Shell, language: Language) {
  const { headerLinks, footerLinks } = site.config.value.shell;
  const codeFor = (links: typeof headerLinks) =>
    links === 'plain' ? mainLanguageOf(site).code : language.code;
  const localize = <T extends { to?: string }>(link: T, code: string): T =>
    link.to === undefined ? link : { ...link, to: localTarget(site, link.to, code) };
  const shown = (links: Link[], code: string): Link[] =>
    links
      .filter(({ to }) => !to || !isHidden(site, routeOf(parseTarget(to).path), code))
      .map((link) => localize(link, code));
  const inHeader = codeFor(headerLinks);
  const inFooter = codeFor(footerLinks);
  const itemsOf = ({ items }: Menu): MenuItem[] =>
    items.flatMap((item): MenuItem[] => {
      if (!item.items) return shown([item], inHeader);
      const links = shown(item.items, inHeader);
      return links.length > 0 ? [{ ...item, items: links }] : [];
    });
  return {
    header: {
      ...header,
      home: localize(header.home, inHeader),
      contact: localize(header.contact, language.code),
      menus: header.menus
        .map((menu) => ({ ...menu, items: itemsOf(menu) }))
        .filter(({ items }) => items.length > 0),
    },
    footer: {
      ...footer,
      columns: footer.columns
        .map((column) => ({ ...column, links: shown(column.links, inFooter) }))
        .filter(({ links }) => links.length > 0),
      legal: shown(footer.legal, inFooter),
    },
  };
}
