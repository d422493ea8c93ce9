import { lazyBlocks } from '../hydration/lazy-hydration.ts';
import { type LoadedPage, loadBlocks } from '../hydration/loaded-page.ts';
import type { PageData, ShellData } from '../lib/page-data.ts';
import { inTime } from '../lib/patience.ts';

const pages = new Map<string, Promise<LoadedPage>>();
const loadedPages = new Map<string, LoadedPage>();
const shells = new Map<string, Promise<ShellData>>();

/** The build that this app is of; unknown while editing. */
let ownBuild: string | undefined;

/**
 * Loads a page: its data, its language's shell and its blocks. A page that was asked for before is
 * not asked for again, unless it failed.
 * @param url where the data is, as lib/data-url gives it
 * @throws where a part fails, takes too long, is not what it should be, or is of another build
 */
export function loadPage(url: string): Promise<LoadedPage> {
  const cached = pages.get(url);
  if (cached) return cached;
  const loading = inTime(fetchPage(url));
  pages.set(url, loading);
  loading.then(
    (page) => loadedPages.set(url, page),
    () => pages.delete(url),
  );
  return loading;
}

/** A page that loadPage has loaded already. */
export const loadedPage = (url: string): LoadedPage | undefined => loadedPages.get(url);

/**
 * Forgets the pages that were loaded, so that changed files show (development). A changed shell has
 * another address.
 */
export function clearPageCache(): void {
  pages.clear();
  loadedPages.clear();
}

/**
 * The page that came as HTML, with blocks that sleep.
 * @param data the page's data, as its address answers
 * @param version what the HTML was made from; nothing while editing
 * @throws as loadPage does, and where the data has changed since
 */
export async function loadFirstPage(
  data: Promise<PageData>,
  version?: string,
): Promise<LoadedPage> {
  const page = await data;
  if (page.version !== version) throw new Error(`${page.path} is of another version`);
  ownBuild = page.build;
  return { page, shell: await loadShell(page), blocks: lazyBlocks(page) };
}

/** Loads a page as loadPage does, however long it takes, and whether or not it is there already. */
export async function fetchPage(url: string): Promise<LoadedPage> {
  const page = await fetchJson<PageData>(url);
  if (ownBuild !== undefined && page.build !== ownBuild)
    throw new Error(`${url} is of another build`);
  const [shell, blocks] = await Promise.all([loadShell(page), loadBlocks(page)]);
  return { page, shell, blocks };
}

function loadShell(page: PageData): Promise<ShellData> {
  const shell = shells.get(page.shell) ?? fetchJson<ShellData>(page.shell);
  shells.set(page.shell, shell);
  shell.catch(() => shells.delete(page.shell));
  return shell;
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json() as Promise<T>;
}
