import { contentHash } from '../model/content-hash.ts';
import { withoutDrafts } from '../model/drafts.ts';
import { BuildError } from '../model/problem.ts';
import { pagesFolder, serverFiles, serverFolder } from '../model/server-data.ts';
import type { Site } from '../model/site.ts';
import { type BuildRecord, findKept, type KeptFile } from './build-record.ts';
import { buildClient, buildServerEntry } from './bundle/client-assets.ts';
import { buildServerProgram } from './bundle/server-program.ts';
import { type RenderedPage, render, type SiteOutput } from './render/render.ts';
import { consentSettings } from './resolve/consent-settings.ts';
import { resolve } from './resolve/resolve.ts';
import { serverData } from './server-data.ts';
import { type HtmlSummary, readHtml } from './verify/read-html.ts';
import { verify } from './verify/verify.ts';
import type { FolderContent } from './write/write.ts';

/** Runs a stage under its name; `count` says of its result how much it was. */
export type StageRunner = <T>(
  stage: string,
  work: () => Promise<T> | T,
  count: (result: T) => number,
) => Promise<T>;

export type MadeSite = {
  output: SiteOutput;
  /** The files of the server's folder. */
  program: FolderContent;
  pages: number;
  /** What the next build may take over. */
  kept: BuildRecord['files'];
};

/**
 * Makes everything that a valid site is served from: bundle, resolve, render, verify. Pages that
 * the former build made of the same are taken over, and so is what was read of them.
 * @throws BuildError where a picture is damaged, or a page is not as it must be
 */
export async function makeSite(
  root: string,
  site: Site,
  year: number,
  former: BuildRecord['files'],
  stage: StageRunner,
): Promise<MadeSite> {
  const [client, program] = await stage(
    'bundle',
    () => Promise.all([buildClient(clientOptionsOf(site)), buildServerProgram()]),
    ([{ files: scripts }, programs]) => scripts.size + programs.size,
  );
  const published = withoutDrafts(site);
  const resolved = await stage(
    'resolve',
    () => resolve(published, { build: client.assets.entry, encode: true, year }),
    ({ pages }) => pages.length,
  );
  let entry: ReturnType<typeof buildServerEntry> | undefined;
  const serverEntry = () => (entry ??= buildServerEntry());
  const { output, pages } = await stage(
    'render',
    () =>
      render(published, resolved, client, {
        renderPage: async (...page) => (await serverEntry()).renderPage(...page),
        findKept: (file, madeOf) => findKept(root, former, pagesFolder + file, madeOf),
      }),
    (made) => made.pages.size,
  );
  const redirects = site.config.value.redirects.map(({ from }) => from);
  const read = await stage(
    'verify',
    () => {
      const found = [...pages].map(
        ([file, page]) => [file, readPage(former, pagesFolder + file, page)] as const,
      );
      const summaries = new Map(found.map(([file, { summary }]) => [file, summary]));
      const problems = verify(output, redirects, summaries);
      if (problems.length > 0) throw new BuildError(problems);
      return found;
    },
    () => resolved.pages.length,
  );
  const dataFile = `${serverFolder}/${serverFiles.data}`;
  const data = await serverData(published, resolved, client.assets, {
    loadRenderer: async () => (await serverEntry()).renderAnswerPage,
    findKept: (madeOf) => findKept(root, former, dataFile, madeOf),
  });
  return {
    output,
    program: program.set(serverFiles.data, data.text),
    pages: resolved.pages.length,
    kept: Object.fromEntries([
      [dataFile, { madeOf: data.madeOf, digest: contentHash(data.text) }],
      ...read.map(([file, { kept }]) => [pagesFolder + file, kept] as const),
    ]),
  };
}

/** What a site's scripts have beyond those of others. */
const clientOptionsOf = ({ config: { value } }: Site) => ({
  originParameters: value.leads.mode === 'direct' ? value.leads.origin.allow : [],
  consent: consentSettings(value),
});

/** What verification needs to know of a page, which is read once for the same HTML. */
function readPage(
  files: BuildRecord['files'],
  path: string,
  { html, madeOf }: RenderedPage,
): { summary: HtmlSummary; kept: KeptFile } {
  const digest = contentHash(html);
  const former = files[path];
  if (former?.summary && former.digest === digest) {
    const { ids, links, outside, ...more } = former.summary;
    return {
      summary: { ...more, ids: new Set(ids), links: new Set(links), outside: new Set(outside) },
      kept: { ...former, madeOf },
    };
  }
  const summary = readHtml(html);
  const { ids, links, outside } = summary;
  const asJson = { ...summary, ids: [...ids], links: [...links], outside: [...outside] };
  return { summary, kept: { madeOf, digest, summary: asJson } };
}
