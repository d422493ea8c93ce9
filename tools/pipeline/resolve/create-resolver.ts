import type { PageData, ResolvedForm, ShellData } from '../../../src/lib/page-data.ts';
import { required } from '../../model/required.ts';
import { routesOf, type Site } from '../../model/site.ts';
import type { OutputFiles } from './encode-picture.ts';
import { contentHash, hashedAddress } from './hashed-address.ts';
import { iconSheet } from './icon-sheet.ts';
import { createPictureResolver } from './picture-resolver.ts';
import { formsByLanguage } from './resolve-forms.ts';
import { pageReferences, resolveErrorPage, resolvePage } from './resolve-page.ts';
import { resolveShell, skeletonsOf } from './resolve-shell.ts';

export type ResolveOptions = {
  /** What names this build: pages of another one are loaded in full. */
  build: string;
  /** Whether pictures get their smaller versions. */
  encode: boolean;
  year: number;
};

/** What the pages of a site share. */
export type SharedParts = {
  shells: Map<string, ShellData>;
  /** Every form of the site, by language and name. */
  forms: Map<string, Map<string, ResolvedForm>>;
  /** The shells' data and the icon sheet, by address. */
  files: OutputFiles;
};

/** What the pages of a site share, and each page when it is asked for. */
export type Resolver = SharedParts & {
  /** The routes that have a page, in any language. */
  routes: string[];
  /**
   * A route's page in a language, or the version that stands in for it, and the files that it
   * needs. @throws BuildError where a picture is damaged
   */
  page: (route: string, language: string) => Promise<{ data: PageData; files: OutputFiles }>;
  errorPage: (language: string) => PageData;
};

/**
 * Prepares what all pages share, and makes each page only when it is asked for: while editing, one
 * is looked at.
 */
export function createResolver(site: Site, { build, encode, year }: ResolveOptions): Resolver {
  const { languages } = site.config.value;
  const picturesOf = createPictureResolver(site, encode);
  const sheet = iconSheet(site);
  const icons = hashedAddress('/icons.svg', Buffer.from(sheet));
  const skeletons = skeletonsOf(site);
  const forms = formsByLanguage(site);
  const byLanguage = new Map(
    languages.map((language) => {
      const data = { ...resolveShell(site, language), year, icons, skeletons };
      const json = JSON.stringify(data);
      const address = `/assets/shell.${language.code}.${contentHash(json)}.json`;
      const origin = { build, language: language.code, shell: address };
      return [language.code, { language, data, json, address, origin }];
    }),
  );
  const shellIn = (code: string) => required(byLanguage.get(code), `language ${code}`);
  return {
    routes: routesOf(site),
    forms,
    shells: new Map([...byLanguage].map(([code, { data }]) => [code, data])),
    files: new Map([
      [icons, sheet],
      ...[...byLanguage.values()].map(({ address, json }) => [address, json] as const),
    ]),
    async page(route, code) {
      const { language, origin } = shellIn(code);
      const resolved = await picturesOf(pageReferences(site, route, code));
      const parts = { ...resolved, forms: required(forms.get(code), `forms in ${code}`) };
      return { data: resolvePage(site, route, language, origin, parts), files: resolved.files };
    },
    errorPage(code) {
      const { language, origin } = shellIn(code);
      return resolveErrorPage(site, language, origin);
    },
  };
}
