import type { Redirect } from '../../../../src/generated/types.ts';
import { withoutTrailingSlash } from '../../../../src/lib/links.ts';
import { addressOf, formerAddresses } from '../../../model/addresses.ts';
import { candidateList, closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { draftPaths } from '../../../model/drafts.ts';
import { periodOf } from '../../../model/page-times.ts';
import { error, type Problem } from '../../../model/problem.ts';
import type { Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { pathsOf } from '../targets/check.ts';

export const goesByFacts = true;

/**
 * An old address leads to a page or file of the site at once, and is none itself; it is on the list
 * only once. It stands for itself alone: what hosts read as a pattern, each in its own way, would
 * be dead on the bundled server, and so would what is no part of a path.
 */
export const check: Check = (site) => {
  const { config: source, files } = site;
  const list = source.value.redirects;
  if (list.length === 0) return [];
  const pages = publishedAddresses(site);
  const lasting = lastingAddresses(site, pages);
  const isThere = (address: string, paths: Set<string>) =>
    paths.has(withoutTrailingSlash(address)) || files.publicFiles.has(address);
  const seen = new Set<string>();
  return list.flatMap((redirect, index) => {
    const { from, to } = redirect;
    const fromAt = `/redirects/${index}/from`;
    const isTaken = isThere(from, lasting) || seen.has(withoutTrailingSlash(from));
    seen.add(withoutTrailingSlash(from));
    const [sign] = /[*:?#%]/.exec(from) ?? [];
    return [
      ...(sign ? [error('link/redirect-sign', source.at(fromAt), { found: sign })] : []),
      ...(isTaken ? [error('link/redirect-taken', source.at(fromAt), { from })] : []),
      ...(isThere(addressIn(to), pages)
        ? []
        : [nowhereProblem(site, redirect, `/redirects/${index}/to`, pages)]),
    ];
  });
};

/** An address without what follows its path: `/a?b#c` → `/a`. */
const addressIn = (to: string) => /^[^?#]*/.exec(to)?.[0] ?? '';

/** To compare an address with those of all pages takes long, and most redirects are right. */
function nowhereProblem(
  { config }: Site,
  { from, to }: Redirect,
  place: string,
  pages: Set<string>,
): Problem {
  const address = addressIn(to);
  const rest = to.slice(address.length);
  const [likely, meant] = [closestMatch(address, pages), unambiguousMatch(address, pages)];
  return error(
    'link/redirect-nowhere',
    config.at(place),
    { from, to, nearest: likely ? likely + rest : '', allowed: candidateList(address, pages) },
    meant ? config.rewrite(place, meant + rest) : undefined,
  );
}

/** The address of every page in every language, as published, at some time or other. */
function publishedAddresses(site: Site): Set<string> {
  const drafts = draftPaths(site);
  const paths = [...pathsOf(site)].filter((path) => !drafts.has(path));
  return new Set(
    paths.flatMap((path) =>
      site.config.value.languages.map((language) => addressOf(site, path, language)),
    ),
  );
}

/**
 * The addresses that are taken for good: a page that will be taken down leaves its own to a
 * redirect. Those from which slugs lead on are taken, too.
 */
function lastingAddresses(site: Site, published: Set<string>): Set<string> {
  const { pages, config } = site;
  const leaving = pages
    .filter(({ source }) => periodOf(source.value).until < Infinity)
    .flatMap(({ path, language }) =>
      config.value.languages
        .filter(({ code }) => code === language)
        .map((shownIn) => addressOf(site, path, shownIn)),
    );
  const lasting = new Set([...published, ...formerAddresses(site).keys()]);
  for (const address of leaving) lasting.delete(address);
  return lasting;
}
