import { comingInstants } from '../model/publishing.ts';
import { changeFolder, pagesFolder, serverFiles, serverFolder } from '../model/server-data.ts';
import type { Site } from '../model/site.ts';
import type { ContentStore } from '../model/stored-content.ts';
import type { SharedByPages } from './build-record.ts';
import { buildClient, buildServerEntry } from './bundle/client-assets.ts';
import { buildServerProgram } from './bundle/server-program.ts';
import type { KeptFiles } from './kept-files.ts';
import { makeOutput, type SiteState, type StageRunner } from './make-output.ts';
import type { PageThread } from './page-thread.ts';
import type { SiteOutput } from './render/render.ts';
import { consentSettings } from './resolve/consent-settings.ts';
import { type Share, wholeSite } from './shards/share.ts';
import { changeBetween, contentAt } from './site-change.ts';
import type { FolderContent } from './write/write.ts';

export type MadeSite = {
  output: SiteOutput;
  /** The files of the server's folder. */
  program: FolderContent;
  pages: number;
  /** The site now, and at each of the moments of its changes. */
  states: SiteState[];
  /** What the next build may take over. */
  kept: KeptFiles;
  /** What its pages have in common now. */
  shared: SharedByPages;
};

/**
 * How many coming changes a build makes: the server has each in memory, some megabytes where all
 * pages have another menu. Those after them take another build.
 */
export const maxComingChanges = 10;

/**
 * Makes everything that a valid site is served from, now and at each moment at which it changes by
 * itself; of a share, without the other shares' pages.
 * @param threads those that were started ahead to render its pages
 * @throws BuildError where a picture is damaged, or a page is not as it must be
 */
export async function makeSite(
  root: string,
  site: Site,
  year: number,
  former: KeptFiles,
  stage: StageRunner,
  store: ContentStore,
  { share = wholeSite, threads = [] }: { share?: Share; threads?: readonly PageThread[] } = {},
): Promise<MadeSite> {
  const [client, bundled] = await stage(
    'bundle',
    () => Promise.all([buildClient(clientOptionsOf(site)), buildServerProgram()]),
    ([{ files: scripts }, programs]) => scripts.size + programs.size,
  );
  const program: FolderContent = new Map(bundled);
  let bundle: ReturnType<typeof buildServerEntry> | undefined;
  const loadBundle = () => (bundle ??= buildServerEntry());
  const shared = { root, client, loadBundle, year, former, share };
  const now = await makeOutput(site, {
    ...shared,
    folder: pagesFolder,
    dataFile: `${serverFolder}/${serverFiles.data}`,
    stage,
    store,
    threads,
  });
  const states = [now];
  const changes: ReturnType<typeof changeBetween>[] = [];
  const kept = { ...now.kept };
  program.set(serverFiles.data, now.data);
  const addChanges = async () => {
    for (const at of comingInstants(site).slice(0, maxComingChanges)) {
      const before = states.at(-1) ?? now;
      const folder = `${serverFolder}/${changeFolder(at)}`;
      const state = await makeOutput(
        { ...site, instant: at },
        {
          ...shared,
          folder: `${folder}/${pagesFolder}`,
          dataFile: `${folder}/${serverFiles.data}`,
          stage: (_name, work) => Promise.resolve(work()),
          before,
        },
      );
      const change = changeBetween(before.output, state.output, at);
      for (const address of change.written)
        program.set(
          `${changeFolder(at)}/${pagesFolder}${address}`,
          contentAt(state.output, address),
        );
      program.set(`${changeFolder(at)}/${serverFiles.data}`, state.data);
      Object.assign(kept, state.kept);
      states.push(state);
      changes.push(change);
    }
  };
  if (comingInstants(site).length > 0) await stage('changes', addChanges, () => changes.length);
  program.set(serverFiles.changes, JSON.stringify(changes));
  return { output: now.output, program, pages: now.count, states, kept, shared: now.shared };
}

/** What a site's scripts have beyond those of others. */
const clientOptionsOf = ({ config: { value } }: Site) => ({
  originParameters: value.leads.mode === 'direct' ? value.leads.origin.allow : [],
  consent: consentSettings(value),
});
