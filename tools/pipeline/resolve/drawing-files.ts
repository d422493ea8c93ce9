import { join } from 'node:path';
import type { ArtName, Client } from '../../../src/generated/types.ts';
import { sheetParts } from '../../../src/lib/drawing-addresses.ts';
import { artNames } from '../../../src/ui/art-frames.ts';
import { contentHash } from '../../model/content-hash.ts';
import { withDiskCacheAtOnce } from '../../model/disk-cache.ts';
import { required } from '../../model/required.ts';
import type { Site } from '../../model/site.ts';
import { hashOfProgram } from '../bundle/cached-bundle.mjs';
import { asSvg, type Drawings, drawingsOf, iconsOf } from './drawing-sheet.ts';
import { pictureCacheFolder } from './encode-picture.ts';
import { folderOfHash } from './hashed-address.ts';

/** The drawings of a language: the folder that all of them are in, and each file by address. */
export type DrawingFiles = { folder: string; files: ReadonlyMap<string, Uint8Array> };

/** The files last made in each language, and what they were made of. */
const latest = new Map<string, { madeOf: string; made: DrawingFiles }>();

/**
 * The drawings that pages show with a `use`, as files that browsers keep. What is small is on one
 * sheet: icons, drawn by lucide, the signs of clients and networks, and the parts of product
 * screens. Each art and each face has a file of its own: of a file a browser lays out all there is,
 * and all of them together take it half a second. `lib/drawing-addresses` says what is where. While
 * somebody edits a site they are made again only where another symbol is named.
 * @param networks the social networks whose signs the site shows
 * @param language of the words in the art
 * @throws where lucide has no icon of a name
 */
export function drawingFiles(
  site: Pick<Site, 'references'>,
  networks: readonly string[],
  clients: Client[],
  language: string,
): DrawingFiles {
  const madeOf = JSON.stringify([iconsOf(site), networks, clients, language]);
  const known = latest.get(language);
  if (known?.madeOf === madeOf) return known.made;
  const content = keptContent(madeOf, () =>
    asLines(filesOf(drawingsOf(site, networks, clients, language))),
  );
  const folder = folderOfHash(contentHash(content));
  const files = new Map(
    [...fromLines(content)].map(([name, file]) => [`${folder}/${name}.svg`, file]),
  );
  const made = { folder, files };
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

/** Names and files by turns, each in a line: in a drawing a line break is a space. */
const asLines = (files: ReadonlyMap<string, string>): Uint8Array =>
  Buffer.from(
    [...files]
      .flat()
      .map((text) => text.replaceAll('\n', ' '))
      .join('\n'),
  );

const lineBreak = 10;

function* fromLines(lines: Uint8Array): Iterable<[name: string, file: Uint8Array]> {
  for (let start = 0; start < lines.length; ) {
    const middle = lines.indexOf(lineBreak, start);
    const next = lines.indexOf(lineBreak, middle + 1);
    const end = next < 0 ? lines.length : next;
    yield [Buffer.from(lines.subarray(start, middle)).toString(), lines.subarray(middle + 1, end)];
    start = end + 1;
  }
}

/** The files of pages, by name. */
function filesOf({ signs, art }: Drawings): Map<string, string> {
  const drawings = elementsById(art);
  const drawing = (id: string) => required(drawings.get(id), `drawing "${id}"`);
  const withParts = (ids: readonly string[]): string => {
    const needed = new Set(ids.map(drawing));
    for (const element of needed)
      for (const [, part = ''] of element.matchAll(/href="#([\w-]+)"/g)) needed.add(drawing(part));
    return [...needed].join('');
  };
  const ofArt = (name: ArtName) =>
    withParts([`card-art-${name}`])
      .replace(`"card-art-${name}"`, '"card"')
      .replace(`"art-${name}"`, '"art"')
      .replaceAll(`"#art-${name}"`, '"#art"');
  const faces = [...drawings.keys()].filter((id) => id.startsWith('person-'));
  return new Map([
    ['sheet', asSvg(signs + withParts(sheetParts))],
    ...artNames.map((name) => [name, asSvg(ofArt(name))] as const),
    ...faces.map((id) => [id, asSvg(withParts([id]).replace(`"${id}"`, '"person"'))] as const),
  ]);
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
