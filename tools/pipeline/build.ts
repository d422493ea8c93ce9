import { join } from 'node:path';
import { currentInstant } from '../model/clock.ts';
import type { Problem } from '../model/problem.ts';
import type { NextChange } from '../model/publishing.ts';
import { pagesFolder, serverFolder } from '../model/server-data.ts';
import type { SiteFiles } from '../model/site.ts';
import { buildAgain } from './build-again.ts';
import { readBuild } from './build-record.ts';
import { identifyFiles } from './load/identify-files.ts';
import type { StageRunner } from './make-output.ts';
import { hashOfCode, isInPeriod } from './site-record.ts';
import { recover } from './write/recover.ts';

/** What a build tells as it goes: a stage has begun, or has ended with what it counted. */
export type ProgressListener = (
  stage: string,
  done?: { count: number; milliseconds: number },
) => void;

export type BuildResult = {
  problems: Problem[];
  /** The site's files, where there are problems in them. */
  files?: SiteFiles;
  pages: number;
  /** How many bytes the pages' folder holds; undefined where nothing was built. */
  bytes?: number;
  /** When the site changes by itself the next time, where it does. */
  nextChange?: NextChange;
  /** How many changes come after those that the server knows of from this build. */
  changesLeft?: number;
};

/** The moment for which a site is built, in ms since 1970, and what runs each stage. */
export type BuildOptions = { instant: number; stage: StageRunner };

/**
 * The whole pipeline: load, validate, check, resolve, render, verify, write. The pages go to
 * `dist/`, and what the server needs beside them to `.server/`; both are left as they were where
 * there are errors, and where they are already what a build would write. Where only words of pages
 * were changed since the last build, only these pages are made.
 * @param root the site's folder
 * @param instant the moment for which it is built
 */
export async function buildSite(
  root: string,
  progress: ProgressListener = () => {},
  instant: number = currentInstant(),
): Promise<BuildResult> {
  const options = { instant, stage: stageRunner(progress) };
  await recover([pagesFolder, serverFolder].map((name) => join(root, name)));
  const former = await readBuild(root, hashOfCode());
  const inputs = await options.stage(
    'load',
    () => identifyFiles(root, former?.inputs),
    (found) => Object.keys(found).length,
  );
  const isOfYear = former?.year === new Date(instant).getFullYear();
  if (former && isOfYear && isInPeriod(former, instant)) {
    const again = await buildAgain(root, former, inputs, options);
    if (again) return again;
  }
  // Loaded here: what is built already needs none of it.
  const { buildWhole } = await import('./build-whole.ts');
  return buildWhole(root, inputs, former !== undefined, options);
}

/** Runs a stage and tells when it begins and ends. */
const stageRunner =
  (progress: ProgressListener): StageRunner =>
  async (stage, work, count) => {
    progress(stage);
    const begin = performance.now();
    const result = await work();
    progress(stage, { count: count(result), milliseconds: performance.now() - begin });
    return result;
  };
