import { withChangedPages, withPages } from '../../model/other-pages.ts';
import type { Problem, ProblemCode } from '../../model/problem.ts';
import { required } from '../../model/required.ts';
import type { Site, SiteFiles } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { checkEachLanguage } from '../../pipeline/index.ts';
import { blockingProblems } from './blocking-problems.ts';
import { asSeen, type SeenSite, withChangedWords } from './changed-words.ts';
import type { CheckResult } from './check-result.ts';
import { type PreviewFile, type ProblemCard, withProblemCards } from './problem-cards.ts';

/**
 * What can be shown of a site while somebody edits it; no site until it was valid enough once.
 * `told` is what is told of the problems: the same in several languages of a page is one.
 */
export type Preview = {
  site?: Site;
  problemCards: ProblemCard[];
  problems: Problem[];
  told: Problem[];
  /** Where only words of some pages are other than before: these pages, with no others. */
  changed?: Site;
};

/**
 * Leaving out what is wrong may uncover another problem. A page that is not valid after so many
 * rounds is shown as it was last.
 */
const maxRepairRounds = 3;
const maxRounds = 6;

/**
 * Problems that only keep a site from being published: while editing, such texts and links show.
 */
const buildOnlyCodes = new Set<ProblemCode>([
  'text/unwritten',
  'link/to-draft',
  'link/to-unpublished',
  'link/to-withdrawn',
]);
const isBuildOnly = ({ code }: Problem) => buildOnlyCodes.has(code);

/**
 * Shows as much of a site as can be shown. A card stands for a faulty section, and a file that
 * cannot be used stays as it was last shown; all the rest is up to date.
 * @param isIgnored says which problems are not shown
 */
export function createPreview(
  isIgnored: (problem: Problem) => boolean = isBuildOnly,
): (files: SiteFiles) => Promise<Preview> {
  const checkFiles = checkWithout(isIgnored);
  let last = new Map<string, PreviewFile>();
  /** The site as it was last shown, where all of it was and nothing is hidden of what is wrong. */
  let whole: SeenSite | undefined;
  return async (files) => {
    const seen = whole && (await withChangedWords(whole, files));
    whole = seen;
    if (seen) {
      for (const { source } of seen.changed.pages) {
        const bytes = required(files.json.get(source.file), `file ${source.file}`);
        last.set(source.file, { bytes, problemCards: [] });
      }
      const { site, problems, told, changed } = seen;
      return { site, problems, told, changed, problemCards: [] };
    }
    const first = await checkFiles(files);
    const shown = new Map(
      [...files.json].map(([file, bytes]): [string, PreviewFile] => [
        file,
        { bytes, problemCards: [] },
      ]),
    );
    const unusableFiles = new Set<string>();
    for (let now = first, round = 0; round < maxRounds; round++) {
      const blocking = blockingProblems(now, first, unusableFiles);
      if (blocking.size === 0) {
        const site = now.site && previewableSite(now.site, first.site, unusableFiles);
        if (site) last = shown;
        if (site && now === first && !first.hasIgnored)
          whole = asSeen(files, { site, problems: first.problems, told: first.told });
        return {
          site,
          problemCards: site ? [...shown.values()].flatMap(({ problemCards: cards }) => cards) : [],
          problems: first.problems,
          told: first.told,
        };
      }
      for (const [file, found] of blocking) {
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
    return { problemCards: [], problems: first.problems, told: first.told };
  };
}

const checkWithout =
  (isIgnored: (problem: Problem) => boolean) =>
  async (files: SiteFiles): Promise<Checked> => {
    const { site, problems, told } = await checkEachLanguage(files);
    const isShown = (problem: Problem) => !isIgnored(problem);
    const shown = problems.filter(isShown);
    const hasIgnored = shown.length < problems.length;
    return { site, problems: shown, told: told.filter(isShown), hasIgnored };
  };

type Checked = CheckResult & Pick<Preview, 'told'> & { hasIgnored: boolean };

/**
 * The site, if there is enough of it: a page, and a shell and messages in some language, which then
 * stand in for those that cannot be used.
 * @param asWritten the site with its files as they are: lines and columns are taken from there
 */
function previewableSite(
  site: Site,
  asWritten: Site | undefined,
  unusableFiles: Set<string>,
): Site | undefined {
  const usable = withPages(site, ({ source }) => !unusableFiles.has(source.file));
  const codes = site.config.value.languages.map(({ code }) => code);
  const shells = inEveryLanguage(site.shells, codes, unusableFiles);
  const messages = inEveryLanguage(site.messages, codes, unusableFiles);
  if (!shells || !messages || usable.pages.length === 0) return undefined;
  const written = new Map(asWritten?.pages.map(({ source }) => [source.file, source]));
  const located = withChangedPages(usable, (page) => {
    const { at, has } = written.get(page.source.file) ?? page.source;
    return { ...page, source: { ...page.source, at, has } };
  });
  return { ...located, shells, messages };
}

/**
 * Files by language, where the first that can be used stands in for the others; none without one.
 */
function inEveryLanguage<T extends SourceFile>(
  sources: ReadonlyMap<string, T>,
  codes: string[],
  unusableFiles: Set<string>,
): Map<string, T> | undefined {
  const usable = new Map([...sources].filter(([, { file }]) => !unusableFiles.has(file)));
  const [standIn] = usable.values();
  return standIn && new Map(codes.map((code) => [code, usable.get(code) ?? standIn]));
}
