import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../tools/model/schemas.ts';
import { runProgram } from './run-program.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** What the tool's commands are started with. */
export const toolProgram = join(projectRoot, 'tools/cli/start.mjs');

/** What a process took: seconds by the clock and of processors, and its most memory in MB. */
export type Cost = { seconds: number; processorSeconds: number; megabytes: number };

/**
 * Has a process of Node's write what it used when it ends, its threads included. What Linux gives
 * as the most memory (`maxRSS`) is at least that of the process that started this one; what it
 * gives of the process itself (`VmHWM`) is not.
 */
const meter = (file: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import { existsSync, readFileSync, writeFileSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    const status = '/proc/self/status';
    if (isMainThread) process.on('exit', () => {
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
      const text = existsSync(status) ? readFileSync(status, 'utf8') : '';
      const kilobytes = Number(/VmHWM:\\s*(\\d+)/.exec(text)?.[1] ?? maxRSS);
      const used = [userCPUTime + systemCPUTime, kilobytes];
      writeFileSync(${JSON.stringify(file)}, JSON.stringify(used));
    });`)}`;

/**
 * Runs a program of Node's to its end, start-up and all.
 * @param args the program's file and its arguments
 * @param env what it is told beside the environment
 * @throws with what it said, where it fails
 */
export const timeProcess = (
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Cost> =>
  withTemporaryFolder('timed-process-', async (folder) => {
    const file = join(folder, 'used.json');
    const begin = performance.now();
    await runProgram(['--import', meter(file), ...args], cwd, env);
    const seconds = (performance.now() - begin) / 1000;
    const [microseconds, kilobytes] = JSON.parse(await readFile(file, 'utf8'));
    return { seconds, processorSeconds: microseconds / 1e6, megabytes: kilobytes / 1024 };
  });
