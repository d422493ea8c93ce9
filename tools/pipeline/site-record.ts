import { join } from 'node:path';
import { contentHash } from '../model/content-hash.ts';
import { ignoreRefusal, readKept, trimIfGrown, writeKept } from '../model/disk-cache.ts';
import { ignoreCodes } from '../model/ignore-codes.ts';
import type { Problem } from '../model/problem.ts';
import { codeHash, codeHashAtStart, codeOfAll } from '../model/program-code.mjs';
import { projectRoot } from '../model/schemas.ts';
import type { KnownFile } from './load/identify-files.ts';
import type { PageFacts } from './page-facts.ts';

/** What is known of each site, by the hash of its folder and by what for. */
export const recordsFolder = join(projectRoot, 'node_modules/.cache/builds');
const recordFile = (root: string, name: string) =>
  join(recordsFolder, `${contentHash(root)}.${name}.json`);

/** What was found of a site, and what it was found of: another run may begin with it. */
export type SiteRecord = {
  /** The code that was run, as one hash. */
  code: string;
  /** Every file of the site, by path within its folder. */
  inputs: Record<string, KnownFile>;
  /** When the same pages are out as then, in ms since 1970; null where there is no end to it. */
  period: { from: number | null; until: number | null };
  problems: Problem[];
  /** How many pages there are, with those that are not out. */
  pages: number;
  /** What is known of each page where there were no problems but those of words, by its file. */
  facts: Record<string, PageFacts>;
};

/** The code of the whole tool and of the pages, as one hash. @param place as of `codeHash` */
export const hashOfCode = (place?: string): string => codeHash(codeOfAll, place);

/** The same of the code that this process runs, for whoever asks first. */
export const hashOfCodeAtStart = (): string => codeHashAtStart(codeOfAll);

/** Whether the same pages are out at an instant as when a site was recorded. */
export const isInPeriod = (
  { period: { from, until } }: Pick<SiteRecord, 'period'>,
  instant: number,
): boolean => instant >= (from ?? -Infinity) && instant < (until ?? Infinity);

/**
 * What was kept of a site, where the same code has kept it.
 * @param name what it was kept for
 */
export async function readRecord<T extends { code: string }>(
  root: string,
  name: string,
  code: string,
): Promise<T | undefined> {
  try {
    const bytes = readKept(recordFile(root, name));
    const record = bytes && (JSON.parse(Buffer.from(bytes).toString()) as T);
    return record?.code === code ? record : undefined;
  } catch (cause) {
    return ignoreCodes('EACCES', 'EPERM')(cause);
  }
}

/** Where nothing may be written the next run begins anew, and nothing is lost. */
export const writeRecord = <T extends { code: string }>(
  root: string,
  name: string,
  record: T,
): Promise<void> =>
  writeKept(recordFile(root, name), Buffer.from(JSON.stringify(record)))
    .then(() => trimIfGrown(recordsFolder))
    .catch(ignoreRefusal);
