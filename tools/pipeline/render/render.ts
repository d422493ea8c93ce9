import { SitemapStream, streamToPromise } from 'sitemap';
import type * as ServerEntry from '../../../src/entry-server.tsx';
import type { Assets } from '../../../src/entry-server.tsx';
import type { PageData } from '../../../src/lib/page-data.ts';
import { dataUrl } from '../../../src/lib/data-url.ts';
import { contentSecurityPolicy, thirdPartyOrigins } from './content-security-policy.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import type { Site } from '../../model/site.ts';

/** Everything a site is made of, by address: `/clinicas/index.html`, `/sitemap.xml`. */
export type SiteOutput = Map<string, string | Uint8Array>;

/** A page below its address: `/clinicas` → `/clinicas/index.html`. */
const pageOutputPath = (path: string) => `${path === '/' ? '' : path}/index.html`;

/**
 * Renders every page of a resolved site, and what surrounds them: data, sitemap, robots, headers,
 * redirects, public files.
 */
export async function render(
  site: Site,
  resolved: ResolvedSite,
  { renderPage, renderSampleAnswerPage: renderAnswerSample }: typeof ServerEntry,
  assets: Assets,
): Promise<SiteOutput> {
  const output: SiteOutput = new Map();
  const html = resolved.errorPages.map((page) =>
    renderAnswerSample(page, resolved.shells.get(page.language)!, assets),
  );
  const add = async (page: PageData, file: string, data: string) => {
    const text = await renderPage(page, resolved.shells.get(page.language)!, assets, data);
    html.push(text);
    output.set(file, text);
    output.set(data, JSON.stringify(page));
  };
  for (const [address, read] of site.files.publicFiles)
    if (!resolved.files.has(address) && !isReferenced(site, address))
      output.set(address, await read());
  for (const page of resolved.pages) await add(page, pageOutputPath(page.path), dataUrl(page.path));
  for (const page of resolved.errorPages) await add(page, `${page.path}.html`, dataUrl(page.path));
  for (const [address, content] of resolved.files) output.set(address, content);

  const { url, redirects } = site.config.value;
  output.set('/_headers', headers(contentSecurityPolicy(html, thirdPartyOrigins(site))));
  output.set('/_redirects', redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''));
  output.set('/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  output.set('/sitemap.xml', await sitemap(url, resolved.pages));
  return output;
}

/** Whether a page refers to a public file: then it is served under its hashed name. */
const isReferenced = (site: Site, address: string) =>
  site.references.some(
    ({ kind, value }) => (kind === 'picture' || kind === 'media') && value === address,
  );

/** Headers in the form that static hosts read; the bundled server reads them too. */
function headers(policy: string): string {
  const everywhere = {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
  const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const rule = (pattern: string, values: Record<string, string>) =>
    `${pattern}\n${Object.entries(values)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return `${rule('/*', everywhere)}\n${rule('/assets/*', forEver)}`;
}

/** The sitemap: each page that stands in its own language, with its alternates. */
async function sitemap(url: string, pages: PageData[]): Promise<string> {
  const inOwnLanguage = pages.filter(
    ({ language, contentLanguage }) => language === contentLanguage,
  );
  const stream = new SitemapStream({
    hostname: url,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const { path, alternates } of inOwnLanguage) {
    const translatedAlternates = alternates.filter((alternate) =>
      inOwnLanguage.some((page) => page.path === alternate.path),
    );
    stream.write({
      url: path,
      links: [
        ...translatedAlternates.map(({ tag, path: address }) => ({ lang: tag, url: address })),
        { lang: 'x-default', url: alternates[0]!.path },
      ],
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
