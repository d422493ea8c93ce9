import { currentInstant } from '../../model/clock.ts';
import { withPagesOf } from '../../model/other-pages.ts';
import type { Problem } from '../../model/problem.ts';
import { unchangedPeriod } from '../../model/publishing.ts';
import type { Site, SiteFiles } from '../../model/site.ts';
import { neededWith, pageRouteOf, wordsOf } from '../../pipeline/check-changes.ts';
import { inOrder, toldInOrder } from '../../pipeline/check-site.ts';
import { factsOfPages, isOfWords } from '../../pipeline/page-facts.ts';
import { validate } from '../../pipeline/validate/validate.ts';
import { changedFiles } from './changed-files.ts';

/** A site that is shown, and the problems with it; `told` is what is told of them. */
export type SeenSite = { files: SiteFiles; site: Site; problems: Problem[]; told: Problem[] };

/** A site as it was seen, whatever becomes of the maps of its files. */
export const asSeen = (files: SiteFiles, seen: Omit<SeenSite, 'files'>): SeenSite => ({
  ...seen,
  files: { ...files, json: new Map(files.json), publicFiles: new Map(files.publicFiles) },
});

/** A site after a change of words, and the pages that have other words, with no others. */
export type ChangedSite = SeenSite & { changed: Site };

/** Of a change of more files it is known sooner what the whole site is like. */
const maxChangedFiles = 20;

/**
 * What a site is like after a change, where only words of pages are other than before: then only
 * these are looked at, so that a save is seen as soon on a large site as on a small one.
 * @returns undefined where the site has to be looked at as a whole
 */
export async function withChangedWords(
  former: SeenSite,
  files: SiteFiles,
): Promise<ChangedSite | undefined> {
  const changedPages = pagesChanged(former.files, files);
  const instant = currentInstant();
  const { from, until } = unchangedPeriod(former.site);
  if (!changedPages || instant < from || instant >= until || !former.problems.every(isOfWords))
    return undefined;
  const isLookedAt = neededWith(changedPages);
  const [before, now] = [former.files, files].map((all) => ({
    ...all,
    json: new Map([...all.json].filter(([file]) => isLookedAt(file))),
  })) as [SiteFiles, SiteFiles];
  const known = validate(before, instant).site;
  const found = known && (await wordsOf(now, factsOfPages(known), instant));
  if (!found) return undefined;
  const changed = { ...found.site, files };
  const site = withPagesOf(former.site, changed);
  if (!hasOwnNames(site, changed)) return undefined;
  const others = (problems: Problem[]) => problems.filter(({ file }) => !isLookedAt(file));
  const problems = inOrder([...others(former.problems), ...found.problems]);
  const told = inOrder([...others(former.told), ...toldInOrder(found.site, found.problems)]);
  return { ...asSeen(files, { site, problems, told }), changed };
}

/** The pages' files that are other than before; undefined where other files are, or too many. */
function pagesChanged(before: SiteFiles, now: SiteFiles): string[] | undefined {
  const isSameAround =
    before.publicFiles.size === now.publicFiles.size &&
    (before.leftOut?.size ?? 0) + (now.leftOut?.size ?? 0) === 0 &&
    [...now.publicFiles].every(([address, read]) => before.publicFiles.get(address) === read);
  if (!isSameAround) return undefined;
  const changed = changedFiles(before, now);
  const isOfPages = changed.every(
    (file) => before.json.has(file) && now.json.has(file) && pageRouteOf(file),
  );
  return isOfPages && changed.length <= maxChangedFiles ? changed : undefined;
}

/** Whether no other page has the title or the description of one that was changed. */
function hasOwnNames({ pages }: Site, changed: Site): boolean {
  const isChanged = new Set(changed.pages);
  return (['title', 'description'] as const).every((key) => {
    const names = changed.pages.map(({ source }) => source.value[key]);
    const said = new Set(names);
    return (
      said.size === names.length &&
      pages.every((page) => isChanged.has(page) || !said.has(page.source.value[key]))
    );
  });
}
