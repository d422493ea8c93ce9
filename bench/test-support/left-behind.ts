import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';

const children = new Set<ChildProcess>();
const folders = new Set<string>();

/** A child may write a moment longer: how often its folder is tried again, and after how long. */
const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };

// A bench that is interrupted has no other chance to tidy up.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, removal);
});

/** Has a process end with this one, if it has not before. */
export function endWithUs(child: ChildProcess): void {
  children.add(child);
  child.once('close', () => children.delete(child));
}

/** Has a folder go with this process. @returns what to do where it has gone before */
export function removeWithUs(folder: string): () => void {
  folders.add(folder);
  return () => void folders.delete(folder);
}
