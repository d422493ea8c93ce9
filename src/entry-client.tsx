import { hydrateRoot } from 'react-dom/client';
import App from './app.tsx';
import { dataUrl } from './lib/data-url.ts';
import { loadPage } from './page/loader.ts';
import { createBrowserCache } from './theme/style-cache.ts';

/**
 * Makes the page that came as HTML into the app.
 * @param url where the page's data is served
 * @returns once the page answers to clicks
 */
export async function start(url: string): Promise<void> {
  const initial = await loadPage(url);
  await new Promise<void>((ready) => {
    hydrateRoot(document.getElementById('root')!, <App initial={initial} cache={createBrowserCache()} onReady={ready} />);
  });
  prefetchOnIntent();
}

/** Fetches a page of the site once its link is pointed at, touched or focused. */
function prefetchOnIntent(): void {
  const onIntent = ({ target }: Event) => {
    const link = (target as Element).closest?.('a');
    if (link && link.origin === location.origin && !link.target && link.pathname !== location.pathname) loadPage(dataUrl(link.pathname)).catch(() => {});
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, onIntent, { passive: true });
}
