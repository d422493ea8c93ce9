import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { LoadedPage } from '../hydration/loaded-page.ts';
import { markLanguageOffer } from '../lib/language-offer.ts';
import { withoutTrailingSlash } from '../lib/links.ts';
import { updateHead } from './head.ts';
import { createNavigationStore, goTo, offline } from './navigation-store.ts';
import { keepPosition, restoreScroll, scrollToTarget } from './scroll-restoration.ts';

/**
 * What the app shows: the page at the address, or the one before it while the next is on its way.
 * Title, focus, scroll position and navigation flags follow.
 * @param initial the first page; while editing, that page as it now is
 */
export function useNavigation(initial: LoadedPage) {
  const [location] = useLocation();
  const wanted = withoutTrailingSlash(location);
  const [navigation] = useState(() => createNavigationStore(initial, wanted));
  const { shown, path, failure, isFirstVisit } = useStore(navigation);

  const isThere = wanted === path;

  useEffect(() => {
    if (isThere) return;
    scrollTo({ top: 0, behavior: 'instant' });
    return goTo(navigation, wanted);
  }, [navigation, wanted, isThere]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each view.
  useLayoutEffect(() => {
    if (isFirstVisit || path === undefined) return;
    const { shell, page } = shown;
    updateHead(shell, failure ? { ...page, title: shell.brand.name, failure } : page);
    markLanguageOffer(document.documentElement, initial.page.language);
    // A menu opened meanwhile closes once the focus leaves it: somebody goes on from there.
    if (!document.querySelector('header [aria-expanded=true]'))
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    restoreScroll();
    keepPosition();
  }, [shown, path, failure]);

  useEffect(() => {
    if (failure !== offline) return;
    const again = () => window.location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failure]);

  useEffect(
    () => (failure || path === undefined ? undefined : scrollToTarget(shown.page.arrivals)),
    [shown, path, failure],
  );

  return {
    shown: isFirstVisit ? initial : shown,
    waitingFor: isThere ? undefined : wanted,
    failure,
    isFirstVisit,
  };
}
