import type { IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import { json, text } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import { contentTypeOf } from '../../server/http/static-files.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { siteFolders } from '../model/file-paths.ts';
import { galleryAnswer } from './catalogue/gallery.ts';
import { createCatalogueServer, type DevResponse } from './catalogue/serve.ts';
import { isEditorAtHand } from './node/code-editor.ts';
import { answerEdit } from './node/edits/edit-requests.ts';
import { createEditablePages } from './node/edits/editable-pages.ts';
import { openEditedSite } from './node/edits/edited-site.ts';
import { keptChangesFile } from './node/edits/kept-changes.ts';
import { findText } from './node/find-text.ts';
import type { LiveSite } from './node/live-site.ts';
import { createPageRenderer } from './node/page-renderer.ts';
import { homeAddress } from './node/reading-language.ts';
import { servePanel } from './node/serve-panel.ts';
import { testAnswer } from './node/test-answer.ts';
import { watchSchemas } from './node/watch-schemas.ts';
import type { TextQuery } from './protocol/text-source.ts';

/**
 * Code editors save in several steps: a file is emptied and then written, or written and then its
 * copy removed. Changes within this time are handled together.
 */
const debounceMs = 10;

/**
 * For 50 ms after it reported a change, the watcher (chokidar) does not report another one of the
 * same file: each file is read once more after that time.
 */
const recheckMs = 60;

/** What a program asks of the site that it serves: the address at which somebody begins. */
type DevSite = { home: () => string };

/**
 * Serves a site from its sources: pages are made when they are asked for, and a saved file, or its
 * problems, are shown at once.
 */
export function devPlugin(root: string, language: ToolLanguage): Plugin<DevSite> {
  const t = createTranslator(language);
  let home = () => '/';
  return {
    name: 'editing',
    api: { home: () => home() },
    async configureServer(server) {
      const announce = ({ state }: LiveSite) =>
        server.ws.send({ type: 'custom', event: 'site:update', data: state });
      const edited = await openEditedSite(root, language, announce, keptChangesFile(root));
      home = () => homeAddress(edited.live().site, language);
      server.httpServer?.once('close', () => {
        const count = edited.live().state.changes.length;
        if (count > 0) console.log(createTranslator(language)('dev.kept', { count }));
      });
      const html = createPageRenderer(server);
      const editable = createEditablePages(language);
      const catalogue = createCatalogueServer(language, html.example);
      watchSchemas(server, language);
      watchSite(server, root, edited.read);
      server.middlewares.use((request, response, next) => {
        answerTo(request, edited.live()).then((answer) => {
          if (!answer) return next();
          response
            .writeHead(answer.status ?? 200, {
              'content-type': answer.type,
              'cache-control': 'no-store',
              ...(answer.location && { location: answer.location }),
            })
            .end(answer.content);
        }, next);
      });

      /** Answers what is asked of the site or of the editing tools; undefined for all else. */
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
        if (path === '/__editing') {
          // Somebody may have committed meanwhile; where so, that is announced.
          void edited.countUncommitted();
          return asJson(state);
        }
        if (path === '/__open-in-editor' && !(await isEditorAtHand()))
          return { content: t('dev.noEditor'), type: 'text/plain; charset=utf-8', status: 422 };
        const ofPanel = await servePanel(request, url, edited, root, language);
        if (ofPanel) return ofPanel;
        if (path === '/__edit/gallery') return asJson(galleryAnswer(language));
        if (path.startsWith('/__edit/')) return answerEdit(edited, path, request, language);
        if (path === '/leads' && request.method === 'POST')
          return testAnswer(site, new URLSearchParams(await text(request)), language);
        if (path === '/__text')
          return asJson(site ? findText(site, (await json(request)) as TextQuery, root) : []);
        const file =
          pages?.files.get(path) ??
          (site && (await editable.file(site, path))) ??
          (await files.publicFiles.get(path)?.());
        if (file) return { content: file, type: contentTypeOf(path) };
        const ofCatalogue = await catalogue(url, site);
        if (ofCatalogue) return ofCatalogue;
        if (site && pages && path.endsWith('/page.json')) {
          const address = path.slice(0, -'/page.json'.length) || '/';
          const isEdited = url.searchParams.has('texts');
          return asJson(await (isEdited ? editable.page(site, address) : pages.at(address)));
        }
        if (
          !request.headers.accept?.includes('text/html') ||
          /^\/(@|src\/|tools\/|server\/|node_modules\/)/.test(path)
        )
          return undefined;
        const location = pages?.movedTo(path);
        if (location) return { content: '', type: 'text/plain', status: 302, location };
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
 * Reports changed files of the site, those that change within a few milliseconds together.
 */
function watchSite(
  server: ViteDevServer,
  root: string,
  onChange: (paths: string[]) => Promise<unknown>,
) {
  const folders = siteFolders.map((folder) => join(root, folder));
  server.watcher.add(folders);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let paths = new Set<string>();
  const report = () => {
    const changed = [...paths];
    paths = new Set();
    onChange(changed).catch((cause: Error) => server.config.logger.error(cause.message));
  };
  const add = (path: string) => {
    paths.add(path);
    clearTimeout(timer);
    timer = setTimeout(report, debounceMs);
  };
  server.watcher.on('all', (_event, path) => {
    if (!folders.some((folder) => path.startsWith(folder + sep))) return;
    add(path);
    setTimeout(add, recheckMs, path);
  });
}
