import { join } from 'node:path';
import type * as ServerEntry from '../../src/entry-server.tsx';
import type { Assets } from '../../src/entry-server.tsx';
import { pagePolicyFor } from '../model/content-security-policy.ts';
import { withoutDrafts } from '../model/drafts.ts';
import { BuildError, type Problem } from '../model/problem.ts';
import { type ServerData, serverFiles, serverFolder } from '../model/server-data.ts';
import type { Site, SiteFiles } from '../model/site.ts';
import { buildClient, buildServerEntry } from './bundle/client-assets.ts';
import { buildServerProgram } from './bundle/server-program.ts';
import { checkSite } from './check-site.ts';
import { load } from './load/load.ts';
import { render, type SiteOutput } from './render/render.ts';
import { thirdPartyOrigins } from './render/third-party-origins.ts';
import { type ResolvedSite, resolve } from './resolve/resolve.ts';
import { verify } from './verify/verify.ts';
import { recover } from './write/recover.ts';
import { type FolderContent, write } from './write/write.ts';

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
};

/**
 * The whole pipeline: load, validate, check, resolve, render, verify, write. The pages go to
 * `dist/`, and what the server needs beside them to `.server/`; both are left as they were where
 * there are errors.
 * @param root the site's folder
 */
export async function buildSite(
  root: string,
  progress: ProgressListener = () => {},
): Promise<BuildResult> {
  const stage = stageRunner(progress);
  const [pagesFolder, programFolder] = [join(root, 'dist'), join(root, serverFolder)];
  await recover([pagesFolder, programFolder]);
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
    const [client, server, program] = await stage(
      'bundle',
      () => Promise.all([buildClient(), buildServerEntry(), buildServerProgram()]),
      ([{ files: scripts }, , programs]) => scripts.size + programs.size,
    );
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
    const { output, pageFiles } = await stage(
      'render',
      () => render(published, resolved, server, client),
      (made) => made.pageFiles.length,
    );
    const redirects = site.config.value.redirects.map(({ from }) => from);
    const outputProblems = await stage(
      'verify',
      () => verify(output, redirects, pageFiles),
      () => resolved.pages.length,
    );
    if (outputProblems.length > 0) throw new BuildError(outputProblems);
    await stage(
      'write',
      () =>
        write(
          new Map<string, FolderContent>([
            [pagesFolder, output],
            [
              programFolder,
              program.set(serverFiles.data, serverData(published, resolved, server, client.assets)),
            ],
          ]),
        ),
      () => output.size + program.size,
    );
    return {
      problems,
      files,
      pages: resolved.pages.length,
      output,
      site,
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

/** What the server reads of a build, as text. */
function serverData(
  site: Site,
  resolved: ResolvedSite,
  { renderAnswerPage }: typeof ServerEntry,
  assets: Assets,
): string {
  const { languages, leads, brand, theme } = site.config.value;
  const origins = thirdPartyOrigins(site);
  const policyOf = pagePolicyFor(origins);
  const ofLanguage = languages.flatMap(({ code }) => {
    const page = resolved.errorPages.find(({ language }) => language === code);
    const shell = resolved.shells.get(code);
    const forms = Object.fromEntries(resolved.forms.get(code) ?? []);
    if (!page || !shell) return [];
    const answerOf = (kind: 'thanks' | 'failed') =>
      renderAnswerPage({ kind }, page, shell, assets, policyOf);
    const answers = { thanks: answerOf('thanks'), failed: answerOf('failed') };
    return [[code, { forms, page, shell, answers }] as const];
  });
  const data: ServerData = {
    site: { languages, leads, brand, theme },
    languages: Object.fromEntries(ofLanguage),
    fonts: assets.fonts,
    origins,
  };
  return JSON.stringify(data);
}
