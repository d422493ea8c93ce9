import type { SiteFiles } from '../../model/site.ts';

/** The JSON files that were added or removed, or have other bytes than before. */
export const changedFiles = (before: SiteFiles, now: SiteFiles): string[] =>
  [...new Set([...before.json.keys(), ...now.json.keys()])].filter(
    (file) => before.json.get(file) !== now.json.get(file),
  );
