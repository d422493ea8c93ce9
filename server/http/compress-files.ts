import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding, StaticFile, StaticFiles } from './static-files.ts';

/** Under this many bytes compressing saves no packet. */
const compressionThreshold = 512;

/** Up to this size brotli is worth its best, which takes about three seconds there, once. */
const bestCompressionLimit = 1024 * 1024;

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

/**
 * A file's bytes in an encoding, made once, when they are first asked for.
 * @param isAhead whether nobody waits for them: then they take one core at a time
 */
export function compress(
  { bytes, compressed }: StaticFile,
  encoding: Encoding,
  isAhead = false,
): Promise<Buffer> {
  const pending =
    compressed.get(encoding) ??
    (encoding === 'br' ? brotli(bytes, isAhead) : promisify(gzip)(bytes, { level: 9 }));
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

async function brotli(bytes: Buffer, inTurn: boolean): Promise<Buffer> {
  const isBest = bytes.length <= bestCompressionLimit;
  const worthwhile = attempts.filter(({ block }) => block === 16 || bytes.length > 2 ** 16);
  const making: Promise<Buffer>[] = [];
  for (const { block, postfix } of isBest ? worthwhile : attempts.slice(0, 1)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: isBest ? constants.BROTLI_MAX_QUALITY : 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    };
    making.push(promisify(brotliCompress)(bytes, { params }));
    if (inTurn) await making.at(-1);
  }
  const made = await Promise.all(making);
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
    await compress(file, 'br', true);
  }
}
