import type { Problem } from '../model/problem.ts';
import { comingInstants, type NextChange, nextChange } from '../model/publishing.ts';
import type { Site, SiteFiles } from '../model/site.ts';
import { isStored } from '../model/stored-content.ts';
import type { StageRunner } from './make-output.ts';
import type { FolderContent } from './write/write.ts';

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

/** What a build tells of the changes to come, where there are any. */
export function comingChanges(
  site: Site,
  made: number,
): Pick<BuildResult, 'nextChange' | 'changesLeft'> {
  const coming = comingInstants(site).length;
  return coming > 0
    ? { nextChange: nextChange(site), changesLeft: Math.max(0, coming - made) }
    : {};
}

/** How many bytes a folder's files have. */
export const byteLength = (content: FolderContent): number =>
  [...content.values()].reduce<number>(
    (sum, each) => sum + (isStored(each) ? each.byteLength : Buffer.byteLength(each)),
    0,
  );
