import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { LoadedPage } from '../hydration/loaded-page.ts';
import { dataUrl } from '../lib/data-url.ts';
import { markLanguageOffer } from '../lib/language-offer.ts';
import { watchLazyMedia } from '../lib/lazy-media.ts';
import { withoutTrailingSlash } from '../lib/links.ts';
import type { Failure } from '../lib/page-data.ts';
import { updateHead } from './head.ts';
import { loadPage } from './loader.ts';
import { restoreScroll, scrollToTarget, trackScrollPosition } from './scroll-restoration.ts';

type NavigationState = { shown: LoadedPage; path: string; failure?: Failure };

/** There is no network: the app stays, says so without a status, and goes on once there is one. */
const offline: Failure = {};

/**
 * What the app shows: the page at the address, or the one before it while the next is on its way.
 * Title, focus, scroll position and navigation flags follow. Where the next page does not come as
 * it should, or is of another build, the browser goes to the address that stands there already: one
 * plain navigation, after which nothing loads the app before somebody does something.
 * @param initial the first page; while editing, that page as it now is
 */
export function useNavigation(initial: LoadedPage) {
  const [location] = useLocation();
  const path = withoutTrailingSlash(location);
  const [view, setView] = useState<NavigationState>({ shown: initial, path: path });
  const firstVisit = useRef(true);
  const waitingFor = path === view.path ? undefined : path;

  useEffect(() => {
    if (path === view.path) return;
    let isCancelled = false;
    firstVisit.current = false;
    scrollTo({ top: 0, behavior: 'instant' });
    void nextView(path, view.shown).then((next) => {
      if (isCancelled) return;
      if (next) setView(next);
      else window.location.reload();
    });
    return () => {
      isCancelled = true;
    };
  }, [path, view.path, view.shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `initial` changes while it is edited.
  useLayoutEffect(() => {
    watchLazyMedia(document);
    if (firstVisit.current) return;
    const { shell, page } = view.shown;
    updateHead(
      shell,
      view.failure ? { ...page, title: shell.brand.name, failure: view.failure } : page,
    );
    markLanguageOffer(document.documentElement);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    restoreScroll();
  }, [view, initial]);

  useEffect(() => {
    if (view.failure !== offline) return;
    const again = () => window.location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [view]);

  useEffect(() => (view.failure ? undefined : scrollToTarget(view.shown.page.arrivals)), [view]);
  useEffect(trackScrollPosition, []);

  return {
    shown: firstVisit.current ? initial : view.shown,
    waitingFor,
    failure: view.failure,
    firstVisit: firstVisit.current,
  };
}

/**
 * The next view, no sooner than the skeleton's time; nothing where only the browser can go there.
 */
async function nextView(path: string, from: LoadedPage): Promise<NavigationState | undefined> {
  const { skeletonMinimumMs } = from.shell.timings;
  const minimumDelay = new Promise((resolve) => setTimeout(resolve, skeletonMinimumMs));
  try {
    const [shown] = await Promise.all([loadPage(dataUrl(path)), minimumDelay]);
    return { shown, path: path };
  } catch {
    return navigator.onLine ? undefined : { shown: from, path: path, failure: offline };
  }
}
