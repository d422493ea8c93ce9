import { parseTarget, withoutTrailingSlash } from '../../../src/lib/links.ts';
import { isAllowedOutside } from '../../model/address-fault.ts';
import { error, type Problem, startOfFile } from '../../model/problem.ts';
import type { SiteOutput } from '../render/render.ts';
import { type HtmlSummary, readHtml } from './read-html.ts';
import { verifyVersions } from './verify-versions.ts';

/** Where forms are sent: an address of the server, which is no file. */
const leadsAddress = '/leads';

/**
 * Looks at the pages as they were made: each has one h1 and no style attribute; its links and
 * anchors lead somewhere, and out of the site to allowed addresses only, whatever the files said.
 * What they and the sitemap tell search engines of each other agrees.
 * @param redirects old addresses that still lead on
 * @param pages which files of the output are pages, as `readHtml` reads them; else all that are
 *   HTML
 */
export function verify(
  output: SiteOutput,
  redirects: string[] = [],
  pages: ReadonlyMap<string, HtmlSummary> = readPages(output),
): Problem[] {
  return [...verifyPages(output, redirects, pages), ...verifyVersions(output, pages)];
}

/** As `verify`, of each page for itself: its headings, style attributes, links and anchors. */
export function verifyPages(
  output: SiteOutput,
  redirects: string[],
  pages: ReadonlyMap<string, HtmlSummary>,
): Problem[] {
  const leadsNowhere = (link: string, file: string): boolean => {
    const { path, section } = parseTarget(link);
    const target = path === '' ? file : outputFileAt(output, withoutTrailingSlash(path));
    if (!target) return !redirects.includes(path);
    const page = pages.get(target);
    return section !== '' && page !== undefined && !page.ids.has(section);
  };
  return [...pages].flatMap(([file, { headings, links, outside, hasStyleAttribute }]) => {
    const place = startOfFile(file.slice(1));
    const deadLinks = [...links].filter(
      (link) => link !== leadsAddress && leadsNowhere(link, file),
    );
    return [
      ...(headings === 1
        ? []
        : [error('page/heading', place, { path: file, count: String(headings) })]),
      ...(hasStyleAttribute ? [error('html/style-attribute', place, { path: file })] : []),
      ...deadLinks.map((to) => error('html/dead-link', place, { to, path: file })),
      ...[...outside]
        .filter((to) => !isAllowedOutside(to))
        .map((to) => error('html/unsafe-address', place, { to, path: file })),
    ];
  });
}

const readPages = (output: SiteOutput) =>
  new Map(
    [...output]
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, html]) => [file, readHtml(String(html))]),
  );

const outputFileAt = (output: SiteOutput, path: string): string | undefined =>
  [path, `${path === '/' ? '' : path}/index.html`].find((file) => output.has(file));
