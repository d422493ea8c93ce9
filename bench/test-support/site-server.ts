import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/types.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { type ChildServer, startChildServer } from './child-server.ts';
import { runProgram } from './run-program.ts';
import { withTemporaryFolder } from './temporary-folder.ts';
import { toolProgram } from './timed-process.ts';

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
const builds = new Map<string, Promise<string>>();

function buildOnce(root: string): Promise<string> {
  const build = builds.get(root) ?? runProgram([toolProgram, 'build', '--root', root], projectRoot);
  builds.set(root, build);
  return build;
}

/**
 * Starts the server as `npm run serve` does, at a free port, with a build that is made once.
 * @throws what it or the build said, where it ends instead of being ready
 */
export async function startSiteServer({ root, env, launcher = [] }: Options): Promise<ChildServer> {
  await buildOnce(root);
  return startChildServer([...launcher, process.execPath, 'server/serve.mjs', '--root', root], {
    HOST: '127.0.0.1',
    LEADS_PER_MINUTE: String(leadsPerMinute),
    ...env,
  });
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
  return withTemporaryFolder(
    'bench-',
    async (folder) =>
      work({ root: await copySite(join(folder, 'site')), data: join(folder, 'data') }),
    cache,
  );
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
