import { localizedHref, parseTarget } from '../../src/lib/links.ts';
import { addressOf, localPathOf } from '../model/addresses.ts';
import { pageFile, publicFile } from '../model/file-paths.ts';
import { required } from '../model/required.ts';
import { type PageVersion, pathOf, type Site, versionsOf } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { withItem, withValue } from './json-text.ts';
import { type Plan, plannedText } from './plan.ts';
import { schemaPath } from './plan-new-page.ts';
import { rewriteReferences } from './rewrite-references.ts';

/**
 * Plans a page's move to another route: its files in all languages, every link to it, and redirects
 * from its old addresses.
 */
export function planPageMove(site: Site, root: string, from: string, to: string): Plan {
  const plan: Plan = new Map();
  const moved = new Map(
    versionsOf(site, from).map(({ source, language }) => [source.file, pageFile(to, language)]),
  );
  for (const [before, after] of moved) {
    const text = plannedText(plan, site.files, before);
    plan.set(
      after,
      /"\$schema"/.test(text) ? withValue(text, '/$schema', schemaPath(root, after)) : text,
    );
    plan.set(before, undefined);
  }
  rewriteReferences(
    site,
    plan,
    (file) => moved.get(file) ?? file,
    ({ kind, value }) => {
      const { path, section } = parseTarget(value);
      return kind === 'target' && path === pathOf(from)
        ? pathOf(to) + (section && `#${section}`)
        : undefined;
    },
  );
  planRedirects(site, plan, from, to);
  return plan;
}

/**
 * Plans the redirects of a move: old addresses lead straight to the new ones, never by way of each
 * other, and no redirect starts at an address that a page now has.
 */
function planRedirects(site: Site, plan: Plan, from: string, to: string): void {
  const { config, files } = site;
  const addresses = new Map(
    config.value.languages.map((language) => {
      const hasSlug = localPathOf(site, pathOf(from), language.code) !== pathOf(from);
      return [
        localizedHref(pathOf(from), language.prefix),
        // A slug stays: what its folder was called leads to it.
        hasSlug
          ? addressOf(site, pathOf(from), language)
          : localizedHref(pathOf(to), language.prefix),
      ];
    }),
  );
  const kept = config.value.redirects.filter(
    (redirect) => ![...addresses.values()].includes(redirect.from),
  );
  const retargeted = kept.map((redirect) => ({
    ...redirect,
    to: redirect.to.replace(/^[^#]*/, (path) => addresses.get(path) ?? path),
  }));
  const unchanged =
    kept.length === config.value.redirects.length &&
    retargeted.every(({ to: target }, index) => target === kept[index]?.to);
  let text = plannedText(plan, files, config.file);
  if (!unchanged) text = withValue(text, '/redirects', retargeted);
  for (const [before, after] of addresses)
    text = withItem(text, '/redirects', { from: before, to: after });
  plan.set(config.file, text);
}

/**
 * Plans another id for a section, in all languages of its page, with every link and scroll flag
 * that leads to it.
 */
export function planSectionMove(site: Site, route: string, from: string, to: string): Plan {
  const plan: Plan = new Map();
  const versions = versionsOf(site, route);
  for (const { source } of versions) {
    const index = source.value.sections.findIndex(({ id }) => id === from);
    if (index >= 0)
      plan.set(
        source.file,
        withRenamedPaths(
          withValue(source.text, `/sections/${index}/id`, to),
          source.value.languageExceptions,
          from,
          to,
        ),
      );
  }
  const own = new Set<SourceFile>(versions.map(({ source }) => source));
  rewriteReferences(site, plan, String, ({ kind, value, source }) => {
    if (kind === 'section') return own.has(source) && value === from ? to : undefined;
    const { path, section } = parseTarget(value);
    const here = path === '' ? own.has(source) : path === pathOf(route);
    return kind === 'target' && here && section === from ? `${path}#${to}` : undefined;
  });
  return plan;
}

/**
 * The text of a page whose language exceptions name the same places under the section's new id.
 */
function withRenamedPaths(
  text: string,
  declared: PageVersion['source']['value']['languageExceptions'],
  from: string,
  to: string,
): string {
  const renamed = (place: string) =>
    place === from || place.startsWith(`${from}/`) ? to + place.slice(from.length) : place;
  return Object.entries(declared ?? {}).reduce((made, [kind, places]) => {
    if (!Object.keys(places).some((place) => renamed(place) !== place)) return made;
    return withValue(
      made,
      `/languageExceptions/${kind}`,
      Object.fromEntries(Object.entries(places).map(([place, reason]) => [renamed(place), reason])),
    );
  }, text);
}

/** Plans another address for a file of the public folder, with every place that shows it. */
export async function planPictureMove(site: Site, from: string, to: string): Promise<Plan> {
  const plan: Plan = new Map([
    [publicFile(to), await required(site.files.publicFiles.get(from), `file at ${from}`)()],
    [publicFile(from), undefined],
  ]);
  rewriteReferences(site, plan, String, ({ kind, value }) =>
    (kind === 'picture' || kind === 'media') && value === from ? to : undefined,
  );
  return plan;
}
