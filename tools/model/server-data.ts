import type { PageData, ResolvedForm, ShellData } from '../../src/lib/page-data.ts';
import type { SiteConfig } from '../../src/generated/types.ts';
import type { FontUrls } from '../../src/theme/global-styles.ts';

/**
 * What the server needs of a build beside `dist/`, as the build writes it to `.server/site.json`.
 */
export type ServerData = {
  site: Pick<SiteConfig, 'languages' | 'leads' | 'brand' | 'theme'>;
  /** Each language's forms by name, and the page and shell in which its answers stand, by code. */
  languages: Record<
    string,
    { forms: Record<string, ResolvedForm>; page: PageData; shell: ShellData }
  >;
  fonts: FontUrls;
};

/** The folder beside `dist/` with what the server needs of a build, and its files. */
export const serverFolder = '.server';
export const serverFiles = { program: 'main.js', answers: 'answers.js', data: 'site.json' };
