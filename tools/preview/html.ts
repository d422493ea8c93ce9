import type { ViteDevServer } from 'vite';
import type * as ServerEntry from '../../src/entry-server.tsx';
import type { Assets } from '../../src/entry-server.tsx';
import type { PageData } from '../../src/lib/data.ts';
import { fontPaths } from '../pipeline/client-assets.ts';
import type { LivePages } from './live-pages.ts';

const devScript = "document.documentElement.classList.add('js');import('/@vite/client').then(()=>import('/tools/dev-client.tsx'))";

/** What stands where there is no page yet, or none that can be rendered: the browser shows why, and begins anew when something changes. */
const empty = `<!doctype html><title>…</title><body><div id="root"></div><script>${devScript}</script>`;

/** Renders pages as the server entry does, from its source. @returns what gives a page's HTML */
export function createHtml(server: ViteDevServer): (page: PageData | undefined, pages: LivePages | undefined) => Promise<string> {
  const fonts = Object.fromEntries(fontPaths().map(([use, file]) => [use, `/@fs${file}`])) as Assets['fonts'];
  return async (page, pages) => {
    if (!page || !pages) return empty;
    const { renderPage } = (await server.ssrLoadModule('/src/entry-server.tsx')) as typeof ServerEntry;
    return renderPage(page, pages.shells.get(page.language)!, { fonts, boot: devScript, entry: '', modules: [] }).catch(() => empty);
  };
}
