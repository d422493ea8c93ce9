import type * as ServerEntry from '../../src/entry-server.tsx';
import type { Assets } from '../../src/entry-server.tsx';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { perPiece } from '../../src/lib/pieces.ts';
import { contentHash } from '../model/content-hash.ts';
import { pagePolicyFor, type ThirdPartyOrigins } from '../model/content-security-policy.ts';
import { readKept } from '../model/disk-cache.ts';
import { required } from '../model/required.ts';
import type { WrittenFile } from '../model/stored-content.ts';
import type { KeptSummary } from './kept-summaries.ts';
import { pageParser, type SectionSpan } from './render/parse-page.ts';
import { readPieces } from './verify/read-html.ts';
import { writerAtOnce } from './write/write-at-once.ts';

/** What the pages of a site are rendered with. */
export type PageSurroundings = {
  shells: ReadonlyMap<string, ShellData>;
  assets: Assets;
  origins: ThirdPartyOrigins;
};

/**
 * A page to be rendered: its data as JSON, and where that is served; with a name that pages have
 * in common which are likely to have sections in common.
 */
export type PageJob = {
  json: string;
  /** Where the JSON has its sections. */
  spans?: readonly SectionSpan[];
  dataPath: string;
  kind?: string;
  /**
   * The paths at which the page and its data are written, where they are, and a picture, where one
   * is kept.
   */
  places?: { page: string; data: string; picture?: { keptAt: string; path: string } };
};

/** The styles of what stands below a page's first window, and where they are served. */
export type PageSheet = { address: string; styles: string };

/** A rendered page, its hash, and what verification needs to know of it. */
export type PageWork = {
  digest: string;
  summary: KeptSummary;
  sheet?: PageSheet;
  /** The HTML; not of a job with places. */
  html?: Uint8Array;
  written?: { page: WrittenFile; data: WrittenFile; picture?: WrittenFile };
};

/**
 * Does all that is to be done of one page alone, in whichever thread.
 * @param keepsSections whether a section is rendered once for all pages that have it: of few pages
 *   to keep them takes longer
 * @returns what is given a page's job, and the page itself where it need not be parsed
 */
export function pageWorkOf(
  renderPieces: typeof ServerEntry.renderPieces,
  { shells, assets, origins }: PageSurroundings,
  keepsSections: boolean,
): (job: PageJob, page?: PageData) => Promise<PageWork> {
  const policyOf = pagePolicyFor(origins);
  const write = writerAtOnce();
  const putKept = ({ keptAt, path }: { keptAt: string; path: string }) => {
    const content = readKept(keptAt);
    return content && write(path, content);
  };
  const addressOf = addressesOfSheets();
  const parse = pageParser();
  return async ({ json, spans, dataPath, places }, page = parse(json, spans)) => {
    const shell = required(shells.get(page.language), `shell in ${page.language}`);
    let sheet: PageSheet | undefined;
    const keepSheet = (styles: string) => {
      sheet = { address: addressOf(styles), styles };
      return sheet.address;
    };
    const pieces = await renderPieces(page, shell, assets, {
      dataPath,
      policyOf,
      keepSheet,
      keepsStyles: true,
      keepsSections,
    });
    const { ids, links, outside, alternates, ...more } = readPieces(pieces);
    const summary = {
      ...more,
      ids: [...ids],
      links: [...links],
      outside: [...outside],
      alternates: [...alternates],
    };
    const html = inOne(pieces.map(bytesOf));
    const work = { digest: contentHash(html), summary, sheet };
    if (!places) return { ...work, html };
    const written = {
      page: write(places.page, html, work.digest),
      data: write(places.data, json),
      picture: places.picture && putKept(places.picture),
    };
    return { ...work, written };
  };
}

/** The address of a sheet, which says what is in it: many pages have the same. */
function addressesOfSheets(): (styles: string) => string {
  const known = new Map<string, string>();
  return (styles) => {
    const address = known.get(styles) ?? `/assets/page.${contentHash(styles)}.css`;
    known.set(styles, address);
    return address;
  };
}

const encoder = new TextEncoder();
const bytesOf = perPiece(({ html }) => encoder.encode(html));

function inOne(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
