import { brotliCompressSync } from 'node:zlib';
import type * as ServerEntry from '../../src/entry-server.tsx';
import { buildClient, buildServerEntry } from './client-assets.ts';
import { inspect } from './inspect.ts';
import { load } from './load.ts';
import type { Problem } from './problem.ts';
import { render, type Output } from './render.ts';
import { resolve, type ResolvedSite } from './resolve.ts';
import type { Site, SiteFiles } from './site.ts';
import { verify } from './verify.ts';
import { write } from './write.ts';

/** What a build tells as it goes: a stage has begun, or has ended with what it counted. */
export type Progress = (stage: string, done?: { count: number; milliseconds: number }) => void;

export type BuildResult = { problems: Problem[]; files: SiteFiles; pages: number; output?: Output; site?: Site; answers?: Answers };

/** What the lead inbox needs of a build: every form, and its answers as pages. */
export type Answers = { forms: ResolvedSite['forms']; renderAnswer: (answer: ServerEntry.Answer, language: string) => string };

/**
 * The whole pipeline: load, validate, check, resolve, render, verify, write.
 * @param root the site's folder
 * @param folder where the output goes; it is left as it was where there are errors
 */
export async function buildSite(root: string, folder: string, progress: Progress = () => {}): Promise<BuildResult> {
  const timed = async <T>(stage: string, work: () => Promise<T> | T, count: (result: T) => number): Promise<T> => {
    progress(stage);
    const begin = performance.now();
    const result = await work();
    progress(stage, { count: count(result), milliseconds: performance.now() - begin });
    return result;
  };
  const files = await timed('load', () => load(root), ({ json, publicFiles }) => json.size + publicFiles.size);
  const { site, problems } = await timed('check', () => inspect(files), ({ site: checked }) => checked?.pages.length ?? 0);
  const pages = site?.pages.length ?? 0;
  if (!site || problems.some(({ severity }) => severity === 'error')) return { problems, files, pages };

  const { assets, files: clientFiles } = await timed('bundle', buildClient, ({ files: built }) => built.size);
  const server = await timed('server', buildServerEntry, () => 1);
  const resolved = await timed('resolve', () => resolve(site, { build: assets.entry, encode: true, year: new Date().getFullYear() }), (result) => result.pages.length);
  const output = await timed('render', () => render(site, resolved, server, assets), (result) => [...result.keys()].filter((file) => file.endsWith('.html')).length);
  for (const [address, content] of clientFiles) output.set(address, content);
  const flaws = await timed('verify', () => verify(output, site.config.value.redirects.map(({ from }) => from)), () => resolved.pages.length);
  if (flaws.length > 0) return { problems: [...problems, ...flaws], files, pages };
  await timed('write', () => write(output, folder), () => output.size);
  const renderAnswer: Answers['renderAnswer'] = (answer, language) => {
    const page = resolved.errorPages.find((each) => each.language === language)!;
    return server.renderAnswer(answer, page, resolved.shells.get(language)!, assets);
  };
  return { problems, files, pages: resolved.pages.length, output, site, answers: { forms: resolved.forms, renderAnswer } };
}

/** The size of something as it travels, in bytes, compressed with brotli at its best. */
export const compressedSize = (content: string | Uint8Array): number => brotliCompressSync(content).length;
