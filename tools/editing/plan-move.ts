import { localizedHref, parseTarget } from '../../src/lib/links.ts';
import { addressOf, localPathOf } from '../model/addresses.ts';
import { pageFile, publicFile } from '../model/file-paths.ts';
import { required } from '../model/required.ts';
import { namesPublicFile } from '../model/schema.ts';
import { type PageVersion, pathOf, type Site, versionsOf } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { withValue } from './json-text.ts';
import { type Plan, plannedText } from './plan.ts';
import { schemaPath } from './plan-new-page.ts';
import { planRedirects } from './plan-redirects.ts';
import { rewriteReferences } from './rewrite-references.ts';
import { leadsTo, retargetRedirects } from './section-references.ts';

/**
 * Plans a page's move to another route: its files in all languages, every link to it, and redirects
 * from its old addresses.
 */
export function planPageMove(site: Site, root: string, from: string, to: string): Plan {
  const plan: Plan = new Map();
  rewriteReferences(site, plan, ({ kind, value }) => {
    if (kind !== 'target') return undefined;
    const { path, section } = parseTarget(value);
    return path === pathOf(from) ? pathOf(to) + (section && `#${section}`) : undefined;
  });
  for (const { source, language } of versionsOf(site, from)) {
    const [file, text] = [pageFile(to, language), plannedText(plan, site.files, source.file)];
    plan.set(
      file,
      source.has('/$schema') ? withValue(text, '/$schema', schemaPath(root, file)) : text,
    );
    plan.set(source.file, undefined);
  }
  planRedirects(
    site,
    plan,
    site.config.value.languages.map((language) => {
      const hasSlug = localPathOf(site, pathOf(from), language.code) !== pathOf(from);
      return [
        localizedHref(pathOf(from), language.prefix),
        // A slug stays: what its folder was called leads to it.
        hasSlug
          ? addressOf(site, pathOf(from), language)
          : localizedHref(pathOf(to), language.prefix),
      ];
    }),
    { keepsSections: true },
  );
  return plan;
}

/**
 * Plans another id for a section, in all languages of its page, with every link and scroll flag
 * that leads to it.
 */
export function planSectionMove(site: Site, route: string, from: string, to: string): Plan {
  const plan: Plan = new Map();
  const versions = versionsOf(site, route);
  const [path, name] = [pathOf(route), { route, id: from }];
  const own = new Set<SourceFile>(versions.map(({ source }) => source));
  rewriteReferences(site, plan, (reference) => {
    if (reference.kind === 'section')
      return own.has(reference.source) && reference.value === from ? to : undefined;
    return leadsTo(site, reference, name)
      ? `${parseTarget(reference.value).path}#${to}`
      : undefined;
  });
  for (const { source } of versions) {
    const index = source.value.sections.findIndex(({ id }) => id === from);
    if (index < 0) continue;
    const text = plannedText(plan, site.files, source.file);
    const renamed = withValue(text, `/sections/${index}/id`, to);
    plan.set(source.file, withRenamedPaths(renamed, source.value.languageExceptions, from, to));
  }
  retargetRedirects(site, plan, new Map([[`${path}#${from}`, `${path}#${to}`]]));
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
  rewriteReferences(site, plan, ({ kind, value }) =>
    namesPublicFile(kind) && value === from ? to : undefined,
  );
  return plan;
}
