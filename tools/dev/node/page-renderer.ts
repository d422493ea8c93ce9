import type { ViteDevServer } from 'vite';
import type * as ServerEntry from '../../../src/entry-server.tsx';
import type { Assets } from '../../../src/entry-server.tsx';
import type { PageData } from '../../../src/lib/page-data.ts';
import { buildBootScript, fontPaths } from '../../pipeline/bundle/client-assets.ts';
import type { LivePages } from './live-pages.ts';

const devScript =
  "document.documentElement.classList.add('js');import('/@vite/client').then(()=>import('/tools/dev/browser/client.tsx'))";

/**
 * What stands where there is no page yet, or none that can be rendered: the browser shows why, and
 * begins anew when something changes.
 */
const emptyPage = `<!doctype html><title>…</title><body><div id="root"></div><script>${devScript}</script>`;

const clientEntry = '/src/entry-client.tsx';

/** An example stands alone: what surrounds a page's main part is not shown. */
const exampleStyle = '<style>#root>:not(main){display:none}#root>main{min-height:0}</style>';

/** Renders pages as the server entry does, from its source. */
export function createPageRenderer(server: ViteDevServer) {
  const fonts = Object.fromEntries(
    fontPaths().map(([use, file]) => [use, `/@fs${file}`]),
  ) as Assets['fonts'];
  let boot: Promise<string> | undefined;
  const render = async (page: PageData, pages: LivePages, assets: Omit<Assets, 'fonts'>) => {
    const { renderPage } = (await server.ssrLoadModule(
      '/src/entry-server.tsx',
    )) as typeof ServerEntry;
    return renderPage(page, pages.shells.get(page.language)!, { fonts, ...assets });
  };
  return {
    /** A page that is edited: it is live, and shows its problems. */
    live: async (page: PageData | undefined, pages: LivePages | undefined): Promise<string> =>
      page && pages
        ? render(page, pages, { boot: devScript, entry: '', modules: [] }).catch(() => emptyPage)
        : emptyPage,
    /**
     * An example: it behaves as a visitor meets it, with the very boot script; only its fonts show
     * however late they come.
     */
    async example(page: PageData, pages: LivePages): Promise<string> {
      boot ??= buildBootScript();
      const document = await render(page, pages, {
        boot: await boot,
        entry: clientEntry,
        modules: [clientEntry],
      });
      return document
        .replace('</head>', `${exampleStyle}</head>`)
        .replaceAll('font-display:optional', 'font-display:swap');
    },
  };
}
