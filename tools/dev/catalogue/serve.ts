import type { PageData } from '../../../src/lib/page-data.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import type { Site } from '../../model/site.ts';
import type { LivePages } from '../node/live-pages.ts';
import { blockPage } from './block-page.tsx';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { lackingPage } from './example.tsx';
import { exampleLanguageOf } from './example-site.ts';
import { listPage } from './list-page.tsx';

export type DevResponse = {
  content: string | Uint8Array;
  type: string;
  status?: number;
  /** Where the browser is sent instead. */
  location?: string;
};

const html = (content: string, status = 200): DevResponse => ({
  content,
  type: 'text/html',
  status,
});

/**
 * Answers what is asked of the catalogue: /__blocks, a block below it, an example below that, and
 * what examples need.
 * @param render gives the HTML of an example's page
 * @returns what answers, for the site as it is; undefined where something else is asked
 */
export function createCatalogueServer(
  language: ToolLanguage,
  render: (page: PageData, pages: LivePages) => Promise<string>,
) {
  let made: { site: Site; catalogue: Promise<Catalogue> } | undefined;
  const catalogueOf = (site: Site) => {
    if (made?.site !== site) made = { site, catalogue: createCatalogue(site, language) };
    return made.catalogue;
  };
  return async (
    { pathname, searchParams }: URL,
    site: Site | undefined,
  ): Promise<DevResponse | undefined> => {
    const isShared = pathname.startsWith('/assets/') && made !== undefined;
    if (!site || !(isShared || /^(?:\/[a-z]{2})?\/__blocks(?:\/|$)/.test(pathname)))
      return undefined;
    const catalogue = await catalogueOf(site);
    const file = catalogue.pages.files.get(pathname);
    if (file)
      return {
        content: file,
        type: pathname.endsWith('.svg') ? 'image/svg+xml' : 'application/json',
      };
    const [, address, rest] = /^(.*?\/__blocks\/[^/]+\/\d+)(\/page\.json)?$/.exec(pathname) ?? [];
    if (address) {
      const lacking = catalogue.blocks
        .flatMap(({ examples }) => Object.values(examples).flat())
        .find((example) => example.address === address && example.problems.length > 0);
      if (lacking && !rest) return html(lackingPage(lacking, createTranslator(language)));
      const page = await catalogue.pages.at(address);
      const status = page.failure ? 404 : 200;
      return rest
        ? { content: JSON.stringify(page), type: 'application/json', status }
        : html(await render(page, catalogue.pages), status);
    }
    const block = catalogue.blocks.find(({ type }) => pathname === `/__blocks/${type}`);
    const exampleLanguage = exampleLanguageOf(searchParams.get('lang') ?? language);
    if (block) return html(blockPage(catalogue, block, exampleLanguage, language));
    return isShared
      ? undefined
      : html(
          listPage(catalogue, exampleLanguage, language),
          /\/__blocks\/?$/.test(pathname) ? 200 : 404,
        );
  };
}
