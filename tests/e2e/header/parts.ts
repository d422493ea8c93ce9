import type { Page } from 'playwright/test';
import { type Language, pages, shells, words } from '../site.ts';

/** A header's buttons and links, by their names in a language. */
export function namesOf(language: Language) {
  const { menus, contact } = shells[language].header;
  const [clinics, operators, gyms] = menus[0].items;
  const [insurers, hubs] = operators.items;
  return {
    markets: menus[0].label as string,
    clinics: clinics.label as string,
    operators: operators.label as string,
    insurers: insurers.label as string,
    hubs: hubs.label as string,
    gyms: gyms.label as string,
    security: menus[1].label as string,
    contact: contact.label as string,
  };
}

export type Item = { label: string; to?: string; items?: Item[] };
export const menusOf = (language: Language): { label: string; items: Item[] }[] =>
  shells[language].header.menus;
export const header = (page: Page) => page.getByRole('banner');
export const button = (page: Page, name: string) =>
  header(page).getByRole('button', { name, exact: true });
/** The first heading of the page at an address. */
export function heading(path: string): string {
  const sitePage = pages.find((each) => each.path === path);
  return words(sitePage?.language ?? 'pt', sitePage?.json.sections[0]?.heading ?? '');
}
export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
