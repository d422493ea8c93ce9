import { checkSite } from '../../pipeline/check-site.ts';
import type { Problem, ProblemCode } from '../../model/problem.ts';
import type { Site, SiteFiles } from '../../model/site.ts';
import { blockingProblems } from './blocking-problems.ts';
import { withProblemCards, type ProblemCard, type PreviewFile } from './problem-cards.ts';
import { type CheckResult } from './check-result.ts';

/** What can be shown of a site while somebody edits it: no site where it never was sound enough. */
export type Preview = { site?: Site; problemCards: ProblemCard[]; problems: Problem[] };
/**
 * What is put right may uncover something else, and that something else again; a page that is not
 * right after so many rounds shows as it last was.
 */
const maxRepairRounds = 3;
const maxRounds = 6;

/** What only keeps a site from going out: while editing, such texts and links show. */
const buildOnlyCodes = new Set<ProblemCode>(['text/unwritten', 'link/to-draft']);
const isBuildOnly = ({ code }: Problem) => buildOnlyCodes.has(code);

/**
 * Shows as much of a site as can be shown. A faulty section gives its place to a card, and a file
 * that cannot be used stays as it last was;
 * all the rest is live.
 * @param isIgnored says of which problems nothing is told
 */
export function createPreview(
  isIgnored: (problem: Problem) => boolean = isBuildOnly,
): (files: SiteFiles) => Promise<Preview> {
  const checkFiles = checkWithout(isIgnored);
  let last = new Map<string, PreviewFile>();
  return async (files) => {
    const first = await checkFiles(files);
    const shown = new Map(
      [...files.json].map(([file, bytes]): [string, PreviewFile] => [
        file,
        { bytes, problemCards: [] },
      ]),
    );
    const unusableFiles = new Set<string>();
    for (let now = first, round = 0; round < maxRounds; round++) {
      const faults = blockingProblems(now, first, unusableFiles);
      if (faults.size === 0) {
        const site = now.site && previewableSite(now.site, first.site, unusableFiles);
        if (site) last = shown;
        return {
          site,
          problemCards: site ? [...shown.values()].flatMap(({ problemCards: cards }) => cards) : [],
          problems: first.problems,
        };
      }
      for (const [file, found] of faults) {
        const [current, former] = [shown.get(file), last.get(file)];
        const isReadablePage =
          round < maxRepairRounds && now.site?.pages.some(({ source }) => source.file === file);
        const instead =
          (isReadablePage && current && withProblemCards(file, current, found, former)) ||
          (current === former ? undefined : former);
        if (instead) shown.set(file, instead);
        else unusableFiles.add(file);
      }
      now = await checkFiles({
        ...files,
        json: new Map([...shown].map(([file, { bytes }]) => [file, bytes])),
      });
    }
    return { problemCards: [], problems: first.problems };
  };
}

const checkWithout =
  (isIgnored: (problem: Problem) => boolean) =>
  async (files: SiteFiles): Promise<CheckResult> => {
    const { site, problems } = await checkSite(files);
    return { site, problems: problems.filter((problem) => !isIgnored(problem)) };
  };

/**
 * The site, if there is enough of it: a page, and a shell and messages in some language, which then
 * stand in for those that are lost.
 * @param asWritten the same site with its files as they are: a text is found where it stands there
 */
function previewableSite(
  site: Site,
  asWritten: Site | undefined,
  unusableFiles: Set<string>,
): Site | undefined {
  const pages = site.pages.filter(({ source }) => !unusableFiles.has(source.file));
  for (const sources of [site.shells, site.messages])
    for (const [language, { file }] of sources)
      if (unusableFiles.has(file)) sources.delete(language);
  const [shell] = site.shells.values();
  const [messages] = site.messages.values();
  if (!shell || !messages || pages.length === 0) return undefined;
  for (const { code } of site.config.value.languages) {
    if (!site.shells.has(code)) site.shells.set(code, shell);
    if (!site.messages.has(code)) site.messages.set(code, messages);
  }
  const written = new Map(asWritten?.pages.map(({ source }) => [source.file, source]));
  for (const { source } of pages) {
    const { at = source.at, has = source.has } = written.get(source.file) ?? {};
    Object.assign(source, { at, has });
  }
  return { ...site, pages };
}
