import type * as ServerEntry from '../../src/entry-server.tsx';
import { buildClient, buildServerEntry } from './bundle/client-assets.ts';
import { withoutDrafts } from '../model/drafts.ts';
import { checkSite } from './check-site.ts';
import { load } from './load/load.ts';
import { BuildError, type Problem } from '../model/problem.ts';
import { render, type SiteOutput } from './render/render.ts';
import { resolve, type ResolvedSite } from './resolve/resolve.ts';
import type { Site, SiteFiles } from '../model/site.ts';
import { verify } from './verify/verify.ts';
import { write } from './write/write.ts';

/** What a build tells as it goes: a stage has begun, or has ended with what it counted. */
export type ProgressListener = (
  stage: string,
  done?: { count: number; milliseconds: number },
) => void;

export type BuildResult = {
  problems: Problem[];
  files: SiteFiles;
  pages: number;
  output?: SiteOutput;
  site?: Site;
  leadServerData?: LeadServerData;
};

/**
 * What the lead inbox needs of a build: every form, its answers as pages, and the addresses of the
 * fonts.
 */
export type LeadServerData = {
  forms: ResolvedSite['forms'];
  renderAnswerPage: (answer: ServerEntry.SubmissionResult, language: string) => string;
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
  progress: ProgressListener = () => {},
): Promise<BuildResult> {
  const stage = stageRunner(progress);
  const files = await stage(
    'load',
    () => load(root),
    ({ json, publicFiles }) => json.size + publicFiles.size,
  );
  const { site, problems } = await stage(
    'check',
    () => checkSite(files),
    ({ site: checked }) => checked?.pages.length ?? 0,
  );
  const failed = { problems, files, pages: site?.pages.length ?? 0 };
  if (!site || problems.some(({ severity }) => severity === 'error')) return failed;
  try {
    const client = await stage('bundle', buildClient, ({ files: built }) => built.size);
    const server = await stage('server', buildServerEntry, () => 1);
    const published = withoutDrafts(site);
    const resolved = await stage(
      'resolve',
      () =>
        resolve(published, {
          build: client.assets.entry,
          encode: true,
          year: new Date().getFullYear(),
        }),
      ({ pages }) => pages.length,
    );
    const { output, pages } = await stage(
      'render',
      () => render(published, resolved, server, client),
      (made) => made.pages.size,
    );
    const redirects = site.config.value.redirects.map(({ from }) => from);
    const outputProblems = await stage(
      'verify',
      () => verify(output, redirects, pages),
      () => resolved.pages.length,
    );
    if (outputProblems.length > 0) throw new BuildError(outputProblems);
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
      leadServerData: leadServerDataOf(resolved, server, client.assets),
    };
  } catch (cause) {
    if (cause instanceof BuildError)
      return { ...failed, problems: [...problems, ...cause.problems] };
    throw cause;
  }
}

/** Runs a stage and tells when it begins and ends. */
const stageRunner =
  (progress: ProgressListener) =>
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

function leadServerDataOf(
  { forms, errorPages, shells }: ResolvedSite,
  server: typeof ServerEntry,
  assets: ServerEntry.Assets,
): LeadServerData {
  const renderAnswer: LeadServerData['renderAnswerPage'] = (answer, language) =>
    server.renderAnswerPage(
      answer,
      errorPages.find((page) => page.language === language)!,
      shells.get(language)!,
      assets,
    );
  return { forms, renderAnswerPage: renderAnswer, fonts: assets.fonts };
}
