import { artNames } from '../../../src/ui/art-frames.ts';
import { documentSchemas } from '../../model/schemas.ts';
import type { Site } from '../../model/site.ts';

/**
 * The drawings that a site's pages show, those together that are on the same pages: a file for each
 * drawing would be 10 to 19 files a page, and each takes a browser some milliseconds by itself.
 * Whatever has a drawing's name counts as one, so that none is left out.
 * @returns groups of names of art and faces
 */
export function drawingsTogether({ pages }: Pick<Site, 'pages'>): string[][] {
  const routesByName = new Map<string, Set<string>>();
  for (const { route, source } of pages)
    for (const name of new Set(source.value.sections.flatMap(drawingsIn)))
      routesByName.set(name, (routesByName.get(name) ?? new Set()).add(route));
  const groups = new Map<string, string[]>();
  for (const name of [...routesByName.keys()].sort()) {
    const onPages = [...(routesByName.get(name) ?? [])].sort().join(' ');
    groups.set(onPages, [...(groups.get(onPages) ?? []), name]);
  }
  return [...groups.values()];
}

const drawingsBySection = new WeakMap<object, string[]>();

/** Whether a text is what a drawing is called, and so counts as one. */
export const isDrawingName = (text: string): boolean => drawingNames().has(text);

/** Found out once for a section that several pages have. */
function drawingsIn(section: object): string[] {
  const known = drawingsBySection.get(section);
  if (known) return known;
  const found: string[] = [];
  addNames(found, drawingNames(), section);
  drawingsBySection.set(section, found);
  return found;
}

function addNames(found: string[], names: ReadonlySet<string>, value: unknown): void {
  if (typeof value === 'string') {
    if (names.has(value)) found.push(value);
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) addNames(found, names, each);
}

let namesCache: Set<string> | undefined;

function drawingNames(): ReadonlySet<string> {
  const faces = () => documentSchemas().common?.definitions?.portrait?.enum ?? [];
  namesCache ??= new Set([...artNames, ...faces().map(String)]);
  return namesCache;
}
