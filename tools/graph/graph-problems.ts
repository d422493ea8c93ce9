import { languageOfPath, parseTarget } from '../../src/lib/links.ts';
import { draftPaths } from '../model/drafts.ts';
import { fileKindOf } from '../model/file-paths.ts';
import { groupBy } from '../model/group-by.ts';
import { escapePointerPart } from '../model/json-pointer.ts';
import { type Problem, sortProblems, startOfFile, warning } from '../model/problem.ts';
import { isOut } from '../model/publishing.ts';
import { mainLanguageOf, referencesOfKind, type Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import type { Graph } from './build-graph.ts';

/** Files that browsers and telephones ask for by themselves. */
const browserRequestedFile = /^\/(favicon|apple-touch-icon)[^/]*$/;

/**
 * Pages that no link reaches, files and messages that nothing uses, and links that lead to another
 * language than meant.
 * @param problems those of the check: menu entries without a page are reported here too
 */
export function graphProblems(site: Site, graph: Graph, problems: Problem[]): Problem[] {
  return sortProblems([
    ...unreachablePages(site, graph),
    ...unusedNodes(site, graph),
    ...[
      ...site.pages.map(({ language, written }) => ({ language, source: written })),
      ...[...site.sections.values(), site.shells].flatMap((versions) =>
        [...versions].map(([language, source]): { language: string; source: SourceFile } => ({
          language,
          source,
        })),
      ),
    ].flatMap(({ language, source }) =>
      otherLanguageLinks(site, language, source, source.value, ''),
    ),
    ...menuLinksWithoutPage(site),
    ...problems.filter(
      ({ code, file }) => code === 'link/unknown-route' && fileKindOf(file)?.schema === 'shell',
    ),
  ]);
}

/**
 * Pages to which no link leads from the home page, in any language, however many pages are between.
 * Every page has the header and the footer; nobody visits drafts and what is not out.
 */
function unreachablePages(site: Site, { edges }: Graph): Problem[] {
  const links = edges.filter(({ kind }) => kind === 'page');
  const byPage = groupBy(links, ({ from }) => from.split('#')[0]);
  const aroundPages = links.filter(({ from }) => !from.startsWith('/'));
  const reached = new Set(['/', ...aroundPages.map(({ name }) => name)]);
  // A set that is gone through gives what is added on the way, too.
  for (const path of reached) for (const { name } of byPage.get(path) ?? []) reached.add(name);
  const drafts = draftPaths(site);
  const inMain = site.pages.filter(
    (page) =>
      page.language === mainLanguageOf(site).code && !drafts.has(page.path) && isOut(page, site),
  );
  return inMain
    .filter(({ path }) => !reached.has(path))
    .map(({ path, source }) =>
      warning('graph/unreachable-page', startOfFile(source.file), { path }),
    );
}

function unusedNodes(site: Site, { nodes, edges }: Graph): Problem[] {
  const used = new Set(edges.map(({ kind, name }) => `${kind} ${name}`));
  const messages = site.messages.get(mainLanguageOf(site).code);
  return nodes
    .filter(({ kind, name }) => !used.has(`${kind} ${name}`))
    .flatMap(({ kind, name }) => {
      if (kind === 'message' && messages) {
        const place = messages.at(`/${name.replace('.', '/')}`, 'key');
        return [warning('graph/unused-message', place, { name })];
      }
      return kind === 'picture' && !browserRequestedFile.test(name)
        ? [warning('graph/unused-picture', startOfFile(`public${name}`), { name })]
        : [];
    });
}

/** Full addresses of the site itself that lead into another language. */
function otherLanguageLinks(
  site: Site,
  language: string,
  source: SourceFile,
  value: unknown,
  pointer: string,
): Problem[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) =>
      otherLanguageLinks(site, language, source, each, `${pointer}/${escapePointerPart(key)}`),
    );
  const { url, languages } = site.config.value;
  if (typeof value !== 'string' || !(value === url || value.startsWith(`${url}/`))) return [];
  const path = value.slice(url.length);
  const { code: other } = languageOfPath(languages, path);
  if (other === language) return [];
  const params = { address: value, language, other };
  return [warning('graph/other-language-link', source.at(pointer), params)];
}

/**
 * Entries of header and footer that lead to a page which their language does not have. Those
 * without a prefix lead to the main language anyway.
 */
function menuLinksWithoutPage(site: Site): Problem[] {
  const { shells } = site;
  const { headerLinks, footerLinks } = site.config.value.shell;
  const languageOf = new Map<SourceFile, string>(
    [...shells].map(([language, source]) => [source, language]),
  );
  return referencesOfKind(site, 'target').flatMap(({ value, pointer, source }) => {
    const language = languageOf.get(source);
    if (!language || (pointer.startsWith('/header/') ? headerLinks : footerLinks) === 'plain')
      return [];
    const versions = site.versions.get(parseTarget(value).path) ?? [];
    return versions.length === 0 || versions.some((page) => page.language === language)
      ? []
      : [warning('graph/menu-without-page', source.at(pointer), { to: value, language })];
  });
}
