import { join } from 'node:path';
import { currentInstant } from '../model/clock.ts';
import { BuildError, type Problem } from '../model/problem.ts';
import {
  comingInstants,
  type NextChange,
  nextChange,
  unchangedPeriod,
} from '../model/publishing.ts';
import { pagesFolder, serverFolder } from '../model/server-data.ts';
import type { Site, SiteFiles } from '../model/site.ts';
import { isStored } from '../model/stored-content.ts';
import { hashOfCode, hashOfSite, isCurrent, readRecord, writeRecord } from './build-record.ts';
import { load } from './load/load.ts';
import type { StageRunner } from './make-output.ts';
import { recover } from './write/recover.ts';
import { type FolderContent, openDraft } from './write/write.ts';

/** What a build tells as it goes: a stage has begun, or has ended with what it counted. */
export type ProgressListener = (
  stage: string,
  done?: { count: number; milliseconds: number },
) => void;

export type BuildResult = {
  problems: Problem[];
  files: SiteFiles;
  pages: number;
  /** How many bytes the pages' folder holds; undefined where nothing was built. */
  bytes?: number;
  /** When the site changes by itself the next time, where it does. */
  nextChange?: NextChange;
  /** How many changes come after those that the server knows of from this build. */
  changesLeft?: number;
};

/**
 * The whole pipeline: load, validate, check, resolve, render, verify, write. The pages go to
 * `dist/`, and what the server needs beside them to `.server/`; both are left as they were where
 * there are errors, and where they are already what a build would write.
 * @param root the site's folder
 * @param instant the moment for which it is built
 */
export async function buildSite(
  root: string,
  progress: ProgressListener = () => {},
  instant: number = currentInstant(),
): Promise<BuildResult> {
  const stage = stageRunner(progress);
  const folders = [pagesFolder, serverFolder].map((name) => join(root, name));
  await recover(folders);
  const year = new Date(instant).getFullYear();
  const [files, madeOf] = await loadSite(stage, root, year);
  const former = await readRecord(root, hashOfCode());
  if (former && isCurrent(former, madeOf, instant, folders)) return { ...former.result, files };
  // Loaded here: what is built already needs none of it.
  const [{ generate }, { checkSite }, { makeSite, maxComingChanges }] = await Promise.all([
    import('./codegen/generate.ts'),
    import('./check-site.ts'),
    import('./make-site.ts'),
  ]);
  // What is generated is part of the code: where that is the same, so is this.
  if (!former) await generate();
  const code = hashOfCode();
  const { site, problems } = await stage(
    'check',
    () => checkSite(files, instant),
    ({ site: checked }) => checked?.pages.length ?? 0,
  );
  const failed = { problems, files, pages: site?.pages.length ?? 0 };
  if (!site || problems.some(({ severity }) => severity === 'error')) return failed;
  const draft = openDraft(folders);
  try {
    const { output, program, ...made } = await makeSite(
      root,
      site,
      year,
      former?.files ?? {},
      stage,
      (...file) => draft.store(join(root, pagesFolder), ...file),
    );
    const content: FolderContent[] = [output, program];
    const listing = await stage(
      'write',
      () => draft.replace(new Map(content.map((each, index) => [folders[index] ?? '', each]))),
      () => output.size + program.size,
    );
    const result = {
      problems,
      pages: made.pages,
      bytes: byteLength(output),
      ...comingChanges(site, maxComingChanges),
    };
    // Of code that was changed meanwhile nobody knows what it made.
    if (code === hashOfCode())
      await writeRecord(root, {
        code,
        site: madeOf,
        period: unchangedPeriod(site),
        listing,
        result,
        files: made.kept,
      });
    return { ...result, files };
  } catch (cause) {
    if (cause instanceof BuildError)
      return { ...failed, problems: [...problems, ...cause.problems] };
    throw cause;
  } finally {
    await draft.end();
  }
}

/** What a build tells of the changes to come, where there are any. */
export function comingChanges(
  site: Site,
  made: number,
): Pick<BuildResult, 'nextChange' | 'changesLeft'> {
  const coming = comingInstants(site).length;
  return coming > 0
    ? { nextChange: nextChange(site), changesLeft: Math.max(0, coming - made) }
    : {};
}

/** Reads a site's files, and hashes them with all else that its pages are made of but the code. */
export const loadSite = (stage: StageRunner, root: string, year: number) =>
  stage(
    'load',
    async () => {
      const loaded = await load(root);
      return [loaded, await hashOfSite(loaded, year)] as const;
    },
    ([{ json, publicFiles }]) => json.size + publicFiles.size,
  );

export const byteLength = (content: FolderContent): number =>
  [...content.values()].reduce<number>(
    (sum, each) => sum + (isStored(each) ? each.byteLength : Buffer.byteLength(each)),
    0,
  );

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
