import { addressOf } from '../../model/addresses.ts';
import { asPlaceholder } from '../../model/placeholder-mark.ts';
import {
  type PageVersion,
  type Site,
  type SiteFiles,
  versionOrFallback,
} from '../../model/site.ts';
import type { ValueEdit } from '../protocol/edits.ts';
import type { PageLinks } from '../protocol/panel.ts';
import { writtenValue } from './written-value.ts';

type MenuItem = { label: string; to?: string; items?: MenuItem[] };
type Menu = MenuItem & { id: string; items: MenuItem[] };
type Redirect = { from: string; to: string };

/** An entry of a menu: the menu's id, its place in the file, and what it says there. */
type Entry = { menu: string; pointer: string; value: MenuItem };

/** The menu entries of a page and the redirects to it, with the edits that add and remove them. */
export function pageLinks(site: Site, files: SiteFiles, page: PageVersion): PageLinks {
  const { path, route, language } = page;
  const shells = [...site.shells].map(([code, { file }]) => {
    const { header } = (writtenValue(files, file) ?? {}) as { header?: { menus?: Menu[] } };
    return { code, file, menus: header?.menus ?? [] };
  });
  const shown = shells.find(({ code }) => code === language) ?? shells[0];
  const menus = (shown?.menus ?? []).map(({ id, label }) => {
    const found = shells.flatMap(({ code, file, menus: all }) =>
      entriesOf(all, id, path).map((entry) => ({ ...entry, file, code })),
    );
    const [first] = found.filter(({ code }) => code === shown?.code);
    const add = shells.flatMap(({ code, file, menus: all }): ValueEdit[] => {
      const place = all.findIndex((menu) => menu.id === id);
      if (place < 0 || found.some((entry) => entry.code === code)) return [];
      const { title } = versionOrFallback(site, route, code).source.value;
      const pointer = `/header/menus/${place}/items/${all[place]?.items.length ?? 0}`;
      return [{ file, pointer, value: { label: asPlaceholder(title), to: path }, item: 'added' }];
    });
    // From the last to the first, so that no place changes before its turn.
    const remove = found
      .toReversed()
      .map(({ file, pointer, value }): ValueEdit => ({ file, pointer, before: value }));
    return { label, entry: first?.value.label, add, remove };
  });
  const addresses = site.config.value.languages.map((each) => addressOf(site, path, each));
  const { redirects = [] } = (writtenValue(files, site.config.file) ?? {}) as {
    redirects?: Redirect[];
  };
  return {
    menus,
    redirects: redirects.flatMap((redirect, index) => {
      const edit = { file: site.config.file, pointer: `/redirects/${index}`, before: redirect };
      return addresses.includes(redirect.to.replace(/#.*/, ''))
        ? [{ ...redirect, remove: [edit] }]
        : [];
    }),
    newRedirect: { file: site.config.file, pointer: `/redirects/${redirects.length}` },
  };
}

/** The entries of a menu that lead to a page, those of its submenus included. */
function entriesOf(menus: Menu[], id: string, path: string): Entry[] {
  const place = menus.findIndex((menu) => menu.id === id);
  const within = (items: MenuItem[], pointer: string): Entry[] =>
    items.flatMap((value, index) => {
      const own = `${pointer}/items/${index}`;
      return value.to === path
        ? [{ menu: id, pointer: own, value }]
        : within(value.items ?? [], own);
    });
  return within(menus[place]?.items ?? [], `/header/menus/${place}`);
}
