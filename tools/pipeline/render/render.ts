import type { Assets } from '../../../src/entry-server.tsx';
import { dataUrl } from '../../../src/lib/data-url.ts';
import type { PageData } from '../../../src/lib/page-data.ts';
import { waitForSheet } from '../../../src/theme/sheet-place.ts';
import { formerAddresses } from '../../model/addresses.ts';
import { contentHash } from '../../model/content-hash.ts';
import { headerPolicy, type ThirdPartyOrigins } from '../../model/content-security-policy.ts';
import { inTurn } from '../../model/in-turn.ts';
import { errorFileAt, pageFileAt, sitemapFile } from '../../model/output-files.ts';
import type { ReferenceKind } from '../../model/schema.ts';
import { referencesOfKind, type Site } from '../../model/site.ts';
import type { FileContent, StoredContent } from '../../model/stored-content.ts';
import type { SiteParts } from '../resolve/resolve.ts';
import type { SharePicture } from '../resolve/share-picture.ts';
import { headers } from './headers.ts';
import { withVersion } from './page-json.ts';
import type { SectionSpan } from './parse-page.ts';
import { listFiles, type SiteLists } from './site-lists.ts';
import { listedPage } from './sitemap.ts';

/** Everything a site is made of, by address: `/clinicas/index.html`, `/sitemap.xml`. */
export type SiteOutput = Map<string, FileContent>;

/** A page that was rendered, and the hash of all that it was made of. */
export type RenderedPage = {
  html: string | StoredContent;
  madeOf: string;
  /** The picture that stands for it where it is shared. */
  shareImage?: string;
};

/**
 * The output, which of its files are pages (an editor's own may be HTML, too), and what its lists
 * of pages are made of.
 */
export type RenderedSite = {
  output: SiteOutput;
  pages: ReadonlyMap<string, RenderedPage>;
  lists: SiteLists;
};

/** How pages are rendered, and what earlier builds have left of that. */
export type PageRendering = {
  /**
   * Makes a page's HTML; `json` is the page's data as it is served, with where it has the page's
   * sections.
   */
  renderPage: (
    page: PageData,
    files: {
      dataPath: string;
      file: string;
      json: string;
      spans: readonly SectionSpan[];
      picture?: SharePicture;
    },
  ) => Promise<RenderedPage['html']>;
  /** The foreign origins that the site names. */
  origins: ThirdPartyOrigins;
  /** The HTML of a file as the same code made it of the same before, where it is still there. */
  findKept: (file: string, madeOf: string) => Promise<RenderedPage['html'] | undefined>;
  /** Writes a file that need not wait for the others, unless that was done with its page. */
  put?: (address: string, make: () => MadeContent) => Promise<FileContent>;
};

type MadeContent = string | Promise<Uint8Array>;

/** What the bundler made: what pages refer to, and the files themselves by address. */
export type ClientBundle = { assets: Assets; files: ReadonlyMap<string, string | Uint8Array> };

/**
 * Renders every page of a resolved site, and puts what surrounds them beside them: data, sitemap,
 * robots, headers, redirects, public files, and the scripts.
 */
export async function render(
  site: Site,
  parts: SiteParts,
  { assets, files: clientFiles }: ClientBundle,
  { renderPage, origins, findKept, put = async (_address, make) => make() }: PageRendering,
): Promise<RenderedSite> {
  const shared = new Map(
    [...parts.shells].map(([language, shell]) => [
      language,
      contentHash(JSON.stringify([shell, assets, origins])),
    ]),
  );
  const files = new Map<string, FileContent>(parts.files);
  const renderFile = async (page: PageData, file: string, data: string, picture?: SharePicture) => {
    const { versioned, json, spans } = withVersion(page);
    const own = { dataPath: data, file, json, spans, picture };
    const { version } = versioned;
    const madeOf = contentHash(`${shared.get(page.language)} ${file} ${data} ${version}`);
    const html = (await findKept(file, madeOf)) ?? (await renderPage(versioned, own));
    if (picture) files.set(picture.address, await put(picture.address, picture.make));
    return {
      file,
      page: { html, madeOf, shareImage: page.shareImage },
      data: [data, await put(data, () => json)] as const,
    };
  };
  const documents = await inTurn(parts.places, async (place) => {
    const { data: page, files: own, picture } = await parts.page(place);
    for (const [address, content] of own) files.set(address, content);
    const { path } = page;
    const rendered = await renderFile(page, pageFileAt(path), dataUrl(path), picture);
    return { ...rendered, listed: listedPage(page) };
  });
  const errorDocuments = await inTurn(parts.errorPages, (page) =>
    renderFile(page, errorFileAt(page.path), dataUrl(page.path)),
  );
  const all = [...documents, ...errorDocuments];
  const { url, redirects } = site.config.value;
  const pages = new Map(all.map(({ file, page }) => [file, page]));
  const lists: SiteLists = {
    url,
    pages: documents.map(({ listed }) => listed),
    redirects,
    slugRedirects: [...formerAddresses(site)].map(([from, to]) => ({ from, to })),
  };
  return {
    output: new Map<string, FileContent>([
      ...(await publicFiles(site, files, put)),
      ...all.flatMap(({ file, page, data }) => [[file, page.html] as const, data]),
      ...files,
      ['/_headers', headers(headerPolicy([assets.boot, waitForSheet], origins))],
      ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}${sitemapFile}\n`],
      ...(await listFiles(lists, (file) => pages.has(file))),
      ...clientFiles,
    ]),
    pages,
    lists,
  };
}

/**
 * The public files that are served as they are: not those that pages only show, under a hashed
 * name.
 */
async function publicFiles(
  site: Site,
  made: ReadonlyMap<string, unknown>,
  put: Required<PageRendering>['put'],
) {
  const namedAs = (...kinds: ReferenceKind[]) =>
    new Set(kinds.flatMap((kind) => referencesOfKind(site, kind)).map(({ value }) => value));
  const shown = namedAs('picture', 'media');
  const downloaded = namedAs('download');
  const hashed = (address: string) => shown.has(address) && !downloaded.has(address);
  const served = [...site.files.publicFiles].filter(
    ([address]) => !made.has(address) && !hashed(address),
  );
  return inTurn(served, async ([address, read]) => [address, await put(address, read)] as const);
}
