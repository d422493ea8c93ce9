import type { IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import { createCatalogueServer, type DevResponse } from './catalogue/serve.ts';
import { findText } from './node/find-text.ts';
import type { TextQuery } from './protocol/text-source.ts';
import { createPageRenderer } from './node/page-renderer.ts';
import { createLiveSite, type LiveSite } from './node/live-site.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { contentTypeOf } from '../../server/http/static-files.ts';

/**
 * Editors save in bursts: a file is emptied and then written, or written and then its copy removed.
 */
const debounceMs = 10;

/**
 * After it has told of a change the watcher is deaf to that file for 50 ms: it is looked at once
 * more when it hears again.
 */
const recheckMs = 60;

/**
 * Serves a site from its sources: pages are made when asked for, and a saved file shows at once, or
 * its problems do.
 */
export function devPlugin(root: string, language: ToolLanguage): Plugin {
  return {
    name: 'editing',
    async configureServer(server) {
      const read = createLiveSite(root, language);
      let live = await read();
      const html = createPageRenderer(server);
      const catalogue = createCatalogueServer(language, html.example);
      watchSite(server, root, async (paths) => {
        const former = live;
        live = await read(paths);
        if (live !== former)
          server.ws.send({ type: 'custom', event: 'site:update', data: live.state });
      });
      server.middlewares.use((request, response, next) => {
        answerTo(request, live).then((answer) => {
          if (!answer) return next();
          response
            .writeHead(answer.status ?? 200, {
              'content-type': answer.type,
              'cache-control': 'no-store',
            })
            .end(answer.content);
        }, next);
      });

      /** What is of the site, or shows how it is edited. */
      async function answerTo(
        request: IncomingMessage,
        { site, pages, files, state }: LiveSite,
      ): Promise<DevResponse | undefined> {
        const url = new URL(request.url ?? '/', 'http://localhost');
        const path = decodeURIComponent(url.pathname);
        const asJson = (value: unknown): DevResponse => ({
          content: JSON.stringify(value),
          type: 'application/json',
        });
        if (path === '/__editing') return asJson(state);
        if (path === '/__text')
          return asJson(site ? findText(site, (await json(request)) as TextQuery, root) : []);
        const file = pages?.files.get(path) ?? (await files.publicFiles.get(path)?.());
        if (file) return { content: file, type: contentTypeOf(path) };
        const ofCatalogue = await catalogue(url, site);
        if (ofCatalogue) return ofCatalogue;
        if (pages && path.endsWith('/page.json'))
          return asJson(await pages.at(path.slice(0, -'/page.json'.length) || '/'));
        if (
          !request.headers.accept?.includes('text/html') ||
          /^\/(@|src\/|tools\/|server\/|node_modules\/)/.test(path)
        )
          return undefined;
        const page = await pages?.at(path);
        return {
          content: await html.live(page, pages),
          type: 'text/html',
          status: page?.failure ? 404 : 200,
        };
      }
    },
  };
}

/**
 * Tells of changed files of the site, those of one burst together, one burst after the other: the
 * last to begin is the last to end.
 */
function watchSite(
  server: ViteDevServer,
  root: string,
  onChange: (paths: string[]) => Promise<void>,
) {
  const folders = ['pages-config', 'translations', 'public'].map((folder) => join(root, folder));
  server.watcher.add(folders);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();
  let paths = new Set<string>();
  const tell = () => {
    const burst = [...paths];
    paths = new Set();
    turn = turn
      .then(() => onChange(burst))
      .catch((cause: Error) => server.config.logger.error(cause.message));
  };
  const note = (path: string) => {
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(tell, debounceMs);
  };
  server.watcher.on('all', (_event, path) => {
    if (!folders.some((folder) => path.startsWith(folder + sep))) return;
    note(path);
    setTimeout(note, recheckMs, path);
  });
}
