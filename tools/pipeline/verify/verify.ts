import { parseTarget, withoutTrailingSlash } from '../../../src/lib/links.ts';
import { error, startOfFile, type Problem } from '../../model/problem.ts';
import type { SiteOutput } from '../render/render.ts';

/**
 * Looks at the pages as they were made: each has one h1 and no style attribute, and its links and
 * anchors lead somewhere.
 * @param redirects old addresses that still lead on
 */
export function verify(output: SiteOutput, redirects: string[] = []): Problem[] {
  const pages = new Map(
    [...output]
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, html]) => [file, summarizeHtml(String(html))]),
  );
  const fileAt = (path: string) =>
    [path, `${path === '/' ? '' : path}/index.html`].find((file) => output.has(file));
  return [...pages].flatMap(([file, { headings, ids, links, styled }]) => {
    const place = startOfFile(file.slice(1));
    const problems: Problem[] = [];
    if (headings !== 1)
      problems.push(error('page/heading', place, { path: file, count: String(headings) }));
    if (styled) problems.push(error('html/style-attribute', place, { path: file }));
    for (const link of links) {
      const { path, section } = parseTarget(link);
      const target = path === '' ? file : fileAt(withoutTrailingSlash(path));
      const anchors = path === '' ? ids : pages.get(target ?? '')?.ids;
      if ((!target && !redirects.includes(path)) || (section && anchors && !anchors.has(section)))
        problems.push(error('html/dead-link', place, { to: link, path: file }));
    }
    return problems;
  });
}

function summarizeHtml(html: string) {
  const body = html.slice(html.indexOf('<body'));
  return {
    headings: body.match(/<h1[\s>]/g)?.length ?? 0,
    styled: /<[^>]+\sstyle="/.test(html),
    ids: new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)),
    links: new Set(
      [...body.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="([/#][^"]*)"/g)]
        .map(([, to]) => to!)
        .filter((to) => to !== '/leads'),
    ),
  };
}
