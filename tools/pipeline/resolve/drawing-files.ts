import { join } from 'node:path';
import type { Client } from '../../../src/generated/types.ts';
import { type Drawings, drawingFileAt, sheetParts } from '../../../src/lib/drawing-addresses.ts';
import { contentHash } from '../../model/content-hash.ts';
import { withDiskCacheAtOnce } from '../../model/disk-cache.ts';
import { hashOfProgram } from '../../model/program-code.mjs';
import { required } from '../../model/required.ts';
import type { Site } from '../../model/site.ts';
import { asSvg, type Drawn, drawingsOf, iconsOf } from './drawing-sheet.ts';
import { pictureCacheFolder } from './encode-picture.ts';
import { shortHash } from './hashed-address.ts';

/** The drawings of a language: where they are, and each file by address. */
export type DrawingFiles = { drawings: Drawings; files: ReadonlyMap<string, Uint8Array> };

/** The files last made in each language, and what they were made of. */
const latest = new Map<string, { madeOf: string; made: DrawingFiles }>();

/**
 * The drawings that pages show with a `use`, as files that browsers keep. What is small is on one
 * sheet: icons, drawn by lucide, the signs of clients and networks, and the parts of product
 * screens. Art and faces stand in files with those that are on the same pages: of a file a browser
 * lays out all there is, and all of them together take it half a second. While somebody edits a
 * site they are made again only where another drawing is named.
 * @param networks the social networks whose signs the site shows
 * @param together what `drawingsTogether` gives
 * @param language of the words in the art
 * @throws where lucide has no icon of a name
 */
export function drawingFiles(
  site: Pick<Site, 'references'>,
  networks: readonly string[],
  clients: Client[],
  together: string[][],
  language: string,
): DrawingFiles {
  const madeOf = JSON.stringify([iconsOf(site), networks, clients, together, language]);
  const known = latest.get(language);
  if (known?.madeOf === madeOf) return known.made;
  const content = keptContent(madeOf, () =>
    asLines(filesOf(drawingsOf(site, networks, clients, language), together)),
  );
  const drawings = { hash: shortHash(contentHash(content)), files: together };
  const places = [undefined, ...together.keys()];
  const files = new Map(
    linesOf(content).map((file, index) => [drawingFileAt(drawings, places[index]), file]),
  );
  const made = { drawings, files };
  latest.set(language, { madeOf, made });
  return made;
}

/**
 * The files of a build before, where the same code has made them of the same: half a megabyte of
 * drawings takes as long as rendering some pages.
 */
function keptContent(madeOf: string, make: () => Uint8Array): Uint8Array {
  const code = hashOfProgram();
  if (!code) return make();
  return withDiskCacheAtOnce(
    join(pictureCacheFolder, `drawings-${contentHash(`${code} ${madeOf}`)}.txt`),
    make,
  );
}

/** Each file in a line: in a drawing a line break is a space. */
const asLines = (files: string[]): Uint8Array =>
  Buffer.from(files.map((file) => file.replaceAll('\n', ' ')).join('\n'));

const lineBreak = 10;

function linesOf(content: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start < content.length; ) {
    const next = content.indexOf(lineBreak, start);
    const end = next < 0 ? content.length : next;
    lines.push(content.subarray(start, end));
    start = end + 1;
  }
  return lines;
}

/** The sheet, and then a file for each group of drawings, with the parts that those show. */
function filesOf({ signs, art }: Drawn, together: string[][]): string[] {
  const drawings = elementsById(art);
  const drawing = (id: string) => required(drawings.get(id), `drawing "${id}"`);
  const withParts = (ids: readonly string[]): string => {
    const needed = new Set(ids.map(drawing));
    for (const element of needed)
      for (const [, part = ''] of element.matchAll(/href="#([\w-]+)"/g)) needed.add(drawing(part));
    return [...needed].join('');
  };
  const drawn = (name: string) =>
    ['card-art', 'art', 'person'].map((kind) => `${kind}-${name}`).filter((id) => drawings.has(id));
  return [
    asSvg(signs + withParts(sheetParts)),
    ...together.map((names) => asSvg(withParts(names.flatMap(drawn)))),
  ];
}

/** The outermost element that has an id, by each of the ids in it. */
function elementsById(drawings: string): Map<string, string> {
  const found = new Map<string, string>();
  let [depth, start] = [0, 0];
  for (const { 0: tag, index } of drawings.matchAll(/<[^>]*>/g)) {
    if (depth === 0) start = index;
    depth += tag.startsWith('</') ? -1 : tag.endsWith('/>') ? 0 : 1;
    if (depth > 0) continue;
    const element = drawings.slice(start, index + tag.length);
    for (const [, id = ''] of element.matchAll(/\bid="([^"]+)"/g)) found.set(id, element);
  }
  return found;
}
