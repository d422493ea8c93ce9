import type {
  Form,
  Language,
  Messages,
  Page,
  SharedSection,
  Shell,
  SiteConfig,
  Words,
} from '../../src/generated/types.ts';
import { groupBy } from './group-by.ts';
import { required } from './required.ts';
import type { ReferenceKind } from './schema.ts';
import type { SourceFile } from './source.ts';

/**
 * What a site is made of on disk: its JSON files and the names and contents of its public files.
 */
export type SiteFiles = {
  /** The bytes of each file below pages-config and translations, by path relative to the site. */
  json: Map<string, Uint8Array>;
  /** The files below public, by address ("/images/a.png"), each with a way to read it. */
  publicFiles: Map<string, () => Promise<Uint8Array>>;
  /** The files that are there but are not read, by path relative to the site, and why. */
  leftOut?: ReadonlyMap<string, LeftOut>;
  /** The pages' files that the last commit has and the folder has no more: their texts, by path. */
  removedPages?: ReadonlyMap<string, string>;
};

/** Why a file is not read: it is a link, which may lead out of the site, or of too many bytes. */
export type LeftOut = { reason: 'symbolic-link' } | { reason: 'too-large'; bytes: number };

/** A text of a file that names something elsewhere. */
export type Reference = {
  kind: ReferenceKind;
  value: string;
  pointer: string;
  source: SourceFile;
  language?: string;
};

export type PageVersion = {
  /** The folder: `home`, `operadoras/cartoes-beneficios`. */
  route: string;
  /** What links name it by, in every language: `/`, `/operadoras/cartoes-beneficios`. */
  path: string;
  /** Its address without the language's prefix: its slug, or else its path. */
  localPath: string;
  language: string;
  /** Its shared sections stand in their places, with the ids that the page gives them. */
  source: SourceFile<Page>;
  /** The file's own value, in which shared sections are only named. */
  written: SourceFile;
  /** The file that each shared section comes from, by its place in the page. */
  shared: ReadonlyMap<number, SourceFile<SharedSection>>;
  /** False where the file has problems of its own, so that they are not reported twice. */
  isValid: boolean;
};

/**
 * A site whose files were read and validated. Invalid pages are here too, marked, and other invalid
 * files by name, so that a link to them is not reported as a second mistake.
 */
export type Site = {
  files: SiteFiles;
  /** The moment at which it is looked at, in ms since 1970: which pages are out depends on it. */
  instant: number;
  /** Of a site as it is published: the files of the pages that are not out. */
  hiddenFiles?: ReadonlySet<string>;
  config: SourceFile<SiteConfig>;
  pages: PageVersion[];
  /** The versions of each page, by path. */
  versions: Map<string, PageVersion[]>;
  /** The page version that each page's file holds. */
  pageBySource: Map<SourceFile, PageVersion>;
  /** The versions of each shared section, by name and then by language. */
  sections: Map<string, Map<string, SourceFile<SharedSection>>>;
  shells: Map<string, SourceFile<Shell>>;
  /** The forms as their files say them. */
  forms: Map<string, SourceFile<Form>>;
  /**
   * The forms with the fields of those that they extend. What is wrong with such a field is in the
   * file that has it.
   */
  completeForms: Map<string, SourceFile<Form>>;
  /** The forms with problems of their own, of whatever value, where the file is JSON at all. */
  invalidForms: Map<string, SourceFile>;
  messages: Map<string, SourceFile<Messages>>;
  /** The brand's glossary, where the site has one. */
  words?: SourceFile<Words>;
  /** Files that exist but have problems of their own. */
  invalidFiles: Set<string>;
  /** Files in a site's folders whose name means nothing there. */
  unknownFiles: string[];
  references: Reference[];
};

/** `home` → `/`, `academias` → `/academias`. */
export const pathOf = (route: string) => (route === 'home' ? '/' : `/${route}`);

/** `/` → `home`, `/academias` → `academias`. */
export const routeOf = (path: string) => (path === '/' ? 'home' : path.slice(1));

/** The language without a prefix, which stands in for the others: the first that is listed. */
export const mainLanguageOf = ({ config }: Pick<Site, 'config'>): Language =>
  required(config.value.languages[0], 'language in site.json');

/** The codes of a site's languages, the main one first. */
export const codesOf = ({ config }: Pick<Site, 'config'>): string[] =>
  config.value.languages.map(({ code }) => code);

/** The versions of a page, one a language. */
export const versionsOf = ({ versions }: Pick<Site, 'versions'>, route: string): PageVersion[] =>
  versions.get(pathOf(route)) ?? [];

/** A page that shows a shared section, and the section's place in it. */
type SharedUse = { page: PageVersion; index: number; shared: SourceFile };

const sharedUsesCache = new WeakMap<PageVersion[], Map<SourceFile, SharedUse[]>>();

/** The pages that show a shared section, each with the section's places in it. */
export function usesOf({ pages }: Pick<Site, 'pages'>, source: SourceFile): readonly SharedUse[] {
  let bySource = sharedUsesCache.get(pages);
  if (!bySource) {
    const uses = pages.flatMap((page) =>
      [...page.shared].map(([index, shared]): SharedUse => ({ page, index, shared })),
    );
    bySource = groupBy(uses, ({ shared }) => shared);
    sharedUsesCache.set(pages, bySource);
  }
  return bySource.get(source) ?? [];
}

const kindsCache = new WeakMap<Reference[], Map<ReferenceKind, Reference[]>>();

/** The references of a kind, in their order: a large site has half a million of all kinds. */
export function referencesOfKind(
  { references }: Pick<Site, 'references'>,
  kind: ReferenceKind,
): readonly Reference[] {
  let byKind = kindsCache.get(references);
  if (!byKind) {
    byKind = groupBy(references, ({ kind }) => kind);
    kindsCache.set(references, byKind);
  }
  return byKind.get(kind) ?? [];
}

/** The references of each file, in their order there. */
export const referencesBySource = ({
  references,
}: Pick<Site, 'references'>): ReadonlyMap<SourceFile, Reference[]> =>
  groupBy(references, ({ source }) => source);

/** Every route of a site, once. */
export const routesOf = ({ pages }: Pick<Site, 'pages'>): string[] => [
  ...new Set(pages.map(({ route }) => route)),
];

/** The page that a route shows in a language: its own, or the one that stands in for it. */
export function versionOrFallback(
  site: Pick<Site, 'versions' | 'config'>,
  route: string,
  language: string,
): PageVersion {
  const versions = versionsOf(site, route);
  const inLanguage = (code: string) => versions.find((page) => page.language === code);
  return required(
    inLanguage(language) ?? inLanguage(mainLanguageOf(site).code) ?? versions[0],
    `page ${route}`,
  );
}
