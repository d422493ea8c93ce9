import { join } from 'node:path';
import { BuildError } from '../model/problem.ts';
import { pagesFolder, serverFolder } from '../model/server-data.ts';
import { readKeptFiles, writeBuild, writeKeptFiles } from './build-record.ts';
import { type BuildOptions, type BuildResult, byteLength, comingChanges } from './build-result.ts';
import { asLoaded } from './check-again.ts';
import { checkSite } from './check-site.ts';
import { generate } from './codegen/generate.ts';
import { load } from './load/load.ts';
import { makeSite, maxComingChanges } from './make-site.ts';
import { hashOfCode, recordOf, type SiteRecord } from './site-record.ts';
import { type FolderContent, openDraft } from './write/write.ts';

/**
 * Builds a site as a whole; a page that an earlier build made of the same is taken over.
 * @param inputs the site's files, as they were found
 * @param isOfSameCode whether the last build was made by this code
 */
export async function buildWhole(
  root: string,
  inputs: SiteRecord['inputs'],
  isOfSameCode: boolean,
  { instant, stage }: BuildOptions,
): Promise<BuildResult> {
  // What is generated is part of the code: where that is the same, so is this.
  if (!isOfSameCode) await generate();
  const code = hashOfCode();
  const year = new Date(instant).getFullYear();
  const files = await load(root);
  const { site, problems } = await stage(
    'check',
    () => checkSite(files, instant),
    ({ site: checked }) => checked?.pages.length ?? 0,
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
      await readKeptFiles(root, code),
      stage,
      (...file) => draft.store(join(root, pagesFolder), ...file),
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
      const record = recordOf(code, asLoaded(inputs, files), site, problems);
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
