import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from '../tools/cli/bench.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { generateSite } from './test-support/generated-site.ts';
import { linkPackages } from './test-support/link-packages.ts';
import { serverKeys, startS3Server } from './test-support/s3-server.ts';
import { withTemporaryFolder } from './test-support/temporary-folder.ts';
import { type Cost, timeProcess } from './test-support/timed-process.ts';
import { wholeNumber } from './test-support/whole-number.ts';

const usualPages = 720;
/** What a machine with the record may take of the time of one without. */
const target = 0.25;

export const options: Bench['options'] = ['pages'];

/**
 * Builds a generated site on a machine that has nothing, without the shared record and with it, and
 * with it after one page's edit. The machine is a copy of the project whose caches are deleted.
 */
export const run: Bench['run'] = (log, { pages } = {}) =>
  withTemporaryFolder('shared-record-', async (folder) => {
    const [root, project] = [join(folder, 'site'), join(folder, 'project')];
    const bucket = await startS3Server(join(folder, 's3'));
    const store = { ...serverKeys, BUILD_STORE: `${bucket.address}/site` };
    const build = async (env: NodeJS.ProcessEnv) => {
      for (const built of ['dist', '.server'])
        await rm(join(root, built), { recursive: true, force: true });
      return timeProcess(['tools/cli/start.mjs', 'build', '--root', root], project, env);
    };
    const forget = async () => {
      for (const kept of ['node_modules/.cache', 'src/generated', 'tools/generated'])
        await rm(join(project, kept), { recursive: true, force: true });
    };
    const measure = async (what: string, env: NodeJS.ProcessEnv) => {
      const cost = await build(env);
      log(`${what}: ${inWords(cost)}`);
      return cost;
    };
    try {
      await copyCode(project);
      log(`${await generateSite(root, wholeNumber('--pages', pages, usualPages, 1))} pages`);
      await forget();
      const alone = await measure('with nothing', {});
      await measure('with its caches, and giving them', { ...store, BUILD_STORE_WRITE: '1' });
      await forget();
      const taking = await measure('with nothing but the shared record', store);
      await editPage(join(root, 'pages-config/pages/home/pt.json'));
      await forget();
      const edited = await measure('the same after the edit of a page', store);
      return [taking, edited].every(({ seconds }) => seconds <= alone.seconds * target);
    } finally {
      await bucket.close();
    }
  });

const inWords = ({ seconds, processorSeconds, megabytes }: Cost) =>
  `${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processors, ` +
  `${megabytes.toFixed(0)} MB`;

/** What builds, in a folder of its own, with caches of its own. */
async function copyCode(project: string): Promise<void> {
  const parts = ['src', 'server', 'schemas', 'tools', 'docs'];
  const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
  for (const part of [...parts, ...files])
    await cp(join(projectRoot, part), join(project, part), { recursive: true });
  await linkPackages(project);
}

async function editPage(file: string): Promise<void> {
  const page = JSON.parse(await readFile(file, 'utf8'));
  page.title = `${page.title.slice(0, 50)} 2`;
  await writeFile(file, `${JSON.stringify(page, null, 2)}\n`);
}
