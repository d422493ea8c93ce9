import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as ServerEntry from '../src/entry-server.tsx';
import type { Assets } from '../src/entry-server.tsx';
import { dataUrl } from '../src/lib/data-url.ts';
import { addressOf, withoutTrailingSlash } from '../src/lib/links.ts';
import { fontPaths } from './pipeline/client-assets.ts';
import { unwrittenCode } from './pipeline/checks/unwritten.ts';
import { load, reload } from './pipeline/load.ts';
import { UnusableSite, type Problem } from './pipeline/problem.ts';
import { resolve, type ResolvedSite } from './pipeline/resolve.ts';
import type { SiteFiles } from './pipeline/site.ts';
import { findText } from './preview/find-text.ts';
import { createPreview, type Preview } from './preview/preview.ts';
import { describe, type ToolLanguage } from './report/describe.ts';
import { codeFrame } from './report/frame.ts';
import { contentType } from './server/static-files.ts';

/** A problem as the browser shows it: in the card of its section, where it has one. */
export type ShownProblem = Pick<Problem, 'code' | 'file' | 'line' | 'column'> & { message: string; hint: string; frame: string; card?: { address: string; id: string } };

/** Editors save in bursts: a file is written, then its copy is removed. */
const quietMs = 20;

/** Serves a site from its sources: pages are rendered when asked for, and a saved file shows at once, or its problems do. */
export function editing(root: string, language: ToolLanguage): Plugin {
  const preview = createPreview();
  let good: ResolvedSite | undefined;
  let site: Preview['site'];
  let files: SiteFiles;
  let problems: ShownProblem[] = [];

  async function refresh(path?: string) {
    files = path ? await reload(files, root, path) : await load(root);
    const latest = preview(files);
    const found = latest.problems.filter(({ code }) => code !== unwrittenCode);
    try {
      if (latest.site) good = await resolve(latest.site, { build: 'dev', encode: false, year: new Date().getFullYear() });
      site = latest.site ?? site;
    } catch (cause) {
      if (!(cause instanceof UnusableSite)) throw cause;
      found.push(...cause.problems);
    }
    problems = found.map((problem) => ({ ...shown(problem, files, language), card: cardOf(problem, latest) }));
  }

  return {
    name: 'editing',
    async configureServer(server) {
      await refresh();
      watch(server, root, async (paths) => {
        for (const path of paths) await refresh(path);
        server.ws.send({ type: 'custom', event: 'site:update', data: problems });
      });
      server.middlewares.use(async (request, response, next) => {
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
        const send = (content: string | Uint8Array, type: string, status = 200) => response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
        try {
          if (path === '/__problems') return void send(JSON.stringify(problems), 'application/json');
          if (path === '/__text' && site) return void send(JSON.stringify(findText(site, new URL(request.url!, 'http://localhost').searchParams, root)), 'application/json');
          const asset = good?.files.get(path) ?? (await files.publicFiles.get(path)?.());
          if (asset) return void send(asset, contentType(path));
          const data = good && [...good.pages, ...good.errorPages].find((page) => dataUrl(page.path) === path);
          if (data) return void send(JSON.stringify(data), 'application/json');
          if (request.headers.accept?.includes('text/html') && !/^\/(@|src\/|tools\/|node_modules\/)/.test(path)) return void send(await html(server, good, path), 'text/html', pageAt(good, path)?.failure ? 404 : 200);
        } catch (cause) {
          return next(cause);
        }
        next();
      });
    },
  };
}

/** The card of the section that a problem is in. */
function cardOf(problem: Problem, { site, broken }: Preview): ShownProblem['card'] {
  const section = broken.find(({ problems }) => problems.some(({ file, pointer, code }) => file === problem.file && pointer === problem.pointer && code === problem.code));
  const prefix = section && site!.config.value.languages.find(({ code }) => code === section.language)!.prefix;
  return section && { address: addressOf(section.path, prefix!), id: section.id };
}

/** Tells of changed files of the site, those of one burst together, one burst after the other: the last to begin is the last to end. */
function watch(server: ViteDevServer, root: string, onChange: (paths: string[]) => Promise<void>) {
  const folders = ['pages-config', 'translations', 'public'].map((folder) => join(root, folder));
  server.watcher.add(folders);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();
  let paths = new Set<string>();
  const tell = () => {
    const burst = [...paths];
    paths = new Set();
    turn = turn.then(() => onChange(burst)).catch((cause: Error) => server.config.logger.error(cause.message));
  };
  server.watcher.on('all', (_event, path) => {
    if (!folders.some((folder) => path.startsWith(folder + sep))) return;
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(tell, quietMs);
  });
}

function pageAt(site: ResolvedSite | undefined, path: string) {
  if (!site) return undefined;
  const wanted = withoutTrailingSlash(path);
  const language = [...site.shells.values()].find(({ language: { prefix } }) => prefix && (wanted === prefix || wanted.startsWith(`${prefix}/`)))?.language.code;
  return site.pages.find((page) => page.path === wanted) ?? site.errorPages.find((page) => page.language === language) ?? site.errorPages[0];
}

const devScript = "document.documentElement.classList.add('js');import('/@vite/client').then(()=>import('/tools/dev-client.tsx'))";

async function html(server: ViteDevServer, site: ResolvedSite | undefined, path: string): Promise<string> {
  const page = pageAt(site, path);
  if (!site || !page) return `<!doctype html><title>…</title><body><div id="root"></div><script id="boot" data-page="">${devScript}</script>`;
  const { renderPage } = (await server.ssrLoadModule('/src/entry-server.tsx')) as typeof ServerEntry;
  const fonts = Object.fromEntries(fontPaths().map(([use, file]) => [use, `/@fs${file}`])) as Assets['fonts'];
  return renderPage(page, site.shells.get(page.language)!, { fonts, boot: devScript, entry: '', modules: [] });
}

function shown(problem: Problem, { json }: SiteFiles, language: ToolLanguage): ShownProblem {
  const { code, file, line, column } = problem;
  return { code, file, line, column, ...describe(problem, language), frame: codeFrame(new TextDecoder().decode(json.get(file)), problem) };
}
