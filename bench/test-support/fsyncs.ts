import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes sure of strace, which counts what a program writes through to the disk. @throws where there
 * is none to be had
 */
export function ensureStrace(): void {
  const isInstalled = () => spawnSync('strace', ['-V']).status === 0;
  if (isInstalled()) return;
  if (process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', 'strace'], { stdio: 'ignore' });
  if (!isInstalled())
    throw new Error(
      'The fsyncs are counted by strace, which is not on this machine: install it (apt-get ' +
        'install strace). It exists for Linux only.',
    );
}

/**
 * What starts a program so that its fsyncs are written to a file, while it stays our own child:
 * killing it kills nobody else.
 */
export const straceLauncher = (file: string): string[] => [
  'strace',
  '-D',
  '-f',
  '-qq',
  '-y',
  '--seccomp-bpf',
  '-e',
  'trace=fsync,fdatasync',
  '-o',
  file,
];

/**
 * How many fsyncs of the store's log went well, by all traces in a folder. It has one for each
 * commit; those of the database file itself do not count.
 */
export async function countFsyncs(folder: string): Promise<number> {
  const traces = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return traces.reduce((sum, trace) => sum + countSuccessful(trace), 0);
}

/** A call of one thread may be told in two lines, with those of others between them. */
function countSuccessful(trace: string): number {
  const begun = new Map<string, boolean>();
  let count = 0;
  for (const line of trace.split('\n')) {
    const [, thread] = /^(\d+)/.exec(line) ?? [];
    if (!thread) continue;
    if (/f(data)?sync\(/.test(line)) begun.set(thread, line.includes('leads.db-wal'));
    if (begun.get(thread) && /= 0$/.test(line)) count++;
  }
  return count;
}
