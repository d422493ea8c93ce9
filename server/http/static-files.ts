import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
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
