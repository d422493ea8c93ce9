import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dataUrl } from '../../src/lib/data-url.ts';
import { ignoreCodes } from '../model/ignore-codes.ts';
import { pageFileAt } from '../model/output-files.ts';
import { publishedSite } from '../model/publishing.ts';
import { required } from '../model/required.ts';
import type { PageVersion, Site } from '../model/site.ts';
import { isStored } from '../model/stored-content.ts';
import { type BuildRecord, nameSummary, type SharedByPages } from './build-record.ts';
import { buildServerEntry } from './bundle/client-assets.ts';
import { pageWorkOf } from './page-work.ts';
import { withVersion } from './render/page-json.ts';
import { resolveParts } from './resolve/resolve.ts';
import type { FolderChanges } from './write/patch-folder.ts';

/** What is other in the pages' folder, by how many bytes, and what is known of its pages then. */
export type RebuiltPages = {
  changes: FolderChanges;
  bytes: number;
  pages: SharedByPages['pages'];
};

/**
 * Makes the pages of which words were changed, where all that they share with others is as it was.
 * @param folder where the pages are, as the record says
 * @param changed the site with these pages and no others
 * @returns undefined where a page would have other headings, ids or links: then it has to be looked
 *   at with all others
 * @throws BuildError where a picture is damaged
 */
export async function rebuildPages(
  folder: string,
  { year, shared }: BuildRecord,
  changed: Site,
): Promise<RebuiltPages | undefined> {
  const { assets, origins } = shared;
  const shells = new Map(shared.shells);
  const site = publishedSite(withNamedPages(changed, shared));
  const options = { build: assets.entry, encode: true, year, shells };
  const parts = await resolveParts(site, options);
  const { entry } = await buildServerEntry();
  const work = pageWorkOf(entry.renderPieces, { shells, assets, origins }, false);
  const pages = { ...shared.pages };
  const written = new Map<string, string | Uint8Array>();
  const formerFiles: string[] = [];
  for (const place of parts.places) {
    const { data, files, picture } = await parts.page(place);
    const [file, dataPath] = [pageFileAt(data.path), dataUrl(data.path)];
    const { json, versioned } = withVersion(data);
    if ((await textIfThere(join(folder, dataPath))) === json) continue;
    const former = pages[file];
    const { html, summary, sheet } = await work({ json, dataPath }, versioned);
    if (former?.summary !== nameSummary(summary)) return undefined;
    written.set(dataPath, json).set(file, required(html, 'HTML of a page'));
    const { shareImage } = data;
    pages[file] = { ...former, shareImage, sheet: sheet?.address };
    if (former.sheet !== sheet?.address) {
      if (sheet) written.set(sheet.address, sheet.styles);
      if (former.sheet !== undefined) formerFiles.push(former.sheet);
    }
    if (shareImage === former.shareImage || shareImage === undefined) continue;
    const shown = picture ? await picture.make() : files.get(shareImage);
    if (shown !== undefined && !isStored(shown)) written.set(shareImage, shown);
    if (former.shareImage !== undefined) formerFiles.push(former.shareImage);
  }
  const used = new Set(Object.values(pages).flatMap((page) => [page.shareImage, page.sheet]));
  const removed = new Set(formerFiles.filter((address) => !used.has(address)));
  const changes = { written, removed: [...removed] };
  return { changes, bytes: await bytesMore(folder, changes), pages };
}

/** The site with the pages that others name otherwise than by their path, to be named alone. */
function withNamedPages(site: Site, { named }: SharedByPages): Site {
  const versions = new Map(site.versions);
  for (const page of named)
    if (!site.versions.has(page.path))
      versions.set(page.path, [...(versions.get(page.path) ?? []), notRead(page)]);
  return { ...site, versions };
}

/** A page of which only the name is known. */
const notRead = (page: SharedByPages['named'][number]): PageVersion => ({
  ...page,
  get source(): never {
    throw new Error(`The page ${page.path} was not read.`);
  },
  get written(): never {
    throw new Error(`The page ${page.path} was not read.`);
  },
  shared: new Map(),
  isValid: true,
});

const textIfThere = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch(ignoreCodes('ENOENT'));

/** How many bytes a folder has more after some changes. */
async function bytesMore(folder: string, { written, removed }: FolderChanges): Promise<number> {
  let bytes = 0;
  for (const content of written.values()) bytes += Buffer.byteLength(content);
  for (const path of [...written.keys(), ...removed])
    bytes -= (await stat(join(folder, path)).catch(ignoreCodes('ENOENT')))?.size ?? 0;
  return bytes;
}
