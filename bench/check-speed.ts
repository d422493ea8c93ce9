import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { load } from '../tools/pipeline/load/load.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { fileKindOf } from '../tools/model/file-paths.ts';
import type { Bench } from '../tools/cli/bench.ts';
import { percentile } from './test-support/percentiles.ts';

export const about: Bench['about'] = {
  pt:
    'npm run check com 60, 300, 1.200 e 3.000 páginas: menos de um segundo com 60, e o tempo ' +
    'cresce com as páginas',
  en:
    'npm run check with 60, 300, 1,200 and 3,000 pages: under a second with 60, and time ' +
    'grows as pages do',
  es:
    'npm run check con 60, 300, 1.200 y 3.000 páginas: menos de un segundo con 60, y el ' +
    'tiempo crece con las páginas',
};

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
    log(
      `a page more costs ${(1000 * perPage(middle, first)).toFixed(2)} ms up to ` +
        `${middle.pages} pages and ${(1000 * perPage(last, middle)).toFixed(2)} ms up to ` +
        `${last.pages}: ${growth.toFixed(2)} times as much`,
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
    ['--import', 'tsx', 'tools/cli/main.ts', 'check', '--format', 'json', '--root', root],
    { cwd: projectRoot },
  );
  const found = (JSON.parse(stdout) as { pages: number }).pages;
  if (found !== pages) throw new Error(`${found} of ${pages} pages were checked`);
}
