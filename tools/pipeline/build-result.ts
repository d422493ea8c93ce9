import type { Problem } from '../model/problem.ts';
import type { NextChange } from '../model/publishing.ts';
import type { SiteFiles } from '../model/site.ts';
import type { StageRunner } from './make-output.ts';

/** What a build has made, or what was wrong. */
export type BuildResult = {
  problems: Problem[];
  /** The site's files, where there are problems in them. */
  files?: SiteFiles;
  pages: number;
  /** How many bytes the pages' folder holds; undefined where nothing was built. */
  bytes?: number;
  /** When the site changes by itself the next time, where it does. */
  nextChange?: NextChange;
  /** How many changes come after those that the server knows of from this build. */
  changesLeft?: number;
};

/** The moment for which a site is built, in ms since 1970, and what runs each stage. */
export type BuildOptions = { instant: number; stage: StageRunner };
