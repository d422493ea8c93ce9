import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from '../tools/cli/bench.ts';
import { fileKindOf } from '../tools/model/file-paths.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { load } from '../tools/pipeline/load/load.ts';
import { percentile } from './test-support/percentiles.ts';

const copies = [1, 5, 20, 50];
const rounds = 5;
const targets = { seconds: 1, growth: 1.5 };

/**
 * Checks copies of the shipped site, each by a process of its own as a person would, start-up and
 * all.
 */
export const run: Bench['run'] = async (log) => {
  const folder = await mkdtemp(join(tmpdir(), 'check-speed-'));
  try {
    const measured = [];
    for (const count of copies) {
      const pages = await copySite(join(folder, String(count)), count);
      const seconds = await medianOf(() => check(join(folder, String(count)), pages));
      log(`${pages} pages: ${seconds.toFixed(2)} s, ${Math.round(pages / seconds)} pages/s`);
      measured.push({ pages, seconds });
    }
    const [first, , middle, last] = measured as [Measured, Measured, Measured, Measured];
    const perPage = (more: Measured, fewer: Measured) =>
      (more.seconds - fewer.seconds) / (more.pages - fewer.pages);
    const growth = perPage(last, middle) / perPage(middle, first);
    const cost = (more: Measured, fewer: Measured) =>
      `${(1000 * perPage(more, fewer)).toFixed(2)} ms up to ${more.pages}`;
    log(
      `a page more costs ${cost(middle, first)} pages and ${cost(last, middle)}: ` +
        `${growth.toFixed(2)} times as much`,
    );
    return first.seconds < targets.seconds && growth < targets.growth;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

type Measured = { pages: number; seconds: number };

/**
 * The shipped site, with its pages as often as wanted: each copy under a route, a title and a
 * description of its own.
 */
async function copySite(root: string, count: number): Promise<number> {
  for (const part of ['pages-config', 'translations', 'public'])
    await cp(join(projectRoot, part), join(root, part), { recursive: true });
  const pages = [...(await load(root)).json.keys()].filter(
    (file) => fileKindOf(file)?.schema === 'page',
  );
  for (const file of pages) {
    const text = await readFile(join(root, file), 'utf8');
    for (let copy = 1; copy < count; copy++) {
      const target = join(root, file.replace('/pages/', `/pages/copy-${copy}/`));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(
        target,
        text
          .replace(/"title": "[^"]{0,50}/, `$& ${copy}`)
          .replace(/"description": "[^"]{0,20}/, `$& ${copy}`)
          .replace(/("title": "[^"]{65})[^"]*/, '$1')
          .replace(/("description": "[^"]{160})[^"]*/, '$1'),
      );
    }
  }
  return pages.length * count;
}

async function medianOf(work: () => Promise<void>): Promise<number> {
  const seconds = [];
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    await work();
    seconds.push((performance.now() - begin) / 1000);
  }
  return percentile(seconds, 50);
}

/** @throws where the check does not find the site right, with all its pages */
async function check(root: string, pages: number): Promise<void> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/cli/start.mjs', 'check', '--format', 'json', '--root', root],
    { cwd: projectRoot },
  );
  const found = (JSON.parse(stdout) as { pages: number }).pages;
  if (found !== pages) throw new Error(`${found} of ${pages} pages were checked`);
}
