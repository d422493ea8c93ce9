import { spawnSync } from 'node:child_process';
import { open, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts a disk in memory at a folder, of so many megabytes, then becomes the program that follows.
 */
const mountScript = 'mount -t tmpfs -o "size=$1m" tmpfs "$2" && shift 2 && exec "$@"';

/**
 * Ways to get a view of the disks that only one program has: as root, and as anybody where the
 * system lets them.
 */
const unshareOptions = [['--mount'], ['--map-root-user', '--mount']];

/**
 * What starts a program so that a folder is a small disk for it alone; the disk is gone when the
 * program is.
 * @throws where this machine lets us do no such thing
 */
export function smallDiskLauncher(folder: string, megabytes: number): string[] {
  const start = unshareOptions
    .map((way) => ['unshare', ...way, 'sh', '-c', mountScript, 'sh', `${megabytes}`, folder])
    .find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0);
  if (!start)
    throw new Error(
      'A full disk needs a small one: this machine lets us make none (unshare and mount, ' +
        'on Linux, as root or where users may have namespaces of their own).',
    );
  return start;
}

/**
 * A folder as a program sees it. Without links on its way, which would lead back to what we see.
 */
export const pathSeenByProcess = async (pid: number, folder: string): Promise<string> =>
  `/proc/${pid}/root${await realpath(folder)}`;

/**
 * Leaves no room on a disk of so many megabytes. @returns what makes the room again. @throws where
 * the disk turns out to be larger
 */
export async function fillDisk(folder: string, megabytes: number): Promise<() => Promise<void>> {
  const filler = join(folder, 'filler');
  const file = await open(filler, 'w');
  const block = Buffer.alloc(4096);
  try {
    for (let size = 0; size <= megabytes * 1024 * 1024; size += block.length)
      await file.write(block);
    throw new Error(`This is no small disk: ${folder}`);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw cause;
  } finally {
    await file.close();
  }
  return () => rm(filler);
}
