import { unwrittenCode } from '../pipeline/checks/unwritten.ts';
import { inspect } from '../pipeline/inspect.ts';
import type { Problem } from '../pipeline/problem.ts';
import { validateDocument } from '../pipeline/schema-problems.ts';
import type { PageSource, Site, SiteFiles } from '../pipeline/site.ts';
import { readSource } from '../pipeline/source.ts';

/** A section that cannot be shown: where it stands, and its problems. */
export type BrokenSection = { path: string; language: string; id: string; problems: Problem[] };

/** What can be shown of a site while somebody edits it; nothing of it where it never was sound enough. */
export type Preview = { site?: Site; broken: BrokenSection[]; problems: Problem[] };

/**
 * Shows as much of a site as can be shown. A file that cannot be read stays as it was when it last could; a section with
 * problems gives its place to a card; all the rest is live.
 */
export function createPreview(): (files: SiteFiles) => Preview {
  const sound = new Map<string, Uint8Array>();
  return (files) => {
    const { site: first, problems } = inspect(files);
    const unreadable = new Set(problems.filter(isUnreadable).map(({ file }) => file));
    const json = new Map(files.json);
    for (const [file, bytes] of files.json) {
      if (!unreadable.has(file)) sound.set(file, bytes);
      else if (sound.has(file)) json.set(file, sound.get(file)!);
    }
    const { site, problems: left } = unreadable.size > 0 ? inspect({ ...files, json }) : { site: first, problems };
    if (!site) return { broken: [], problems };
    const lost = new Set(left.filter(isUnreadable).map(({ file }) => file));
    const pages = site.pages.filter(({ source }) => !lost.has(source.file));
    const whole = site.config.value.languages.every(({ code }) => site.shells.has(code) && site.messages.has(code));
    if (!whole || pages.length === 0) return { broken: [], problems };
    const broken = brokenSections({ ...site, pages }, left);
    return { site: withCards({ ...site, pages }, broken), broken, problems };
  };
}

/** Whether a problem is of those that leave nothing of their file to be shown. */
const isUnreadable = (problem: Problem) => isBlocking(problem) && sectionOf(problem) === undefined && /^(json|schema)\//.test(problem.code);

const isBlocking = ({ code, severity }: Problem) => severity === 'error' && code !== unwrittenCode;

/** The place of the section that a problem is in. */
const sectionOf = ({ file, pointer }: Problem): number | undefined => {
  const place = file.startsWith('pages-config/pages/') && /^\/sections\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
  return place ? Number(place) : undefined;
};

function brokenSections(site: Site, problems: Problem[]): (BrokenSection & { page: PageSource; place: number })[] {
  return site.pages.flatMap((page) => {
    const own = problems.filter((problem) => problem.file === page.source.file && isBlocking(problem));
    const places = [...new Set(own.flatMap((problem) => sectionOf(problem) ?? []))];
    return places.map((place) => ({ page, place, path: page.path, language: page.language, id: cardId(page, place), problems: own.filter((problem) => sectionOf(problem) === place) }));
  });
}

/** The section's own id, where it has one of its own; else one by its place. */
function cardId({ source }: PageSource, place: number): string {
  const ids = source.value.sections.map((section) => (section as { id?: unknown } | null)?.id);
  const id = ids[place];
  return typeof id === 'string' && /^[a-z][a-z0-9-]*$/.test(id) && ids.indexOf(id) === place ? id : `problem-${place + 1}`;
}

/** The site with a plain section in place of each broken one, for the browser to put its card in. */
function withCards(site: Site, broken: ReturnType<typeof brokenSections>): Site {
  const replaced = new Map<PageSource, PageSource>();
  for (const { page } of broken) {
    if (replaced.has(page)) continue;
    const value = JSON.parse(page.source.text) as { sections: unknown[] };
    for (const { place, id } of broken.filter((each) => each.page === page)) value.sections[place] = { type: 'notice', id, heading: '…' };
    const { source } = readSource(page.source.file, new TextEncoder().encode(JSON.stringify(value)));
    const { references } = validateDocument(source!, 'page');
    const fresh = { ...page, source: source as PageSource['source'], sound: true };
    replaced.set(page, fresh);
    site = { ...site, references: [...site.references.filter((reference) => reference.source !== page.source), ...references.map((reference) => ({ ...reference, source: source!, language: page.language }))] };
  }
  return { ...site, pages: site.pages.map((page) => replaced.get(page) ?? page) };
}
