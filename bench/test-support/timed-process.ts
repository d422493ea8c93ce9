import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../tools/model/schemas.ts';

/** What the tool's commands are started with. */
export const toolProgram = join(projectRoot, 'tools/cli/start.mjs');

/** What a process took: seconds by the clock and of processors, and its most memory in MB. */
export type Cost = { seconds: number; processorSeconds: number; megabytes: number };

/** Has a process of Node's write what it used when it ends, its threads included. */
const meter = (file: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import { writeFileSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    if (isMainThread) process.on('exit', () => {
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
      writeFileSync(${JSON.stringify(file)}, JSON.stringify([userCPUTime + systemCPUTime, maxRSS]));
    });`)}`;

/**
 * Runs a program of Node's to its end, start-up and all.
 * @param args the program's file and its arguments
 * @param more what it is told in its environment beside the usual
 * @throws where it fails
 */
export async function timeProcess(
  args: string[],
  cwd: string,
  more: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  const folder = await mkdtemp(join(tmpdir(), 'timed-process-'));
  const file = join(folder, 'used.json');
  try {
    const begin = performance.now();
    await promisify(execFile)(process.execPath, ['--import', meter(file), ...args], {
      cwd,
      maxBuffer: 1e9,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, ...more },
    });
    const seconds = (performance.now() - begin) / 1000;
    const [microseconds, kilobytes] = JSON.parse(await readFile(file, 'utf8'));
    return { seconds, processorSeconds: microseconds / 1e6, megabytes: kilobytes / 1024 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
