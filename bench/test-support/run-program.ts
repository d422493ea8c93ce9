import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { endWithUs } from './left-behind.ts';

/** How much of what a program said stands in the error, in lines: the last ones. */
const toldLines = 20;

/**
 * Runs a program of Node's to its end.
 * @param args its file and its arguments
 * @param env what it is told beside the environment
 * @returns what it said to the terminal
 * @throws with what it said last, where it fails
 */
export async function runProgram(
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const options = { cwd, maxBuffer: 1e9, env: { ...process.env, ...env } };
    const running = promisify(execFile)(process.execPath, args, options);
    endWithUs(running.child);
    return (await running).stdout;
  } catch (cause) {
    const { stdout = '', stderr = '', message } = cause as Error & Partial<Record<string, string>>;
    const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-toldLines).join('\n');
    throw new Error(said || message, { cause });
  }
}
