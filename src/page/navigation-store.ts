import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LoadedPage } from '../hydration/loaded-page.ts';
import { dataUrl } from '../lib/data-url.ts';
import type { Failure } from '../lib/page-data.ts';
import { loadPage } from './loader.ts';
import { keepPosition } from './scroll-restoration.ts';

type NavigationState = {
  shown: LoadedPage;
  /** The address that the page, or the failure, stands for; none once it is left. */
  path?: string;
  failure?: Failure;
  /** Whether the page that came as HTML was never left. */
  isFirstVisit: boolean;
};

export type NavigationStore = StoreApi<NavigationState>;

/** There is no network: the app stays, says so without a status, and goes on once there is one. */
export const offline: Failure = {};

/** What the app shows, beginning with the page that came as HTML at an address. */
export const createNavigationStore = (initial: LoadedPage, path: string): NavigationStore =>
  createStore(() => ({ shown: initial, path, isFirstVisit: true }));

/**
 * Leaves for the page at an address and shows it, no sooner than the skeleton's time. Where it does
 * not come as it should, or is of another build, the browser goes to the address that stands there
 * already: one plain navigation, after which the page loads the app anew.
 * @returns what cancels it, once another address is wanted
 */
export function goTo(navigation: NavigationStore, path: string): () => void {
  let isCancelled = false;
  navigation.setState({ isFirstVisit: false, path: undefined });
  const { shown: from } = navigation.getState();
  const { skeletonMinimumMs } = from.shell.timings;
  const minimumDelay = new Promise((resolve) => setTimeout(resolve, skeletonMinimumMs));
  Promise.all([loadPage(dataUrl(path)), minimumDelay]).then(
    ([shown]) => {
      if (!isCancelled) navigation.setState({ shown, path, failure: undefined });
    },
    () => {
      if (isCancelled) return;
      if (navigator.onLine) {
        // The page before is the app's to show, also after this.
        if (!history.state) keepPosition();
        window.location.reload();
      } else navigation.setState({ path, failure: offline });
    },
  );
  return () => {
    isCancelled = true;
  };
}
