import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes files with the folders that they need. At once: to wait for thousands of small files is
 * several times the work of writing them.
 * @throws where the disk refuses
 */
export function writerAtOnce(): (path: string, content: string | Uint8Array) => void {
  const made = new Set<string>();
  return (path, content) => {
    const folder = dirname(path);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writeFileSync(path, content);
  };
}
