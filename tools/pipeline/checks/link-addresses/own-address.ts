import { parseUrl } from '../../../model/parse-url.ts';
import { mainLanguageOf, type PageVersion, type Site } from '../../../model/site.ts';

/** What an address within the site leads to. */
export type OwnTarget = {
  /** The route that links name it by, with its section; empty where no page is there. */
  route: string;
  /** Whether nothing else can have been meant. */
  isSure: boolean;
};

/**
 * Where a full address leads in the site itself: one of its own domain, or of `npm run dev`.
 * @param language that of the file it stands in
 * @returns undefined where it leads elsewhere, or to one of the public files
 */
export function ownTarget(site: Site, address: string, language?: string): OwnTarget | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol) || !isOwnHost(site, url)) return undefined;
  if (site.files.publicFiles.has(url.pathname)) return undefined;
  const { languages } = site.config.value;
  const named = languages.find(
    ({ prefix }) => prefix && `${url.pathname}/`.startsWith(`${prefix}/`),
  );
  // Another language's page is meant as it is.
  if (named && named.code !== language) return undefined;
  const bare = url.pathname.slice(named?.prefix.length ?? 0).replace(/\/+$/, '') || '/';
  const page = pageAt(site, bare, named?.code ?? mainLanguageOf(site).code);
  // Another program of this machine may have an address of its own.
  if (!page) return isLocal(url) ? undefined : { route: '', isSure: false };
  const section = url.hash.slice(1);
  const hasSection = page.isValid && page.source.value.sections.some(({ id }) => id === section);
  return {
    route: page.path + (hasSection ? url.hash : ''),
    isSure: url.search === '' && (hasSection || section === ''),
  };
}

const isLocal = ({ hostname }: Pick<URL, 'hostname'>) =>
  /^(localhost|127\.0\.0\.1)$/.test(hostname);
const withoutWww = (host: string) => host.replace(/^www\./, '');

function isOwnHost({ config }: Site, { hostname }: URL): boolean {
  const own = parseUrl(config.value.url)?.hostname ?? '';
  return isLocal({ hostname }) || withoutWww(hostname) === withoutWww(own);
}

const pageAt = ({ pages, versions }: Site, path: string, language: string) =>
  pages.find((page: PageVersion) => page.localPath === path && page.language === language) ??
  versions.get(path)?.[0];
