import { fileKindOf, publicAddress, siteFile } from '../model/file-paths.ts';
import { pathOf } from '../model/site.ts';
import type { ChangedFile } from './git.ts';

/** What differs of a page, by language. */
export type PageChange = { path: string } & Record<ChangedFile['status'], string[]>;

/** What differs of a site, as people call it. */
export type SiteChanges = {
  pages: PageChange[];
  forms: string[];
  sections: string[];
  /** The languages whose header and footer, or interface texts, differ. */
  shells: string[];
  messages: string[];
  /** Pictures, videos and other public files, by address. */
  publicFiles: string[];
  hasSettings: boolean;
};

/** Sorts changed files by what they are in the site. */
export function siteChanges(files: ChangedFile[]): SiteChanges {
  const pages = new Map<string, PageChange>();
  const [forms, sections] = [new Set<string>(), new Set<string>()];
  const languages = { shell: [] as string[], messages: [] as string[] };
  for (const { file, status } of files) {
    const kind = fileKindOf(file);
    if (kind?.schema === 'page') {
      const path = pathOf(kind.route);
      const page = pages.get(path) ?? { path, added: [], changed: [], removed: [] };
      page[status].push(kind.language);
      pages.set(path, page);
    } else if (kind?.schema === 'form') forms.add(kind.name);
    else if (kind?.schema === 'section') sections.add(kind.name);
    else if (kind && kind.schema !== 'words') languages[kind.schema].push(kind.language);
  }
  return {
    pages: [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    forms: [...forms],
    sections: [...sections],
    shells: languages.shell,
    messages: languages.messages,
    publicFiles: files.flatMap(({ file }) => publicAddress(file) ?? []),
    hasSettings: files.some(({ file }) => file === siteFile),
  };
}
