import { join } from 'node:path';
import type { ToolLanguage } from '../../messages/language.ts';
import { addressOf } from '../../model/addresses.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Problem } from '../../model/problem.ts';
import { type Site, type SiteFiles, versionOrFallback } from '../../model/site.ts';
import { type FormattedProblem, formatProblem } from '../../report/format-problem.ts';
import type { BrowserProblem, EditingState } from '../protocol/editing-state.ts';
import { previewMessages } from '../protocol/preview-messages.ts';
import { createLivePages, type LivePages } from './live-pages.ts';
import { createPreview, type Preview } from './preview.ts';
import { publishingNotes } from './publishing-notes.ts';

/** A site as it is while somebody edits it. */
export type LiveSite = {
  files: SiteFiles;
  problems: Problem[];
  /** What is shown; undefined until the site is valid enough for the first time. */
  site: Site | undefined;
  pages: LivePages | undefined;
  state: EditingState;
};

/**
 * Shows a site's files as they are at a moment; where too much is wrong, what they were before.
 * @returns a function that takes all files, and gives the new state
 */
export function createSiteView(
  root: string,
  language: ToolLanguage,
): (files: SiteFiles) => Promise<LiveSite> {
  const preview = createPreview();
  let last: Pick<LiveSite, 'site' | 'pages'> = { site: undefined, pages: undefined };
  let notes: EditingState['notes'] = {};
  let shownAddresses: AddressesOf = () => [];
  const format = createProblemFormatter(root, language);
  return async (files) => {
    const latest = await preview(files);
    const { site, changed, problems } = latest;
    if (site && changed && last.pages) last = { site, pages: await last.pages.with(changed, site) };
    else if (site) {
      last = { site, pages: await createLivePages(site) };
      notes = publishingNotes(site, language);
      shownAddresses = createAddressFinder(site);
    }
    const state = {
      problems: problemsByPage(latest, files, format, site ? shownAddresses : () => []),
      notes: site ? notes : {},
      changes: [],
      uncommitted: 0,
      messages: previewMessages(language),
    };
    return { files, problems, ...last, state };
  };
}

/** What is told of a site, each with the addresses of the pages that it is on. */
function problemsByPage(
  { problemCards: cards, told }: Preview,
  { json }: SiteFiles,
  format: ProblemFormatter,
  shownAddresses: AddressesOf,
): BrowserProblem[] {
  const shown = new Map<string, BrowserProblem>();
  const add = (problem: Problem) => {
    const key = [problem.code, problem.file, problem.pointer].join(' ');
    const cached = shown.get(key) ?? {
      ...format(problem, json),
      pageAddresses: shownAddresses(problem.file),
      problemCards: [],
    };
    shown.set(key, cached);
    return cached;
  };
  told.forEach(add);
  for (const { file, id, problems: own } of cards)
    for (const problem of own)
      add(toldFor(problem, told)).problemCards.push(
        ...shownAddresses(file).map((address) => ({ address, id })),
      );
  return [...shown.values()];
}

type ProblemFormatter = (
  problem: Problem,
  json: SiteFiles['json'],
) => FormattedProblem & Pick<BrowserProblem, 'editorLocation'>;

/** Puts problems into words, each once: of another text of its file it is another problem. */
function createProblemFormatter(root: string, language: ToolLanguage): ProblemFormatter {
  const known = new WeakMap<Problem, ReturnType<ProblemFormatter>>();
  return (problem, json) => {
    const { file, line, column } = problem;
    const formatted = known.get(problem) ?? {
      ...formatProblem(problem, new TextDecoder().decode(json.get(file)), language),
      editorLocation: `${join(root, file)}:${line}:${column}`,
    };
    known.set(problem, formatted);
    return formatted;
  };
}

/** What is told of a problem: where it is the same in several languages, the one of them all. */
const toldFor = (problem: Problem, told: Problem[]): Problem =>
  told.find(({ code, pointer, params }) => {
    const place = `${problem.file}:${problem.line}`;
    return code === problem.code && pointer === problem.pointer && params.also?.includes(place);
  }) ?? problem;

type AddressesOf = (file: string) => string[];

/**
 * Finds the addresses at which a page's file, or a shared section's, is shown: its own, and those
 * of languages without the page, for which it stands in.
 */
function createAddressFinder(site: Site): AddressesOf {
  const shown = site.pages.flatMap((page) => {
    const files = [page.source, ...page.shared.values()].map(({ file }) => file);
    return [...new Set(files)].map((file) => ({ file, page }));
  });
  const byFile = groupBy(shown, ({ file }) => file);
  return (wanted) =>
    (byFile.get(wanted) ?? []).flatMap(({ page }) =>
      site.config.value.languages
        .filter(({ code }) => versionOrFallback(site, page.route, code) === page)
        .map((shownIn) => addressOf(site, page.path, shownIn)),
    );
}
