import { join } from 'node:path';
import type { ToolLanguage } from '../../messages/language.ts';
import { addressOf } from '../../model/addresses.ts';
import type { Problem } from '../../model/problem.ts';
import { type Site, type SiteFiles, versionOrFallback } from '../../model/site.ts';
import { formatProblem } from '../../report/format-problem.ts';
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
  return async (files) => {
    const latest = await preview(files);
    const { site, changed, problems } = latest;
    if (site && changed && last.pages) last = { site, pages: await last.pages.with(changed, site) };
    else if (site) {
      last = { site, pages: await createLivePages(site) };
      notes = publishingNotes(site, language);
    }
    const state = {
      problems: problemsByPage(latest, files, root, language),
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
  { site, problemCards: cards, told }: Preview,
  { json }: SiteFiles,
  root: string,
  language: ToolLanguage,
): BrowserProblem[] {
  const shown = new Map<string, BrowserProblem>();
  const add = (problem: Problem) => {
    const key = [problem.code, problem.file, problem.pointer].join(' ');
    const absolute = `${join(root, problem.file)}:${problem.line}:${problem.column}`;
    const cached = shown.get(key) ?? {
      ...formatProblem(problem, new TextDecoder().decode(json.get(problem.file)), language),
      editorLocation: absolute,
      pageAddresses: site ? shownAddresses(site, problem.file) : [],
      problemCards: [],
    };
    shown.set(key, cached);
    return cached;
  };
  told.forEach(add);
  for (const { file, id, problems: own } of cards)
    for (const problem of own)
      add(toldFor(problem, told)).problemCards.push(
        ...(site ? shownAddresses(site, file) : []).map((address) => ({ address, id })),
      );
  return [...shown.values()];
}

/** What is told of a problem: where it is the same in several languages, the one of them all. */
const toldFor = (problem: Problem, told: Problem[]): Problem =>
  told.find(({ code, pointer, params }) => {
    const place = `${problem.file}:${problem.line}`;
    return code === problem.code && pointer === problem.pointer && params.also?.includes(place);
  }) ?? problem;

/**
 * The addresses at which a page's file, or a shared section's, is shown: its own, and those of
 * languages without the page, for which it stands in.
 */
function shownAddresses(site: Site, file: string): string[] {
  const pages = site.pages.filter(({ source, shared }) =>
    [source, ...shared.values()].some((part) => part.file === file),
  );
  return pages.flatMap((page) =>
    site.config.value.languages
      .filter(({ code }) => versionOrFallback(site, page.route, code) === page)
      .map((shownIn) => addressOf(site, page.path, shownIn)),
  );
}
