import { spawn } from 'node:child_process';
import { projectRoot } from '../../tools/model/schemas.ts';
import { endWithUs } from './left-behind.ts';

/** `stop` asks a server to end, as Ctrl-C does; `kill` does not ask. */
export type ChildServer = {
  port: number;
  pid: number;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

/** How much of what a server says is kept, in characters. */
const keptOutput = 5000;

/**
 * Starts a server at a free port and waits until it says where it is.
 * @param command a program and its arguments
 * @param env what it is told beside the environment
 * @throws what it said, where it ends instead of being ready
 */
export async function startChildServer(
  [program = process.execPath, ...args]: string[],
  env: NodeJS.ProcessEnv,
): Promise<ChildServer> {
  const server = spawn(program, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', ...env },
  });
  endWithUs(server);
  const ended = new Promise<void>((end) => void server.once('close', () => end()));
  const port = await new Promise<number>((ready, fail) => {
    let output = '';
    const onOutput = (data: Buffer) => {
      output = (output + data.toString()).slice(-keptOutput);
      const [, found] = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)(?=\D)/.exec(output) ?? [];
      if (found) ready(Number(found));
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    server.once('error', fail);
    void ended.then(() => fail(new Error(`The server ended before it was ready:\n${output}`)));
  });
  const end = (signal: NodeJS.Signals) => () => {
    server.kill(signal);
    return ended;
  };
  if (server.pid === undefined) throw new Error('The server did not start.');
  return {
    port,
    pid: server.pid,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
  };
}
