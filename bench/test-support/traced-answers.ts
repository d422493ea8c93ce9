import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes sure of strace, which tells when a program writes through to the disk, and when it answers.
 * @throws where there is none to be had
 */
export function ensureStrace(): void {
  const isInstalled = () => spawnSync('strace', ['-V']).status === 0;
  if (isInstalled()) return;
  if (process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', 'strace'], { stdio: 'ignore' });
  if (!isInstalled())
    throw new Error(
      'What is on the disk is told by strace, which is not on this machine: install it ' +
        '(apt-get install strace). It exists for Linux only.',
    );
}

/**
 * What starts a program so that its writes, fsyncs and answers are noted in a file, while it stays
 * our own child: killing it kills nobody else.
 */
export const straceLauncher = (file: string): string[] => [
  'strace',
  '-D',
  '-f',
  '-qq',
  '-y',
  '-s',
  '16',
  '--seccomp-bpf',
  '-e',
  'trace=fsync,fdatasync,pwrite64,write,writev,sendto',
  '-o',
  file,
];

/** What a server answered with 200, how often it synced the store's log, and when it did not. */
export type TracedAnswers = { answers: number; syncs: number; early: number };

/** All traces in a folder together. */
export async function readTraces(folder: string): Promise<TracedAnswers> {
  const sum = { answers: 0, syncs: 0, early: 0 };
  for (const name of await readdir(folder)) {
    const one = readTrace(await readFile(join(folder, name), 'utf8'));
    for (const part of ['answers', 'syncs', 'early'] as const) sum[part] += one[part];
  }
  return sum;
}

/**
 * The answers of a server, in the order of what it did: one is early where something of the store's
 * log was not on the disk when it went out. Leads that come together share a commit, and so a sync
 * is of as many answers as follow it.
 */
export function readTrace(trace: string): TracedAnswers {
  const syncing = new Set<string>();
  let [answers, syncs, early, unsynced] = [0, 0, 0, false];
  for (const line of trace.split('\n')) {
    const [, thread = '', call = ''] = /^(\d+) +(?:<\.\.\. )?(\w+)/.exec(line) ?? [];
    const isOfLog = line.includes('leads.db-wal>');
    if (call === 'pwrite64') unsynced ||= isOfLog;
    else if (/^f(data)?sync$/.test(call)) {
      // A call of one thread may be told in two lines, with those of others between them.
      if (isOfLog) syncing.add(thread);
      if (!syncing.has(thread) || line.endsWith('<unfinished ...>')) continue;
      syncing.delete(thread);
      if (!line.endsWith(' = 0')) continue;
      syncs++;
      unsynced = false;
    } else if (/<socket:.*"HTTP\/1\.1 200/.test(line)) {
      answers++;
      if (unsynced) early++;
    }
  }
  return { answers, syncs, early };
}
