import type { ViteDevServer } from 'vite';
import type * as ServerEntry from '../../../src/entry-server.tsx';
import type { Assets } from '../../../src/entry-server.tsx';
import type { PageData } from '../../../src/lib/page-data.ts';
import { required } from '../../model/required.ts';
import { buildBootScript, fontPaths } from '../../pipeline/bundle/client-assets.ts';
import { escapeHtml } from './escape-html.ts';
import type { LivePages } from './live-pages.ts';

const devScript = [
  "document.documentElement.classList.add('js')",
  "import('/@vite/client').then(()=>import('/tools/dev/browser/client.tsx'))",
].join(';');

/**
 * A page without content, for a site that has none yet, or that a component fails to render. The
 * browser shows the site's problems on it, and loads the page again when a file was saved.
 * @param failure what the component's error says
 */
const emptyPage = (failure = ''): string =>
  [
    '<!doctype html><title>…</title><body><div id="root"></div>',
    failure && `<pre>${escapeHtml(failure)}</pre>`,
    `<script>${devScript}</script>`,
  ].join('');

/** Where a page that is edited finds the question about analytics. */
const consentOf = ({ consent }: LivePages) =>
  consent === undefined ? {} : { consent: { script: '/src/entry-consent.ts', settings: consent } };

const clientEntry = '/src/entry-client.tsx';

/** Examples are shown without what surrounds a page's main part. */
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
    const shell = required(pages.shells.get(page.language), `shell in ${page.language}`);
    return renderPage(page, shell, { fonts, ...assets });
  };
  /** A component's error is for who develops it: in the terminal, and in the place of the page. */
  const failedPage = (cause: Error) => {
    server.ssrFixStacktrace(cause);
    const failure = cause.stack ?? cause.message;
    server.config.logger.error(failure);
    return emptyPage(failure);
  };
  return {
    /** A page while it is edited: the browser updates it, and shows its problems. */
    live: async (page: PageData | undefined, pages: LivePages | undefined): Promise<string> =>
      page && pages
        ? render(page, pages, {
            boot: devScript,
            entry: '',
            ...consentOf(pages),
          }).catch(failedPage)
        : emptyPage(),
    /**
     * An example as a visitor would meet it, with the boot script of published pages; only fonts
     * are shown even when they arrive late.
     */
    async example(page: PageData, pages: LivePages): Promise<string> {
      boot ??= buildBootScript();
      const document = await render(page, pages, {
        boot: await boot,
        entry: clientEntry,
      });
      return document
        .replace('</head>', `${exampleStyle}</head>`)
        .replaceAll('font-display:optional', 'font-display:swap');
    },
  };
}
