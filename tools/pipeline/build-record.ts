import type { Assets } from '../../src/entry-server.tsx';
import type { ShellData } from '../../src/lib/page-data.ts';
import { contentHash } from '../model/content-hash.ts';
import type { ThirdPartyOrigins } from '../model/content-security-policy.ts';
import type { NextChange } from '../model/publishing.ts';
import type { PageVersion } from '../model/site.ts';
import type { KeptFiles } from './kept-files.ts';
import type { KeptSummary } from './kept-summaries.ts';
import { readRecord, type SiteRecord, writeRecord } from './site-record.ts';
import type { Listing } from './write/list-folders.ts';

/** What a build that ended well has left behind: another of the same code may begin with it. */
export type BuildRecord = SiteRecord & {
  /** The year that the footer says. */
  year: number;
  /** What is in the folders that it wrote: the pages', and the server's. */
  listings: Listing[];
  result: {
    /** How many pages are out, in all languages. */
    pages: number;
    bytes: number;
    nextChange?: NextChange;
    changesLeft?: number;
  };
  shared: SharedByPages;
};

/** What the pages of a build have in common, and what is known of each of them. */
export type SharedByPages = {
  shells: [language: string, shell: ShellData][];
  assets: Assets;
  origins: ThirdPartyOrigins;
  /** The pages that have an address other than their path. */
  named: Pick<PageVersion, 'route' | 'path' | 'language' | 'localPath'>[];
  /** By the page's file in the folder. */
  pages: Record<string, BuiltPage>;
};

/** What was read of a page, as one hash, the picture that stands for it, and its sheet. */
export type BuiltPage = { summary: string; shareImage?: string; sheet?: string };

export const nameSummary = (summary: KeptSummary): string => contentHash(JSON.stringify(summary));

const [recordName, filesName] = ['build', 'pages'];

export const readBuild = (root: string, code: string): Promise<BuildRecord | undefined> =>
  readRecord<BuildRecord>(root, recordName, code);

export const writeBuildRecord = (root: string, record: BuildRecord): Promise<void> =>
  writeRecord(root, recordName, record);

/** The files that a build may take over one by one: of each it is found out whether it may. */
export const readKeptFiles = async (root: string, code: string): Promise<KeptFiles> =>
  (await readRecord<{ code: string; files: KeptFiles }>(root, filesName, code))?.files ?? {};

export const writeKeptFiles = (root: string, code: string, files: KeptFiles): Promise<void> =>
  writeRecord(root, filesName, { code, files });
