import { join } from 'node:path';
import { currentInstant } from '../model/clock.ts';
import { pagesFolder, serverFolder } from '../model/server-data.ts';
import { buildAgain } from './build-again.ts';
import { findUnchanged, isOfTime } from './build-fingerprint.ts';
import { readBuild } from './build-record.ts';
import type { BuildOptions, BuildResult } from './build-result.ts';
import { identifyFiles, lookAtFiles } from './load/identify-files.ts';
import { loadTold } from './load/load.ts';
import type { StageRunner } from './make-output.ts';
import { hashOfCodeAtStart } from './site-record.ts';
import { recover } from './write/recover.ts';
import { againWhereTaken } from './write/refusals.ts';

/**
 * What a build tells as it goes: a stage has begun, or has ended with what it counted. Where
 * another build ends at the same moment, all stages begin again.
 */
export type ProgressListener = (
  stage: string,
  done?: { count: number; milliseconds: number },
) => void;

/**
 * The whole pipeline: load, validate, check, resolve, render, verify, write. The pages go to
 * `dist/`, and what the server needs beside them to `.server/`; both are left as they were where
 * there are errors, and where they are already what a build would write. Where only words of pages
 * were changed since the last build, only these pages are made.
 * @param root the site's folder
 * @param instant the moment for which it is built
 */
export const buildSite = (
  root: string,
  progress: ProgressListener = () => {},
  instant: number = currentInstant(),
): Promise<BuildResult> =>
  againWhereTaken(() => buildOnce(root, { instant, stage: stageRunner(progress) }));

async function buildOnce(root: string, options: BuildOptions): Promise<BuildResult> {
  const { instant } = options;
  await recover([pagesFolder, serverFolder].map((name) => join(root, name)));
  const code = hashOfCodeAtStart();
  const found = await options.stage('load', () => findChanges(root, code, instant), countOf);
  if ('result' in found) {
    const { problems, result } = found;
    return { problems, ...result, ...(await loadTold(root, problems)) };
  }
  const { former, inputs } = found;
  if (former && isOfTime(former, instant)) {
    const again = await buildAgain(root, former, inputs, options);
    if (again) return again;
  }
  // Loaded here: what is built already needs none of it.
  const { buildWhole } = await import('./build-whole.ts');
  return buildWhole(root, inputs, code, former, options);
}

/** The last build where nothing has changed since; else its record, and the site's files now. */
async function findChanges(root: string, code: string, instant: number) {
  const seen = lookAtFiles(root);
  const unchanged = await findUnchanged(root, code, instant, seen);
  if (unchanged) return unchanged;
  const former = await readBuild(root, code);
  return { former, inputs: identifyFiles(root, former?.inputs, seen) };
}

const countOf = (found: Awaited<ReturnType<typeof findChanges>>): number =>
  'result' in found ? found.count : Object.keys(found.inputs).length;

/** Runs a stage and tells when it begins and ends. */
export const stageRunner =
  (progress: ProgressListener): StageRunner =>
  async (stage, work, count) => {
    progress(stage);
    const begin = performance.now();
    const result = await work();
    progress(stage, { count: count(result), milliseconds: performance.now() - begin });
    return result;
  };
