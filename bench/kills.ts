import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../tools/cli/bench.ts';
import { contentHash } from '../tools/model/content-hash.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { seededRandom } from './mistakes/random.ts';
import { endWithUs } from './test-support/left-behind.ts';
import { withTemporaryFolder } from './test-support/temporary-folder.ts';
import { toolProgram } from './test-support/timed-process.ts';

const kills = 50;

/** The page that is changed between two builds. */
const page = 'pages-config/pages/courses/en.json';

/**
 * Kills builds and rebuilds of the small site at random moments: what is in `dist` afterwards is
 * the old or the new site, or, where it was being replaced, nothing; and the next build makes what
 * a clean one makes.
 */
export const run: Bench['run'] = (log) =>
  withTemporaryFolder('kills-', async (folder) => {
    const root = join(folder, 'site');
    await cp(join(projectRoot, 'tests/fixtures/tiny-site'), root, { recursive: true });
    const clean = [await cleanBuild(root, folder, 0), await cleanBuild(root, folder, 1)];
    const [first, again] = [
      await killed(root, clean, 'build'),
      await killed(root, clean, 'rebuild'),
    ];
    for (const [name, tally] of Object.entries({ builds: first, rebuilds: again }))
      log(
        `${kills} killed ${name}: ${tally.old} old, ${tally.new} new, ${tally.none} away, ` +
          `${tally.mixed} mixed; ${tally.stale} stale or left over afterwards`,
      );
    return [first, again].every(({ mixed, stale }) => mixed + stale === 0);
  });

/** Changes the page's heading. */
async function edit(root: string, version: number): Promise<void> {
  const file = join(root, page);
  const text = await readFile(file, 'utf8');
  const { title } = JSON.parse(text) as { title: string };
  const next = `${title.replace(/ \d$/, '')} ${version}`;
  await writeFile(file, text.replace(JSON.stringify(title), JSON.stringify(next)));
}

/** What is in `dist` and `.server` after a build that begins with nothing. */
async function cleanBuild(root: string, folder: string, version: number): Promise<string> {
  await edit(root, version);
  const copy = join(folder, `clean-${version}`);
  await cp(root, copy, { recursive: true });
  await built(copy);
  return state(copy);
}

type Tally = Record<'old' | 'new' | 'none' | 'mixed' | 'stale', number>;

async function killed(root: string, clean: string[], kind: 'build' | 'rebuild'): Promise<Tally> {
  const tally: Tally = { old: 0, new: 0, none: 0, mixed: 0, stale: 0 };
  const random = seededRandom(kind === 'build' ? 50 : 51);
  await built(root);
  const time = await timeOf(root, kind);
  for (let round = 0; round < kills; round++) {
    const [old, next] = [round % 2, (round + 1) % 2];
    await edit(root, old);
    await built(root);
    await edit(root, next);
    if (kind === 'build') await rm(join(root, '.server'), { recursive: true, force: true });
    const before = await dist(root);
    const child = startBuild(root);
    // Every other one as it begins to write: that is a small part of a build's time.
    if (round % 2 === 0) await sleep(random() * time);
    else {
      await begins(root, child);
      await sleep(random() * writingTime);
    }
    child.kill('SIGKILL');
    await ended(child);
    const after = await dist(root);
    const isOld = after === before;
    const isNew = after === clean[next]?.split(' ')[0];
    tally[isOld ? 'old' : isNew ? 'new' : after === '' ? 'none' : 'mixed'] += 1;
    await built(root);
    const beside = (await readdir(root)).filter((name) => /\.(new|old)-/.test(name));
    if ((await state(root)) !== clean[next] || beside.length > 0) tally.stale += 1;
  }
  return tally;
}

/** How long a build of this site writes and puts folders in their places, in milliseconds. */
const writingTime = 400;

/** Waits until a build begins to write, or ends. */
async function begins(root: string, child: ChildProcess): Promise<void> {
  const isWriting = async () => (await readdir(root)).some((name) => name.startsWith('dist.new-'));
  while (child.exitCode === null && !(await isWriting())) await sleep(2);
}

/** How long a build takes here, in milliseconds. */
async function timeOf(root: string, kind: 'build' | 'rebuild'): Promise<number> {
  if (kind === 'build') await rm(join(root, '.server'), { recursive: true, force: true });
  else await edit(root, 2);
  const begin = performance.now();
  await built(root);
  return performance.now() - begin;
}

function startBuild(root: string): ChildProcess {
  const child = spawn(process.execPath, [toolProgram, 'build', '--root', root], {
    cwd: projectRoot,
    stdio: 'ignore',
  });
  endWithUs(child);
  return child;
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** @throws where the build fails */
async function built(root: string): Promise<void> {
  const code = await ended(startBuild(root));
  if (code !== 0) throw new Error(`the build ended with ${code}`);
}

/** One word for what is in `dist`, and one for `.server`; none for a folder that is not there. */
const state = async (root: string) => `${await dist(root)} ${await hashOf(join(root, '.server'))}`;
const dist = (root: string) => hashOf(join(root, 'dist'));

async function hashOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) return '';
  const contents = await Promise.all(
    files
      .sort()
      .map(async (file) => `${relative(folder, file)} ${contentHash(await readFile(file))}`),
  );
  return contentHash(contents.join('\n'));
}
