import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteConfig } from '../../src/generated/types.ts';
import { projectRoot } from '../../tools/model/schemas.ts';

/**
 * A server as `npm run serve` runs it. `stop` asks it to end, as Ctrl-C does; `kill` does not ask.
 */
export type SiteServer = {
  port: number;
  pid: number;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

type Options = {
  /** The site's folder. */
  root: string;
  /** What it is told beside the usual. */
  env: { DATA_FOLDER: string; DATABASE_URL?: string };
  /** A program that starts it in its own place, with its arguments. */
  launcher?: string[];
};

/** One address sends all that a bench sends. */
const leadsPerMinute = 1_000_000;

/** The builds of this process, by the site's folder: each life of a server serves the same one. */
const builds = new Map<string, Promise<void>>();

function buildOnce(root: string): Promise<void> {
  const run = promisify(execFile);
  const build =
    builds.get(root) ??
    run(process.execPath, ['tools/cli/start.mjs', 'build', '--root', root], {
      cwd: projectRoot,
    }).then(() => {});
  builds.set(root, build);
  return build;
}

const processes = new Set<ChildProcess>();
process.once('exit', () => {
  for (const server of processes) server.kill('SIGKILL');
});

/**
 * Starts the server at a free port, with a build that is made once.
 * @throws what it said, where it ends instead of being ready
 */
export async function startSiteServer({ root, env, launcher = [] }: Options): Promise<SiteServer> {
  await buildOnce(root);
  const [program = process.execPath, ...args] = [
    ...launcher,
    process.execPath,
    'server/serve.mjs',
    '--root',
    root,
  ];
  // What is set for a real server must not reach this one: its database, its key at the provider.
  const server = spawn(program, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DELIVERY_KEY: '',
      PORT: '0',
      HOST: '127.0.0.1',
      LEADS_PER_MINUTE: String(leadsPerMinute),
      ...env,
    },
  });
  processes.add(server);
  const ended = new Promise<void>((end) => {
    server.once('close', () => {
      processes.delete(server);
      end();
    });
  });
  const port = await new Promise<number>((ready, fail) => {
    let output = '';
    const onOutput = (data: Buffer) => {
      output = (output + data.toString()).slice(-5000);
      const [, found] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? [];
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
  return { port, pid: server.pid, stop: end('SIGTERM'), kill: end('SIGKILL') };
}

/**
 * Does something in a folder of its own, below the project's: the machine's own temporary folder
 * may not be on a disk.
 * There, `site` is a copy of this site whose leads go nowhere, and `data` is for its leads.
 */
export async function withSiteCopy<T>(
  work: (folders: { root: string; data: string }) => Promise<T>,
): Promise<T> {
  const cache = join(projectRoot, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'bench-'));
  try {
    return await work({ root: await copySite(join(folder, 'site')), data: join(folder, 'data') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copySite(root: string): Promise<string> {
  for (const part of ['pages-config', 'translations', 'public'])
    await cp(join(projectRoot, part), join(root, part), { recursive: true });
  const file = join(root, 'pages-config/site.json');
  const { leads, ...site } = JSON.parse(await readFile(file, 'utf8')) as SiteConfig;
  const { provider: _provider, delivery: _delivery, ...kept } = leads;
  await writeFile(file, JSON.stringify({ ...site, leads: { ...kept, mode: 'inbox' } }));
  return root;
}
