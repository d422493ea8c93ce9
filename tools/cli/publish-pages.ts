import type { PageChange } from '../editing/site-changes.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { pageFile } from '../model/file-paths.ts';
import { groupBy } from '../model/group-by.ts';
import { periodOf } from '../model/page-times.ts';
import { codesOf, routeOf, type Site } from '../model/site.ts';
import { timeLabel } from '../model/time-label.ts';

/** What a page's file says of when it is out. */
type Publishing = { status?: unknown; publishAt?: unknown; unpublishAt?: unknown };

/** Whether one language of a page is out, or why it is not, with the times of its file. */
type Shown = Publishing & { state: 'out' | 'draft' | 'early' | 'over'; ends: boolean };

/**
 * What a branch changes of a page: the languages in which it comes, goes and says other words. A
 * page whose file stays goes too where it is out no more.
 * @param before the texts of the pages' files before, by file
 */
export function pageLines(
  change: PageChange,
  site: Site | undefined,
  before: ReadonlyMap<string, string>,
  language: ToolLanguage,
): string[] {
  const t = createTranslator(language);
  const { path, removed } = change;
  const versions = site?.versions.get(path) ?? [];
  const title = versions[0]?.source.value.title ?? '';
  const values = new Map(versions.map(({ language: code, source }) => [code, source.value]));
  const now = shownByLanguage(values, site?.instant ?? 0);
  const former = shownByLanguage(formerValues(values, change, before), site?.instant ?? 0);
  const { come, others, gone } = sortLanguages(change, site, former, now);
  const lines = (codes: string[], line: (values: LineValues) => string) =>
    alike(codes, now).map((group) => line(lineValues(path, group, now, language)));
  return [
    ...lines(come, (told) => t('cli.publish.added', { ...told, title })),
    ...lines(others, (told) => t('cli.publish.changed', told)),
    ...lines(gone, (told) => t('cli.publish.withdrawn', told)),
    ...(removed.length > 0
      ? [t('cli.publish.removed', { path, languages: removed.join(', ') })]
      : []),
  ];
}

/** The languages in which a page comes, goes, or has another file and does neither. */
function sortLanguages(
  { added, changed }: PageChange,
  site: Site | undefined,
  former: Map<string, Shown>,
  now: Map<string, Shown>,
) {
  const isOut = (shown: Map<string, Shown>, code: string) => shown.get(code)?.state === 'out';
  const kept = inOrder(
    site,
    [...former.keys()].filter((code) => now.has(code)),
  );
  const gone = kept.filter((code) => isOut(former, code) && !isOut(now, code));
  const back = kept.filter((code) => !isOut(former, code) && isOut(now, code));
  const others = changed.filter((code) => !gone.includes(code) && !back.includes(code));
  return { come: [...added, ...back], others, gone };
}

/** Languages in the order of the site. */
function inOrder(site: Site | undefined, languages: string[]): string[] {
  const all = new Set(languages);
  return site ? codesOf(site).filter((code) => all.has(code)) : languages;
}

/** What a page's files said before, by language: those that did not change say it still. */
function formerValues(
  now: Map<string, Publishing>,
  { path, added, changed, removed }: PageChange,
  before: ReadonlyMap<string, string>,
): Map<string, Publishing> {
  const values = new Map([...now].filter(([code]) => !added.includes(code)));
  for (const code of [...changed, ...removed]) {
    const value = publishingIn(before.get(pageFile(routeOf(path), code)) ?? '');
    if (value) values.set(code, value);
  }
  return values;
}

/** What a file says of when it is out; undefined where it is no JSON object. */
function publishingIn(text: string): Publishing | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether each language of a page is out; a page that is a draft in one is one in all. */
function shownByLanguage(values: Map<string, Publishing>, instant: number): Map<string, Shown> {
  const isDraft = [...values.values()].some(({ status }) => status === 'draft');
  return new Map(
    [...values].map(([code, value]) => {
      const { from, until } = periodOf(value);
      const outside = instant < from ? 'early' : instant >= until ? 'over' : 'out';
      const state = isDraft ? 'draft' : outside;
      return [code, { ...value, state, ends: state !== 'draft' && instant < until }];
    }),
  );
}

/** Languages of which the same is told, together. */
const alike = (codes: string[], shown: Map<string, Shown>): string[][] => [
  ...groupBy(codes, (code) => {
    const { state, publishAt, unpublishAt } = shown.get(code) ?? {};
    return JSON.stringify([state, state !== 'out' && publishAt, unpublishAt]);
  }).values(),
];

type LineValues = ReturnType<typeof lineValues>;

function lineValues(
  path: string,
  codes: string[],
  shown: Map<string, Shown>,
  language: ToolLanguage,
) {
  const { state = 'out', ends = false, publishAt, unpublishAt } = shown.get(codes[0] ?? '') ?? {};
  const label = (time: unknown) => (typeof time === 'string' ? timeLabel(time, language) : '');
  return {
    path,
    languages: codes.join(', '),
    state,
    ends: ends && typeof unpublishAt === 'string',
    from: label(publishAt),
    until: label(unpublishAt),
  };
}
