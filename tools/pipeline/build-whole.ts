import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileKindOf } from '../model/file-paths.ts';
import { BuildError } from '../model/problem.ts';
import { pagesFolder, serverFolder } from '../model/server-data.ts';
import type { SiteFiles } from '../model/site.ts';
import { writeBuild } from './build-fingerprint.ts';
import { type BuildRecord, readKeptFiles, writeKeptFiles } from './build-record.ts';
import { type BuildOptions, type BuildResult, byteLength, comingChanges } from './build-result.ts';
import { asLoaded } from './check-again.ts';
import { checkSite } from './check-site.ts';
import { codeWithGenerated } from './generated-code.ts';
import type { KeptFiles } from './kept-files.ts';
import { changedFiles } from './load/identify-files.ts';
import { load } from './load/load.ts';
import { makeSite, maxComingChanges } from './make-site.ts';
import type { PageThread } from './page-thread.ts';
import { startThreadsAhead } from './page-threads.ts';
import { recordOf } from './record-site.ts';
import { hashOfCode, isInPeriod, type SiteRecord } from './site-record.ts';
import { validate } from './validate/validate.ts';
import { type FolderContent, openDraft } from './write/write.ts';

/**
 * Builds a site as a whole; a page that an earlier build made of the same is taken over.
 * @param found the site's files, as they were found
 * @param codeAtStart the code that runs, as one hash
 * @param former what the last build of this code has left
 */
export async function buildWhole(
  root: string,
  found: SiteRecord['inputs'],
  codeAtStart: string,
  former: BuildRecord | undefined,
  options: BuildOptions,
): Promise<BuildResult> {
  const code = former?.code ?? (await codeWithGenerated(codeAtStart));
  // Where no folder is there, no page is taken over.
  const kept = existsSync(join(root, pagesFolder)) ? await readKeptFiles(root, code) : {};
  const pages = Object.keys(found).filter((file) => fileKindOf(file)?.schema === 'page');
  const threads = hasEntries(kept) ? [] : await startThreadsAhead(pages.length);
  try {
    return await build(root, found, { code, build: former, kept }, threads, options);
  } finally {
    await Promise.all(threads.map(({ end }) => end()));
  }
}

/** What was there before: the build of the same code, where there was one, and what it has left. */
type Former = { code: string; build?: BuildRecord; kept: KeptFiles };

const hasEntries = (files: KeptFiles): boolean => Object.keys(files).length > 0;

async function build(
  root: string,
  found: SiteRecord['inputs'],
  former: Former,
  threads: PageThread[],
  { instant, stage }: BuildOptions,
): Promise<BuildResult> {
  const { code } = former;
  const year = new Date(instant).getFullYear();
  const files = await load(root);
  const inputs = asLoaded(found, files);
  const isSame = former.build && isCheckedAs(former.build, inputs, files, instant);
  const checked = isSame ? former.build : undefined;
  const { site, problems } = await stage(
    'check',
    async () =>
      checked
        ? { site: validate(files, instant).site, problems: checked.problems }
        : checkSite(files, instant),
    (made) => made.site?.pages.length ?? 0,
  );
  const failed = { problems, files, pages: site?.pages.length ?? 0 };
  if (!site || problems.some(({ severity }) => severity === 'error')) return failed;
  const folders = [pagesFolder, serverFolder].map((name) => join(root, name));
  const draft = openDraft(folders);
  try {
    const { output, program, shared, ...made } = await makeSite(
      root,
      site,
      year,
      former.kept,
      stage,
      draft.storeOf(join(root, pagesFolder)),
      { threads },
    );
    const content: FolderContent[] = [output, program];
    const listings = await stage(
      'write',
      () => draft.replace(new Map(content.map((each, index) => [folders[index] ?? '', each]))),
      () => output.size + program.size,
    );
    const result = {
      pages: made.pages,
      bytes: byteLength(output),
      ...comingChanges(site, maxComingChanges),
    };
    // Of code that was changed meanwhile nobody knows what it made, and of pages that somebody has
    // removed by hand nothing is said once that is committed.
    if (code === hashOfCode() && !files.removedPages) {
      const record = checked ? { ...checked, inputs } : recordOf(code, inputs, site, problems);
      await writeKeptFiles(root, code, made.kept);
      await writeBuild(root, { ...record, year, listings, result, shared });
    }
    return { problems, ...result, ...(problems.length > 0 && { files }) };
  } catch (cause) {
    if (cause instanceof BuildError)
      return { ...failed, problems: [...problems, ...cause.problems] };
    throw cause;
  } finally {
    await draft.end();
  }
}

/**
 * Whether the same code has checked the same files for a time at which the same pages are out. Of
 * pages that somebody has removed by hand the files alone do not tell.
 */
const isCheckedAs = (
  former: BuildRecord,
  inputs: SiteRecord['inputs'],
  files: SiteFiles,
  instant: number,
): boolean =>
  !files.removedPages &&
  isInPeriod(former, instant) &&
  changedFiles(former.inputs, inputs).length === 0;
