import { parseTarget } from '../../src/lib/links.ts';
import { draftPaths } from '../model/drafts.ts';
import { sortProblems, startOf, warning, type Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { pointerPart } from '../model/json-pointer.ts';
import { type Source } from '../model/source.ts';
import type { Graph } from './graph.ts';

/** Files that browsers and telephones ask for by themselves. */
const askedFor = /^\/(favicon|apple-touch-icon)[^/]*$/;

/**
 * What a site has and nobody reaches, uses or meant. `problems` are those of its check, of which
 * menus without a page are taken over.
 */
export function findingsOf(site: Site, graph: Graph, problems: Problem[]): Problem[] {
  return sortProblems([
    ...unreachable(site, graph),
    ...unused(site, graph),
    ...[
      ...site.pages,
      ...[...site.shells].map(([language, source]) => ({ language, source })),
    ].flatMap(({ language, source }) => otherLanguages(site, language, source, source.value, '')),
    ...menus(site),
    ...problems.filter(
      ({ code, file }) => code === 'link/unknown-route' && file.startsWith('pages-config/shell/'),
    ),
  ]);
}

/**
 * Pages to which no link leads from the home page, in any language, however many pages are between.
 * Every page has the header and the footer; nobody visits drafts.
 */
function unreachable(site: Site, { uses }: Graph): Problem[] {
  const links = uses.filter(({ kind }) => kind === 'page');
  const reached = new Set<string>();
  const reach = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { from, name } of links) if (from.split('#')[0] === path) reach(name);
  };
  for (const { from, name } of links) if (!from.startsWith('/')) reach(name);
  reach('/');
  const drafts = draftPaths(site);
  const inMain = site.pages.filter(
    ({ language, path }) => language === site.config.value.languages[0]!.code && !drafts.has(path),
  );
  return inMain
    .filter(({ path }) => !reached.has(path))
    .map(({ path, source }) => warning('graph/unreachable-page', startOf(source.file), { path }));
}

function unused({ messages, config }: Site, { things, uses }: Graph): Problem[] {
  const used = new Set(uses.map(({ kind, name }) => `${kind} ${name}`));
  const main = messages.get(config.value.languages[0]!.code);
  return things
    .filter(({ kind, name }) => !used.has(`${kind} ${name}`))
    .flatMap(({ kind, name }) => {
      if (kind === 'message')
        return [
          warning('graph/unused-message', main!.at(`/${name.replace('.', '/')}`, 'key'), { name }),
        ];
      return kind === 'picture' && !askedFor.test(name)
        ? [warning('graph/unused-picture', startOf(`public${name}`), { name })]
        : [];
    });
}

/** Full addresses of the site itself that lead into another language. */
function otherLanguages(
  site: Site,
  language: string,
  source: Source,
  value: unknown,
  pointer: string,
): Problem[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) =>
      otherLanguages(site, language, source, each, `${pointer}/${pointerPart(key)}`),
    );
  const { url, languages } = site.config.value;
  if (typeof value !== 'string' || !(value === url || value.startsWith(`${url}/`))) return [];
  const path = value.slice(url.length);
  const led =
    languages.find(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`))) ??
    languages.find(({ prefix }) => prefix === '');
  return led && led.code !== language
    ? [
        warning('graph/other-language-link', source.at(pointer), {
          address: value,
          language,
          other: led.code,
        }),
      ]
    : [];
}

/**
 * Entries of header and footer that lead to a page which their language does not have. Those
 * without a prefix lead to the main language anyway.
 */
function menus({ shells, pages, references, config }: Site): Problem[] {
  const { headerLinks, footerLinks } = config.value.shell;
  const languageOf = new Map([...shells].map(([language, source]) => [source as Source, language]));
  return references.flatMap(({ kind, value, pointer, source }) => {
    const language = languageOf.get(source);
    if (
      kind !== 'target' ||
      !language ||
      (pointer.startsWith('/header/') ? headerLinks : footerLinks) === 'plain'
    )
      return [];
    const versions = pages.filter(({ path }) => path === parseTarget(value).path);
    return versions.length === 0 || versions.some((page) => page.language === language)
      ? []
      : [warning('graph/menu-without-page', source.at(pointer), { to: value, language })];
  });
}
