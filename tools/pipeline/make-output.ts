import { contentHash } from '../model/content-hash.ts';
import { trimIfGrown } from '../model/disk-cache.ts';
import { BuildError } from '../model/problem.ts';
import { publishedSite } from '../model/publishing.ts';
import { required } from '../model/required.ts';
import type { Site } from '../model/site.ts';
import type { ContentStore } from '../model/stored-content.ts';
import { nameSummary, type SharedByPages } from './build-record.ts';
import type { ServerBundle } from './bundle/client-assets.ts';
import { findKept, type KeptFile, type KeptFiles } from './kept-files.ts';
import { asSets, sharingTexts } from './kept-summaries.ts';
import { collectSheets } from './page-sheets.ts';
import type { PageThread } from './page-thread.ts';
import { createPageRenderer } from './page-threads.ts';
import { type ClientBundle, type RenderedPage, render, type SiteOutput } from './render/render.ts';
import type { SiteLists } from './render/site-lists.ts';
import { thirdPartyOrigins } from './render/third-party-origins.ts';
import { pictureCacheFolder } from './resolve/encode-picture.ts';
import { resolveParts, type SiteParts } from './resolve/resolve.ts';
import { serverData } from './server-data.ts';
import { withLinksOfOwn } from './shards/shard-links.ts';
import { isInShare, isWhole, type Share } from './shards/share.ts';
import { storedPages } from './stored-pages.ts';
import { verify, verifyPages } from './verify/verify.ts';

/** Runs a stage under its name; `count` says of its result how much it was. */
export type StageRunner = <T>(
  stage: string,
  work: () => Promise<T> | T,
  count: (result: T) => number,
) => Promise<T>;

/** The site at one moment: what visitors get, and what the server reads beside it. */
export type SiteState = {
  output: SiteOutput;
  /** The moment, in ms since 1970. */
  instant: number;
  /** What the lists of pages are made of, and each listed page's place in the whole site. */
  lists: SiteLists;
  order: number[];
  data: string;
  /** How many pages it has. */
  count: number;
  pages: ReadonlyMap<string, RenderedPage>;
  /** What is known of each of them. */
  read: ReadonlyMap<string, KeptFile>;
  /** What the next build may take over. */
  kept: KeptFiles;
  /** What the pages have in common. */
  shared: SharedByPages;
};

type OutputOptions = {
  root: string;
  client: ClientBundle;
  loadBundle: () => Promise<ServerBundle>;
  /** The year that the footer says. */
  year: number;
  /** What the last build has left. */
  former: KeptFiles;
  /** Where the files go, within the site's folder: those of visitors, and the server's data. */
  folder: string;
  dataFile: string;
  stage: StageRunner;
  /** Where files are written that need not wait; else the output has all contents. */
  store?: ContentStore;
  /** Which pages are made. */
  share: Share;
  /** The state before this one: what it has of the same is taken over. */
  before?: SiteState;
  /** Threads that were started ahead. */
  threads?: readonly PageThread[];
};

/**
 * Makes all that a valid site is served from at its instant: resolve, render, verify. Pages that
 * the former build made of the same are taken over, and so is what was read of them.
 * @throws BuildError where a picture is damaged, or a page is not as it must be
 */
