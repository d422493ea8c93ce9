import { pageFileAt, sitemapFile } from '../../model/output-files.ts';
import { error, type Problem, startOfFile } from '../../model/problem.ts';
import type { SiteOutput } from '../render/render.ts';
import type { HtmlSummary } from './read-html.ts';

/** A page that search engines are to find under its own address. */
type FoundPage = { file: string; alternates: ReadonlySet<string> };

/**
 * Looks at what pages tell search engines: the canonical address is that of a page which says the
 * same of itself, all versions of a page name the same versions, and the sitemap lists the pages
 * that are their own canonical, with the same versions.
 */
export function verifyVersions(
  output: SiteOutput,
  pages: ReadonlyMap<string, HtmlSummary>,
): Problem[] {
  const named = [...pages].filter(([, { canonical, isHidden }]) => canonical && !isHidden);
  const found = new Map<string, FoundPage>();
  for (const [file, { canonical = '', alternates }] of named)
    if (pageFileAt(decodeURI(new URL(canonical).pathname)) === file)
      found.set(new URL(canonical).href, { file, alternates });
  const problem =
    (code: 'html/canonical' | 'html/alternate' | 'html/sitemap', file: string) => (to: string) =>
      error(code, startOfFile(file.slice(1)), { to, path: file });
  const isReciprocal = (href: string, alternates: ReadonlySet<string>) => {
    const other = found.get(new URL(href).href);
    return other !== undefined && sameSet(other.alternates, alternates);
  };
  return [
    ...named.flatMap(([file, { canonical = '', alternates }]) => [
      ...(found.has(new URL(canonical).href) ? [] : [problem('html/canonical', file)(canonical)]),
      ...hrefsOf(alternates)
        .filter((href) => !isReciprocal(href, alternates))
        .map(problem('html/alternate', file)),
    ]),
    ...[...found]
      .filter(
        ([href, { alternates }]) => alternates.size > 0 && !hrefsOf(alternates).includes(href),
      )
      .map(([href, { file }]) => problem('html/alternate', file)(href)),
    ...sitemapDifferences(output, found).map(problem('html/sitemap', sitemapFile)),
  ];
}

/** The addresses of which the sitemap and the pages do not say the same. */
function sitemapDifferences(output: SiteOutput, found: ReadonlyMap<string, FoundPage>): string[] {
  const sitemap = output.get(sitemapFile);
  if (typeof sitemap !== 'string') return [];
  const parts = [...sitemap.matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(([, href = '']) =>
    String(output.get(new URL(href).pathname)),
  );
  const entries = [sitemap, ...parts].flatMap((text) => [...text.matchAll(/<url>(.*?)<\/url>/gs)]);
  const listed = new Map(
    entries.map(([, entry = '']) => [
      new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').href,
      new Set(
        [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
          ([, language, href = '']) => `${language} ${new URL(href).href}`,
        ),
      ),
    ]),
  );
  return [...new Set([...listed.keys(), ...found.keys()])].filter(
    (href) => !sameSet(listed.get(href), found.get(href)?.alternates),
  );
}

/** The addresses of versions that are told as `pt-BR https://…`. */
const hrefsOf = (alternates: ReadonlySet<string>): string[] => [
  ...new Set([...alternates].map((each) => each.replace(/^\S+ /, ''))),
];

const sameSet = (one?: ReadonlySet<string>, other?: ReadonlySet<string>): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.size === other.size &&
  [...one].every((each) => other.has(each));
