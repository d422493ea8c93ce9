import { drafts } from '../../pipeline/checks/drafts.ts';
import { unwritten } from '../../pipeline/checks/unwritten.ts';
import { inspect } from '../../pipeline/inspect.ts';
import { sortProblems, type Problem } from '../../model/problem.ts';
import { damagedPictures } from '../../pipeline/resolve/site-pictures.ts';
import type { Site, SiteFiles } from '../../model/site.ts';
import { faultsOf } from './faults.ts';
import { mend, type Card, type Shown } from './mend.ts';
import { type Look } from './look.ts';

/** What can be shown of a site while somebody edits it: no site where it never was sound enough. */
export type Preview = { site?: Site; cards: Card[]; problems: Problem[] };
/**
 * What is put right may uncover something else, and that something else again; a page that is not
 * right after so many rounds shows as it last was.
 */
const mendingRounds = 3;
const mostRounds = 6;

/** What only keeps a site from going out: while editing, such texts and links show. */
const forBuilds = new Set([...unwritten.codes, ...drafts.codes]);
const isForBuilds = ({ code }: Problem) => forBuilds.has(code);

/**
 * Shows as much of a site as can be shown. A faulty section gives its place to a card, and a file
 * that cannot be used stays as it last was;
 * all the rest is live.
 * @param isLeft says of which problems nothing is told
 */
export function createPreview(
  isLeft: (problem: Problem) => boolean = isForBuilds,
): (files: SiteFiles) => Promise<Preview> {
  const look = lookWithout(isLeft);
  let last = new Map<string, Shown>();
  return async (files) => {
    const first = await look(files);
    const shown = new Map(
      [...files.json].map(([file, bytes]): [string, Shown] => [file, { bytes, cards: [] }]),
    );
    const lost = new Set<string>();
    for (let now = first, round = 0; round < mostRounds; round++) {
      const faults = faultsOf(now, first, lost);
      if (faults.size === 0) {
        const site = now.site && showable(now.site, first.site, lost);
        if (site) last = shown;
        return {
          site,
          cards: site ? [...shown.values()].flatMap(({ cards }) => cards) : [],
          problems: first.problems,
        };
      }
      for (const [file, found] of faults) {
        const [current, former] = [shown.get(file), last.get(file)];
        const isReadablePage =
          round < mendingRounds && now.site?.pages.some(({ source }) => source.file === file);
        const instead =
          (isReadablePage && current && mend(file, current, found, former)) ||
          (current === former ? undefined : former);
        if (instead) shown.set(file, instead);
        else lost.add(file);
      }
      now = await look({
        ...files,
        json: new Map([...shown].map(([file, { bytes }]) => [file, bytes])),
      });
    }
    return { cards: [], problems: first.problems };
  };
}

const lookWithout =
  (isLeft: (problem: Problem) => boolean) =>
  async (files: SiteFiles): Promise<Look> => {
    const { site, problems } = inspect(files);
    const all = site ? sortProblems([...problems, ...(await damagedPictures(site))]) : problems;
    return { site, problems: all.filter((problem) => !isLeft(problem)) };
  };

/**
 * The site, if there is enough of it: a page, and a shell and messages in some language, which then
 * stand in for those that are lost.
 * @param asWritten the same site with its files as they are: a text is found where it stands there
 */
function showable(site: Site, asWritten: Site | undefined, lost: Set<string>): Site | undefined {
  const pages = site.pages.filter(({ source }) => !lost.has(source.file));
  for (const sources of [site.shells, site.messages])
    for (const [language, { file }] of sources) if (lost.has(file)) sources.delete(language);
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
