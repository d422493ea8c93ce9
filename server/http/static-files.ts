import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inTurn } from '../../tools/model/in-turn.ts';
import { relativePath } from '../../tools/model/relative-path.ts';
import {
  type HeaderRule,
  parseHeaderRules,
  parseRedirectRules,
  type RedirectRule,
} from './host-rules.ts';
import type { SiteChange } from './site-changes.ts';

export type Encoding = 'br' | 'gzip';

export type StaticFile = {
  type: string;
  isText: boolean;
  bytes: Buffer;
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
};

/**
 * A built site in memory: its files by address, and what its `_headers` and `_redirects` say. An
 * address that is not here leads nowhere, on disk neither.
 */
export type StaticFiles = {
  files: Map<string, StaticFile>;
  headers: HeaderRule[];
  redirects: RedirectRule[];
};

const textTypes: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.txt': 'text/plain',
  '.vtt': 'text/vtt',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
};

const binaryTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
};

/** Under this many bytes compressing saves no packet. */
const compressionThreshold = 512;

/** Up to this size brotli is worth its best, which takes about three seconds there, once. */
const bestCompressionLimit = 1024 * 1024;

/** Reads a built site, once; a few files at a time, since a process may have so many open. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await inTurn(
    entries.filter((entry) => entry.isFile()),
    async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const address = `/${relativePath(folder, path)}`;
      return [address, toStaticFile(name, await readFile(path))] as const;
    },
  );
  const site: StaticFiles = { files: new Map(files), headers: [], redirects: [] };
  takeRules(site);
  return site;
}

/** Changes a site in one go: whoever asks gets it as it was or as it is then. */
export function changeFiles(site: StaticFiles, { written, removed }: SiteChange): void {
  for (const address of removed) site.files.delete(address);
  for (const [address, bytes] of written) site.files.set(address, toStaticFile(address, bytes));
  takeRules(site);
}

/** Reads the rules among a site's files, which nobody is to be served. */
function takeRules(site: StaticFiles): void {
  const take = (address: string) => {
    const text = site.files.get(address)?.bytes.toString();
    site.files.delete(address);
    return text;
  };
  const [headers, redirects] = [take('/_headers'), take('/_redirects')];
  if (headers !== undefined) site.headers = parseHeaderRules(headers);
  if (redirects !== undefined) site.redirects = parseRedirectRules(redirects);
}

/** The type of a file's content, by its name. */
export function contentTypeOf(name: string): string {
  const extension = extname(name).toLowerCase();
  const text = textTypes[extension];
  return text ? `${text}; charset=utf-8` : (binaryTypes[extension] ?? 'application/octet-stream');
}

function toStaticFile(name: string, bytes: Buffer): StaticFile {
  const type = contentTypeOf(name);
  return {
    type,
    isText: type.endsWith('charset=utf-8'),
    bytes,
    // Twelve signs, 72 bits, tell a file's versions apart; every answer carries them.
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 12),
    compressed: new Map(),
  };
}

/**
 * The encoding in which a file goes to a client; none for what is compressed already, or too small.
 */
export function encodingFor(
  { isText, bytes }: StaticFile,
  acceptEncoding = '',
): Encoding | undefined {
  if (!isText || bytes.length < compressionThreshold) return undefined;
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.replace(/;.*$/, '').trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** A file's bytes in an encoding, made once, when they are first asked for. */
export function compress({ bytes, compressed }: StaticFile, encoding: Encoding): Promise<Buffer> {
  const pending =
    compressed.get(encoding) ??
    (encoding === 'br' ? brotli(bytes) : promisify(gzip)(bytes, { level: 9 }));
  compressed.set(encoding, pending);
  return pending;
}

/**
 * Ways to compress a file: how much of it is compressed as one, as a power of two, in bytes, and
 * how many low bits of a distance are coded apart. Which of them makes it smallest is chance, by up
 * to 100 bytes of a page: the smallest answer is taken.
 */
const attempts = [
  { block: 16, postfix: 1 },
  { block: 16, postfix: 2 },
  { block: 17, postfix: 2 },
];

async function brotli(bytes: Buffer): Promise<Buffer> {
  const isBest = bytes.length <= bestCompressionLimit;
  const worthwhile = attempts.filter(({ block }) => block === 16 || bytes.length > 2 ** 16);
  const made = await Promise.all(
    (isBest ? worthwhile : attempts.slice(0, 1)).map(({ block, postfix }) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isBest ? constants.BROTLI_MAX_QUALITY : 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        },
      }),
    ),
  );
  return made.reduce((least, each) => (each.length < least.length ? each : least));
}

/**
 * So many pages are compressed before anybody asks, half a second of a core each; of a larger site
 * those nearest to its start.
 */
const pagesAhead = 100;

/** How far a file is from the site's start. */
const depthOf = (address: string): number => address.split('/').length;

/**
 * Compresses what visitors ask for first before anybody does: the scripts, for many visitors' first
 * click waits for them, and then pages. One after the other, since each attempt takes 20 MB
 * meanwhile, and until it is told to stop.
 */
export async function precompress({ files }: StaticFiles, signal: AbortSignal): Promise<void> {
  const all = [...files].toSorted(([one], [other]) => depthOf(one) - depthOf(other));
  const ofType = (type: string) => all.filter(([, file]) => file.type.startsWith(type));
  const first = [...ofType('text/javascript'), ...ofType('text/html').slice(0, pagesAhead)];
  for (const [, file] of first) {
    if (signal.aborted) return;
    await compress(file, 'br');
  }
}
