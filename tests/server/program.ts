import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';

type Options = { cwd?: string; env?: Record<string, string> };

/** A program that runs until its test ends, or it does. */
export function runServer(program: string, args: string[], { cwd, env }: Options = {}) {
  let output = '';
  const child = spawn(program, args, {
    cwd: cwd ?? projectRoot,
    env: {
      ...process.env,
      LANG: 'en_US.UTF-8',
      LC_ALL: '',
      NODE_ENV: undefined,
      DATABASE_URL: '',
      PORT: '0',
      HOST: '127.0.0.1',
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<number | null>((end) => child.once('close', end));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  /** Waits until it says something. @returns what was found. @throws where it ends without */
  const says = async (text: RegExp): Promise<string[]> => {
    for (;;) {
      const end = await Promise.race([ended, new Promise((wait) => setTimeout(wait, 50, 'wait'))]);
      const found = text.exec(output);
      if (found) return found;
      if (end !== 'wait') throw new Error(`It ended with ${end}:\n${output}`);
    }
  };
  return {
    pid: child.pid ?? 0,
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    output: () => output,
    says,
    url: async () => (await says(/http:\/\/127\.0\.0\.1:\d+/))[0] ?? '',
  };
}

/** The processes that a process has started and that still run. */
export const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .split(' ')
    .filter((each) => each !== '')
    .map(Number);

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