export async function makeOutput(site: Site, options: OutputOptions): Promise<SiteState> {
  const { root, client, loadBundle, year, former, folder, dataFile, stage, store, before } =
    options;
  const { share } = options;
  const published = publishedSite(site);
  const { order, ...resolved } = await stage(
    'resolve',
    async () => {
      const whole = { build: client.assets.entry, encode: true, year };
      return placesOfShare(await resolveParts(published, whole), share);
    },
    ({ places }) => places.length,
  );
  const read = new Map<string, KeptFile>();
  const sheets = collectSheets({ root, former, folder, store, before: before?.output });
  const findPage = async (file: string, madeOf: string) => {
    const same = before?.pages.get(file);
    const known = same?.madeOf === madeOf ? before?.read.get(file) : former[folder + file];
    if (known?.madeOf !== madeOf) return undefined;
    if (known.sheet && !(await sheets.keep(known.sheet))) return undefined;
    if (known.summary) read.set(file, known);
    if (same?.madeOf === madeOf) return same.html;
    const html = await findKept(root, former, folder + file, madeOf);
    return html === undefined || !store ? html : store.put(file, html, known.digest);
  };
  const origins = thirdPartyOrigins(published);
  const surroundings = { shells: resolved.shells, assets: client.assets, origins };
  const hasFormer = before !== undefined || Object.keys(former).length > 0;
  const expected = hasFormer ? 0 : resolved.places.length;
  const withSharedTexts = sharingTexts();
  const stored = store && storedPages(store);
  const renderer = createPageRenderer(loadBundle, surroundings, expected, options.threads);
  const { output, pages, lists } = await stage(
    'render',
    () =>
      render(published, resolved, client, {
        async renderPage(page, { json, spans, ...files }) {
          const { file, dataPath } = files;
          const places = stored?.placesOf(files);
          const job = { json, spans, dataPath, kind: page.language, places };
          const work = await renderer.render(job, page);
          const { digest, sheet, html, written } = work;
          const summary = withSharedTexts(work.summary);
          if (sheet) await sheets.add(sheet);
          read.set(file, { madeOf: '', digest, summary, sheet: sheet?.address });
          if (stored && written) return stored.take(files, written);
          return Buffer.from(required(html, 'HTML of a page')).toString();
        },
        origins,
        findKept: findPage,
        put: stored?.put,
      }).finally(renderer.close),
    (made) => made.pages.size,
  );
  for (const [file, { madeOf }] of pages)
    read.set(file, { ...required(read.get(file), `summary of ${file}`), madeOf });
  for (const [address, content] of sheets.files) output.set(address, content);
  await trimIfGrown(pictureCacheFolder);
  const redirects = site.config.value.redirects.map(({ from }) => from);
  await stage(
    'verify',
    () => {
      const summaries = new Map([...read].map(([file, { summary }]) => [file, asSets(summary)]));
      const problems = isWhole(share)
        ? verify(output, redirects, summaries)
        : verifyPages(output, redirects, withLinksOfOwn(summaries));
      if (problems.length > 0) throw new BuildError(problems);
    },
    () => resolved.places.length,
  );
  const data = await serverData(published, resolved, surroundings, {
    loadRenderer: async () => (await loadBundle()).entry.renderAnswerPage,
    findKept: (madeOf) => findKept(root, former, dataFile, madeOf),
  });
  return {
    output,
    instant: site.instant,
    lists,
    order,
    data: data.text,
    count: resolved.places.length,
    pages,
    read,
    kept: Object.fromEntries([
      [dataFile, { madeOf: data.madeOf, digest: contentHash(data.text) }],
      ...[...read].map(([file, kept]) => [folder + file, kept] as const),
      ...sheets.kept(),
    ]),
    shared: {
      ...surroundings,
      shells: [...resolved.shells],
      named: published.pages
        .filter(({ path, localPath }) => path !== localPath)
        .map(({ route, path, language, localPath }) => ({ route, path, language, localPath })),
      pages: Object.fromEntries(
        [...pages].map(([file, { shareImage }]) => [
          file,
          {
            summary: nameSummary(required(read.get(file)?.summary, `summary of ${file}`)),
            shareImage,
            sheet: read.get(file)?.sheet,
          },
        ]),
      ),
    },
  };
}

/** The pages of a share, and where each stands among all. */
function placesOfShare(parts: SiteParts, share: Share): SiteParts & { order: number[] } {
  const own = [...parts.places.entries()].filter(([, { route }]) => isInShare(route, share));
  return { ...parts, places: own.map(([, place]) => place), order: own.map(([index]) => index) };
}
