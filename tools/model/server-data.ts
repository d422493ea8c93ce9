import type { SiteConfig } from '../../src/generated/types.ts';
import type { PageData, ResolvedForm, ShellData } from '../../src/lib/page-data.ts';
import type { FontUrls } from '../../src/theme/global-styles.ts';
import type { ThirdPartyOrigins } from './content-security-policy.ts';

/**
 * What the server needs of a build beside `dist/`, as the build writes it to `.server/site.json`.
 */
export type ServerData = {
  site: Pick<SiteConfig, 'languages' | 'leads' | 'brand' | 'theme'>;
  /** By each language's code, its forms by name, and the page and shell of its answers. */
  languages: Record<
    string,
    {
      forms: Record<string, ResolvedForm>;
      page: PageData;
      shell: ShellData;
      /** The answers that say the same to everybody, as pages. */
      answers: { thanks: string; failed: string };
    }
  >;
  fonts: FontUrls;
  /** The script and settings of the question about analytics, where a site has it. */
  consent?: { script: string; settings: string };
  /** Other people's origins, for the policy of answers. */
  origins: ThirdPartyOrigins;
};

/** Where a build puts the pages, within the site's folder. */
export const pagesFolder = 'dist';

/** The folder beside `dist/` with what the server needs of a build, and its files. */
export const serverFolder = '.server';
export const serverFiles = {
  program: 'main.js',
  answers: 'answers.js',
  data: 'site.json',
  changes: 'changes.json',
};

/**
 * How the site changes by itself at a moment after the build, in ms since 1970, as
 * `.server/changes.json` lists it: which of the visitors' files are written and removed then, by
 * address. What they hold stands in the change's folder, below `dist/`, with the server's data
 * beside it.
 */
export type ComingChange = { at: number; written: string[]; removed: string[] };

/** The folder of a coming change within the server's folder. */
export const changeFolder = (at: number): string => `changes/${at}`;
