import { artNames } from '../../../src/ui/art-frames.ts';
import { documentSchemas } from '../../model/schemas.ts';
import type { Site } from '../../model/site.ts';

/**
 * The drawings that a site's pages show, those together that are on the same pages: a file for each
 * drawing would be 10 to 19 files a page, and each takes a browser some milliseconds by itself.
 * Whatever has a drawing's name counts as one, so that none is left out.
 * @returns groups of ids: `art-sofa`, `person-doctor`
 */
export function drawingsTogether({ pages }: Pick<Site, 'pages'>): string[][] {
  const routesById = new Map<string, Set<string>>();
  for (const { route, source } of pages)
    for (const id of new Set(source.value.sections.flatMap(drawingsIn)))
      routesById.set(id, (routesById.get(id) ?? new Set()).add(route));
  const groups = new Map<string, string[]>();
  for (const id of [...routesById.keys()].sort()) {
    const onPages = [...(routesById.get(id) ?? [])].sort().join(' ');
    groups.set(onPages, [...(groups.get(onPages) ?? []), id]);
  }
  return [...groups.values()];
}

const drawingsBySection = new WeakMap<object, string[]>();

/** Found out once for a section that several pages have. */
function drawingsIn(section: object): string[] {
  const known = drawingsBySection.get(section) ?? [...idsIn(section)];
  drawingsBySection.set(section, known);
  return known;
}

function* idsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield* idsByName().get(value) ?? [];
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* idsIn(each);
}

let idsCache: Map<string, string[]> | undefined;

/** The drawings that have a name; an art and a face may have the same. */
function idsByName(): ReadonlyMap<string, string[]> {
  if (idsCache) return idsCache;
  const faces = documentSchemas().common?.definitions?.portrait?.enum ?? [];
  const named = (kind: string, names: readonly unknown[]) =>
    names.map((name) => [String(name), `${kind}-${name}`] as const);
  idsCache = new Map();
  for (const [name, id] of [...named('art', artNames), ...named('person', faces)])
    idsCache.set(name, [...(idsCache.get(name) ?? []), id]);
  return idsCache;
}
