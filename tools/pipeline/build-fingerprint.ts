import { join } from 'node:path';
import { pagesFolder, serverFolder } from '../model/server-data.ts';
import { type BuildRecord, writeBuildRecord } from './build-record.ts';
import { lookAtFiles, type SeenFiles, stampOfKnown, stampOfSeen } from './load/identify-files.ts';
import { isInPeriod, readRecord, writeRecord } from './site-record.ts';
import { type FolderStamp, isAsStamped, stampOfListing } from './write/list-folders.ts';

/**
 * What tells that nothing has changed since a build: most builds need no more of its record, which
 * has some words on each file and each page.
 */
type BuildFingerprint = Pick<BuildRecord, 'code' | 'year' | 'period' | 'problems' | 'result'> & {
  /** What the system says of the site's files, as one hash. */
  inputs: string;
  /** The folders that the build wrote, as those of the record. */
  folders: FolderStamp[];
};

const name = 'fingerprint';

/** A build of which the files are as it left them, and how many files the site has. */
export type UnchangedBuild = Pick<BuildRecord, 'problems' | 'result'> & { count: number };

/**
 * The last build of the same code, where the site's files and what was made of them are untouched
 * since then: as the system says, so that nothing is read.
 * @param seen what it says of the site's files
 */
export async function findUnchanged(
  root: string,
  code: string,
  instant: number,
  seen: SeenFiles = lookAtFiles(root),
): Promise<UnchangedBuild | undefined> {
  const former = await readRecord<BuildFingerprint>(root, name, code);
  if (!former || !isOfTime(former, instant)) return undefined;
  const isUntouched =
    stampOfSeen(seen) === former.inputs &&
    [pagesFolder, serverFolder].every((folder, index) => {
      const made = former.folders[index];
      return made !== undefined && isAsStamped(join(root, folder), made);
    });
  return isUntouched ? { ...former, count: seen.stats.size } : undefined;
}

/** Whether a build at an instant would have the same pages and the same year on them. */
export const isOfTime = (record: Pick<BuildRecord, 'year' | 'period'>, instant: number): boolean =>
  record.year === new Date(instant).getFullYear() && isInPeriod(record, instant);

/** Keeps what a build has left, and in short what tells that nothing has changed since. */
export async function writeBuild(root: string, record: BuildRecord): Promise<void> {
  await writeBuildRecord(root, record);
  await writeFingerprint(root, record);
}

/** Nothing is written where a file was changed just now: it is to be read again in any case. */
async function writeFingerprint(root: string, record: BuildRecord): Promise<void> {
  const inputs = stampOfKnown(record.inputs);
  if (inputs === undefined) return;
  const { code, year, period, problems, result, listings } = record;
  const folders = listings.map(stampOfListing);
  const fingerprint = { code, year, period, problems, result, inputs, folders };
  await writeRecord<BuildFingerprint>(root, name, fingerprint);
}
