import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedPage } from '../../src/hydration/loaded-page.ts';
import { createNavigationStore, goTo, offline } from '../../src/page/navigation-store.ts';

const shell = { timings: { skeletonMinimumMs: 800 } };
const home = { page: { path: '/' }, shell, blocks: {} } as unknown as LoadedPage;
const reload = vi.fn();
/** The entry of the history that the page is at. */
const entry = {
  state: null as object | null,
  replaceState(state: object) {
    entry.state = state;
  },
};
let onLine = true;

/** A page of each address, but where an address says that its page fails. */
const fetchPart = async (url: string) => ({
  ok: !url.includes('broken'),
  json: async () =>
    url === 'shell.json' ? shell : { path: url, shell: 'shell.json', sections: [], forms: {} },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchPart);
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('history', entry);
  vi.stubGlobal('scrollY', 0);
  entry.state = null;
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  onLine = true;
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the next page is shown once the time of the skeleton is over', async () => {
  const navigation = createNavigationStore(home, '/');
  expect(navigation.getState()).toMatchObject({ shown: home, isFirstVisit: true });
  goTo(navigation, '/clinics');
  await vi.advanceTimersByTimeAsync(790);
  expect(navigation.getState()).toMatchObject({
    shown: home,
    path: undefined,
    isFirstVisit: false,
  });
  await vi.advanceTimersByTimeAsync(20);
  expect(navigation.getState().path).toBe('/clinics');
  expect(navigation.getState().shown.page.path).toContain('/clinics');
});

test('a page that is no longer wanted is not shown', async () => {
  const navigation = createNavigationStore(home, '/');
  const cancel = goTo(navigation, '/gyms');
  cancel();
  await vi.advanceTimersByTimeAsync(1000);
  expect(navigation.getState()).toMatchObject({ shown: home, path: undefined });
});

test('a page that fails is loaded by the browser, and then has the app, which knows the one before', async () => {
  const navigation = createNavigationStore(home, '/');
  goTo(navigation, '/broken-new');
  await vi.advanceTimersByTimeAsync(1000);
  expect(entry.state).toEqual({ scrollToPosition: 0 });
  entry.state = { scrollToPosition: 1500 };
  goTo(navigation, '/broken-left-before');
  await vi.advanceTimersByTimeAsync(1000);
  expect(entry.state).toEqual({ scrollToPosition: 1500 });
});

test('a page that fails is left to the browser, and without a network says so', async () => {
  const navigation = createNavigationStore(home, '/');
  goTo(navigation, '/broken-online');
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
  expect(navigation.getState().failure).toBeUndefined();
  onLine = false;
  goTo(navigation, '/broken-offline');
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
  expect(navigation.getState()).toMatchObject({ path: '/broken-offline', failure: offline });
  onLine = true;
  goTo(navigation, '/insurers');
  await vi.advanceTimersByTimeAsync(1000);
  expect(navigation.getState()).toMatchObject({ path: '/insurers', failure: undefined });
});
