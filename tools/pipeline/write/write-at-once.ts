import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';
import type { WrittenFile } from '../../model/stored-content.ts';

type WriteAtOnce = (path: string, content: string | Uint8Array, digest?: string) => WrittenFile;

/**
 * Writes files with the folders that they need. At once: to wait for many small files is several
 * times the work of writing them.
 * @throws where the disk refuses
 */
export function fileWriter(): (path: string, content: string | Uint8Array) => void {
  const made = new Set<string>();
  return (path, content) => {
    const folder = dirname(path);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writeFileSync(path, content);
  };
}

/** The same, which says what it has written. */
export function writerAtOnce(): WriteAtOnce {
  const write = fileWriter();
  return (path, content, digest = contentHash(content)) => {
    write(path, content);
    return { digest, byteLength: Buffer.byteLength(content) };
  };
}
