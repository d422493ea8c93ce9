import type { Problem } from '../model/problem.ts';
import type { SiteFiles } from '../model/site.ts';
import { changedFiles, contentDigest, identifyFiles, isNewlyKnown } from './load/identify-files.ts';
import { load, loadTold } from './load/load.ts';
import {
  hashOfCode,
  hashOfCodeAtStart,
  isInPeriod,
  readRecord,
  type SiteRecord,
  writeRecord,
} from './site-record.ts';

const name = 'check';

/**
 * Checks a site, and of one that was checked before only what was changed since.
 * @param instant the moment at which the site is looked at
 * @returns the files where there are problems, to show what is wrong
 * @throws where the folder, or a file in it, cannot be read
 */
export async function checkAgain(
  root: string,
  instant: number,
): Promise<{ problems: Problem[]; pages: number; files?: SiteFiles }> {
  const code = hashOfCodeAtStart();
  const former = await readRecord<SiteRecord>(root, name, code);
  const inputs = identifyFiles(root, former?.inputs);
  const kept = former && isInPeriod(former, instant) ? former : undefined;
  const changed = kept ? changedFiles(kept.inputs, inputs) : undefined;
  if (kept && changed?.length === 0) {
    if (isNewlyKnown(kept.inputs, inputs)) await writeRecord(root, name, { ...kept, inputs });
    return { ...kept, ...(await loadTold(root, kept.problems)) };
  }
  const { checkChangedPages } = await import('./check-changes.ts');
  const found = kept && changed && (await checkChangedPages(root, kept, inputs, changed, instant));
  if (found) {
    const { site, facts, problems } = found;
    const record = { ...kept, inputs: asLoaded(inputs, site.files), facts, problems };
    await writeRecord(root, name, record);
    return { ...record, ...(await loadTold(root, problems)) };
  }
  const files = await load(root);
  const [{ checkSite }, { recordOf }] = await Promise.all([
    import('./check-site.ts'),
    import('./record-site.ts'),
  ]);
  const { site, problems } = await checkSite(files, instant);
  const record = recordOf(code, asLoaded(inputs, files), site, problems);
  // What is said of pages that somebody has removed by hand holds until that is committed.
  if (code === hashOfCode() && !files.removedPages) await writeRecord(root, name, record);
  return { ...record, files };
}

/** The files as they were found, but those that somebody has changed before they were read. */
export const asLoaded = (inputs: SiteRecord['inputs'], { json }: SiteFiles): SiteRecord['inputs'] =>
  Object.fromEntries(
    Object.entries(inputs).map(([file, known]) => {
      const bytes = json.get(file);
      return [file, bytes ? [known[0], contentDigest(bytes)] : known] as const;
    }),
  );
