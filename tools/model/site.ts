import type { Form, Messages, Page, Shell, SiteConfig } from '../../src/generated/types.ts';
import type { SourceFile } from './source.ts';
import type { ReferenceKind } from './schemas.ts';

/**
 * What a site is made of on disk: its JSON files and the names and contents of its public files.
 */
export type SiteFiles = {
  /** The bytes of each file below pages-config and translations, by path relative to the site. */
  json: Map<string, Uint8Array>;
  /** The files below public, by address ("/images/a.png"), each with a way to read it. */
  publicFiles: Map<string, () => Promise<Uint8Array>>;
};

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
  /** The address without a language prefix: `/`, `/operadoras/cartoes-beneficios`. */
  path: string;
  language: string;
  source: SourceFile<Page>;
  /** False where the file has problems of its own, so that they are not reported twice. */
  isValid: boolean;
};

/**
 * A site whose files were read and validated. What is unsound is here too, marked or left out, so
 * that others are not blamed for it.
 */
export type Site = {
  files: SiteFiles;
  config: SourceFile<SiteConfig>;
  pages: PageVersion[];
  /** The versions of each page, by path. */
  versions: Map<string, PageVersion[]>;
  /** The page that a file is. */
  pageBySource: Map<SourceFile, PageVersion>;
  shells: Map<string, SourceFile<Shell>>;
  forms: Map<string, SourceFile<Form>>;
  messages: Map<string, SourceFile<Messages>>;
  /** Files that stand but have problems. */
  invalidFiles: Set<string>;
  /** Files whose name or folder is none that a site has. */
  unknownFiles: string[];
  references: Reference[];
};

/** `home` → `/`, `academias` → `/academias`. */
export const pathOf = (route: string) => (route === 'home' ? '/' : `/${route}`);

/** The page that a route shows in a language: its own, or the one that stands in for it. */
export function versionOrFallback(
  { pages, config }: Site,
  route: string,
  language: string,
): PageVersion {
  const versions = pages.filter((page) => page.route === route);
  return (
    versions.find((page) => page.language === language) ??
    versions.find((page) => page.language === config.value.languages[0]!.code) ??
    versions[0]!
  );
}
