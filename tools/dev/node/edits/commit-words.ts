import type { ChangedFile } from '../../../editing/git.ts';
import { type PageChange, siteChanges } from '../../../editing/site-changes.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { type Site, type SiteFiles, versionsOf } from '../../../model/site.ts';
import type { EditRequest } from '../../protocol/edits.ts';
import { pageName } from '../page-name.ts';
import { changedPlaces } from './changed-places.ts';

/** What was changed, as far as it is known: the site and its files as they are now, and how. */
export type CommitContent = {
  site: Site | undefined;
  content: SiteFiles;
  /** What was asked for, saved or not. */
  requests: EditRequest[];
};

/** Lines of a commit's title are no longer. */
const lineLength = 72;

/** A page of a commit: what people call it, whether it is new, and which of its places differ. */
type PageTopic = PageChange & { name: string; isNew: boolean; places: string[][] };

/**
 * A commit's words for people: a title that names its pages, or what else it is about, and where
 * that does not say all, what differs, page by page.
 */
export function commitWords(
  changed: ChangedFile[],
  { site, content, requests }: CommitContent,
  language: ToolLanguage,
): string {
  const { pages: found, ...others } = siteChanges(changed);
  const places = changedPlaces(requests, site, content, language);
  const pages = found.map((page): PageTopic => {
    const route = page.path === '/' ? 'home' : page.path.slice(1);
    const versions = site ? versionsOf(site, route) : [];
    return {
      ...page,
      name: pageName(site, route, language),
      isNew:
        versions.length > 0 && versions.every(({ language: code }) => page.added.includes(code)),
      places: places.get(route) ?? [],
    };
  });
  const more = otherLines(others, language);
  const title = titleOf(pages, more, language);
  const [only] = pages;
  const isSaid = only ? !only.isNew && only.places.length === 1 : more.length === 1;
  if (isSaid && pages.length + more.length === 1) return title;
  const body = pages.map((page) => pageLines(page, language));
  return [title, ...body, more.map((line) => `- ${line}`).join('\n')].filter(Boolean).join('\n\n');
}

/** The first of the possible titles that fits in a line. */
function titleOf(pages: PageTopic[], more: string[], language: ToolLanguage): string {
  const t = createTranslator(language);
  const namesOf = (all: PageTopic[]) => all.map(({ name }) => name).join(', ');
  const fresh = pages.filter(({ isNew }) => isNew);
  const [only] = pages;
  const count = fresh.length > 0 ? fresh.length : pages.length;
  const all = { count, names: namesOf(fresh.length > 0 ? fresh : pages) };
  const files = t('edit.commitWords.files', { count: Math.max(count, more.length) });
  const possible =
    fresh.length > 0
      ? [t('edit.commitWords.newPages', all)]
      : only && pages.length === 1
        ? onePageTitles(only, language)
        : pages.length > 1
          ? [t('edit.commitWords.pages', all)]
          : [more.join('; '), more[0] ?? ''];
  const shortened = pages.length > 0 ? `${all.names.slice(0, lineLength - 1)}…` : files;
  return possible.find((title) => title !== '' && title.length <= lineLength) ?? shortened;
}

function onePageTitles({ name, places }: PageTopic, language: ToolLanguage): string[] {
  const t = createTranslator(language);
  const [first = []] = places;
  const isOneSection = places.every(([section]) => section === first[0]);
  const parts = [
    ...(places.length === 1 ? [first.join(' · ')] : []),
    ...(places.length > 0 && isOneSection ? [first[0] ?? ''] : []),
    t('edit.commitWords.changes', { count: Math.max(1, places.length) }),
  ];
  return parts.map((part) => `${name}: ${part}`);
}

/** A page in a commit's body, with its places, one section a line. */
function pageLines(
  { name, path, isNew, added, changed, removed, places }: PageTopic,
  language: ToolLanguage,
): string {
  const t = createTranslator(language);
  const codes = { languages: [...added, ...changed, ...removed].join(', ') };
  const isGone = added.length + changed.length === 0;
  const head = isNew
    ? t('edit.commitWords.newPage', codes)
    : t(isGone ? 'edit.commitWords.gone' : 'edit.commitWords.changed', codes);
  const parts = isNew ? [] : [...new Set(places.map(([section = '']) => section))];
  return [`${name} (${path}): ${head}`, ...parts.map((part) => `- ${part}`)].join('\n');
}

/** What a commit has beside pages, a line each. */
function otherLines(
  changes: Omit<ReturnType<typeof siteChanges>, 'pages'>,
  language: ToolLanguage,
): string[] {
  const t = createTranslator(language);
  const { forms, sections, shells, messages, publicFiles, hasSettings } = changes;
  const line = (list: string[], say: (names: string) => string) =>
    list.length > 0 ? [say(list.join(', '))] : [];
  return [
    ...line(forms, (names) => t('edit.commitWords.forms', { count: forms.length, names })),
    ...line(sections, (names) => t('edit.commitWords.sections', { names })),
    ...line(shells, (names) => t('edit.commitWords.shells', { names })),
    ...line(messages, (names) => t('edit.commitWords.messages', { names })),
    ...line(publicFiles, (names) => t('edit.commitWords.publicFiles', { names })),
    ...(hasSettings ? [t('edit.commitWords.settings')] : []),
  ];
}
