import { join } from 'node:path';
import { BuildError } from '../model/problem.ts';
import { pagesFolder, serverFolder } from '../model/server-data.ts';
import { writeBuild } from './build-fingerprint.ts';
import type { BuildRecord } from './build-record.ts';
import type { BuildOptions, BuildResult } from './build-result.ts';
import { asLoaded } from './check-again.ts';
import { changedFiles, isNewlyKnown } from './load/identify-files.ts';
import { loadTold } from './load/load.ts';
import { hashOfCode, type SiteRecord } from './site-record.ts';
import { isAsListed } from './write/list-folders.ts';

/**
 * Builds a site that was built by the same code, at a time when the same pages are out.
 * @param inputs the site's files
 * @returns undefined where more has changed than words of pages, or where somebody has changed what
 *   was built: then the whole site has to be built
 */
export async function buildAgain(
  root: string,
  former: BuildRecord,
  inputs: SiteRecord['inputs'],
  options: BuildOptions,
): Promise<BuildResult | undefined> {
  const folders = [pagesFolder, serverFolder].map((name) => join(root, name));
  const isUntouched = folders.every((folder, index) => {
    const listing = former.listings[index];
    return listing !== undefined && isAsListed(folder, listing);
  });
  if (!isUntouched) return undefined;
  const changed = changedFiles(former.inputs, inputs);
  if (changed.length > 0) return buildChanges(root, { ...former, inputs }, changed, options);
  if (isNewlyKnown(former.inputs, inputs)) await writeBuild(root, { ...former, inputs });
  const { problems, result } = former;
  return { problems, ...result, ...(await loadTold(root, problems)) };
}

/** How many pages are made in one place: more are made in threads, with the whole site. */
const maxChanges = 60;

async function buildChanges(
  root: string,
  former: BuildRecord,
  changed: string[],
  { instant, stage }: BuildOptions,
): Promise<BuildResult | undefined> {
  // Of a site that changes by itself there are several states, each with its pages.
  if (former.result.nextChange || changed.length > maxChanges) return undefined;
  const [{ checkChangedPages }, { rebuildPages }, { patchFolder }] = await Promise.all([
    import('./check-changes.ts'),
    import('./rebuild-pages.ts'),
    import('./write/patch-folder.ts'),
  ]);
  const checked = await checkChangedPages(root, former, former.inputs, changed, instant);
  if (!checked) return undefined;
  const folder = join(root, pagesFolder);
  const made = await rebuildPages(folder, former, checked.site).catch(ignoreDamage);
  const [listing] = former.listings;
  if (!made || !listing) return undefined;
  const isWritten = await stage(
    'write',
    () => patchFolder(folder, made.changes, listing),
    () => made.changes.written.size,
  );
  if (!isWritten) return undefined;
  const result = { ...former.result, bytes: former.result.bytes + made.bytes };
  const { shared, code } = former;
  const { problems } = checked;
  if (code === hashOfCode())
    await writeBuild(root, {
      ...former,
      inputs: asLoaded(former.inputs, checked.site.files),
      facts: checked.facts,
      problems,
      result,
      shared: { ...shared, pages: made.pages },
    });
  return { problems, ...result, ...(await loadTold(root, problems)) };
}

/** A damaged picture is told of where the whole site is built. */
function ignoreDamage(cause: unknown): undefined {
  if (!(cause instanceof BuildError)) throw cause;
}
