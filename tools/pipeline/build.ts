import type * as ServerEntry from '../../src/entry-server.tsx';
import { buildClient, buildServerEntry } from './bundle/client-assets.ts';
import { withoutDrafts } from '../model/drafts.ts';
import { inspect } from './inspect.ts';
import { load } from './load/load.ts';
import { UnusableSite, type Problem } from '../model/problem.ts';
import { render, type Output } from './render/render.ts';
import { resolve, type ResolvedSite } from './resolve/resolve.ts';
import type { Site, SiteFiles } from '../model/site.ts';
import { verify } from './verify/verify.ts';
import { write } from './write/write.ts';

/** What a build tells as it goes: a stage has begun, or has ended with what it counted. */
export type Progress = (stage: string, done?: { count: number; milliseconds: number }) => void;

export type BuildResult = {
  problems: Problem[];
  files: SiteFiles;
  pages: number;
  output?: Output;
  site?: Site;
  answers?: Answers;
};

/**
 * What the lead inbox needs of a build: every form, its answers as pages, and the addresses of the
 * fonts.
 */
export type Answers = {
  forms: ResolvedSite['forms'];
  renderAnswer: (answer: ServerEntry.Answer, language: string) => string;
  fonts: ServerEntry.Assets['fonts'];
};

/**
 * The whole pipeline: load, validate, check, resolve, render, verify, write.
 * @param root the site's folder
 * @param folder where the output goes; it is left as it was where there are errors
 */
export async function buildSite(
  root: string,
  folder: string,
  progress: Progress = () => {},
): Promise<BuildResult> {
  const stage = timed(progress);
  const files = await stage(
    'load',
    () => load(root),
    ({ json, publicFiles }) => json.size + publicFiles.size,
  );
  const { site, problems } = await stage(
    'check',
    () => inspect(files),
    ({ site: checked }) => checked?.pages.length ?? 0,
  );
  const failed = { problems, files, pages: site?.pages.length ?? 0 };
  if (!site || problems.some(({ severity }) => severity === 'error')) return failed;
  try {
    const { assets, files: clientFiles } = await stage(
      'bundle',
      buildClient,
      ({ files: built }) => built.size,
    );
    const server = await stage('server', buildServerEntry, () => 1);
    const published = withoutDrafts(site);
    const resolved = await stage(
      'resolve',
      () =>
        resolve(published, { build: assets.entry, encode: true, year: new Date().getFullYear() }),
      ({ pages }) => pages.length,
    );
    const output = await stage(
      'render',
      () => render(published, resolved, server, assets),
      (made) => [...made.keys()].filter((file) => file.endsWith('.html')).length,
    );
    for (const [address, content] of clientFiles) output.set(address, content);
    const flaws = await stage(
      'verify',
      () =>
        verify(
          output,
          site.config.value.redirects.map(({ from }) => from),
        ),
      () => resolved.pages.length,
    );
    if (flaws.length > 0) throw new UnusableSite(flaws);
    await stage(
      'write',
      () => write(output, folder),
      () => output.size,
    );
    return {
      problems,
      files,
      pages: resolved.pages.length,
      output,
      site,
      answers: answersOf(resolved, server, assets),
    };
  } catch (cause) {
    if (cause instanceof UnusableSite)
      return { ...failed, problems: [...problems, ...cause.problems] };
    throw cause;
  }
}

/** Runs a stage and tells when it begins and ends. */
const timed =
  (progress: Progress) =>
  async <T>(
    stage: string,
    work: () => Promise<T> | T,
    count: (result: T) => number,
  ): Promise<T> => {
    progress(stage);
    const begin = performance.now();
    const result = await work();
    progress(stage, { count: count(result), milliseconds: performance.now() - begin });
    return result;
  };

function answersOf(
  { forms, errorPages, shells }: ResolvedSite,
  server: typeof ServerEntry,
  assets: ServerEntry.Assets,
): Answers {
  const renderAnswer: Answers['renderAnswer'] = (answer, language) =>
    server.renderAnswer(
      answer,
      errorPages.find((page) => page.language === language)!,
      shells.get(language)!,
      assets,
    );
  return { forms, renderAnswer, fonts: assets.fonts };
}
