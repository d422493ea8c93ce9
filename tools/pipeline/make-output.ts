import type * as ServerEntry from '../../src/entry-server.tsx';
import { contentHash } from '../model/content-hash.ts';
import { BuildError } from '../model/problem.ts';
import { publishedSite } from '../model/publishing.ts';
import type { Site } from '../model/site.ts';
import { type BuildRecord, findKept, type KeptFile } from './build-record.ts';
import { type ClientBundle, type RenderedPage, render, type SiteOutput } from './render/render.ts';
import { resolve } from './resolve/resolve.ts';
import { serverData } from './server-data.ts';
import { type HtmlSummary, readHtml } from './verify/read-html.ts';
import { verify } from './verify/verify.ts';

/** Runs a stage under its name; `count` says of its result how much it was. */
export type StageRunner = <T>(
  stage: string,
  work: () => Promise<T> | T,
  count: (result: T) => number,
) => Promise<T>;

/** The site at one moment: what visitors get, and what the server reads beside it. */
export type SiteState = {
  output: SiteOutput;
  data: string;
  /** How many pages it has. */
  count: number;
  pages: ReadonlyMap<string, RenderedPage>;
  /** What the next build may take over. */
  kept: BuildRecord['files'];
};

type OutputOptions = {
  root: string;
  client: ClientBundle;
  loadEntry: () => Promise<typeof ServerEntry>;
  /** The year that the footer says. */
  year: number;
  /** What the last build has left. */
  former: BuildRecord['files'];
  /** Where the files go, within the site's folder: those of visitors, and the server's data. */
  folder: string;
  dataFile: string;
  stage: StageRunner;
  /** The state before this one: what it has of the same is taken over. */
  before?: SiteState;
};

/**
 * Makes all that a valid site is served from at its instant: resolve, render, verify. Pages that
 * the former build made of the same are taken over, and so is what was read of them.
 * @throws BuildError where a picture is damaged, or a page is not as it must be
 */
export async function makeOutput(site: Site, options: OutputOptions): Promise<SiteState> {
  const { root, client, loadEntry, year, former, folder, dataFile, stage, before } = options;
  const published = publishedSite(site);
  const resolved = await stage(
    'resolve',
    () => resolve(published, { build: client.assets.entry, encode: true, year }),
    ({ pages }) => pages.length,
  );
  const findPage = async (file: string, madeOf: string) => {
    const same = before?.pages.get(file);
    return same?.madeOf === madeOf ? same.html : findKept(root, former, folder + file, madeOf);
  };
  const { output, pages } = await stage(
    'render',
    () =>
      render(published, resolved, client, {
        renderPage: async (...page) => (await loadEntry()).renderPage(...page),
        findKept: findPage,
      }),
    (made) => made.pages.size,
  );
  const redirects = site.config.value.redirects.map(({ from }) => from);
  const read = await stage(
    'verify',
    () => {
      const found = [...pages].map(
        ([file, page]) => [file, readPage(former[folder + file], page)] as const,
      );
      const summaries = new Map(found.map(([file, { summary }]) => [file, summary]));
      const problems = verify(output, redirects, summaries);
      if (problems.length > 0) throw new BuildError(problems);
      return found;
    },
    () => resolved.pages.length,
  );
  const data = await serverData(published, resolved, client.assets, {
    loadRenderer: async () => (await loadEntry()).renderAnswerPage,
    findKept: (madeOf) => findKept(root, former, dataFile, madeOf),
  });
  return {
    output,
    data: data.text,
    count: resolved.pages.length,
    pages,
    kept: Object.fromEntries([
      [dataFile, { madeOf: data.madeOf, digest: contentHash(data.text) }],
      ...read.map(([file, { kept }]) => [folder + file, kept] as const),
    ]),
  };
}

/** What verification needs to know of a page, which is read once for the same HTML. */
function readPage(
  former: KeptFile | undefined,
  { html, madeOf }: RenderedPage,
): { summary: HtmlSummary; kept: KeptFile } {
  const digest = contentHash(html);
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
