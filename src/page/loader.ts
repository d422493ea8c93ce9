import type { Failure, PageData, ShellData } from '../lib/page-data.ts';
import { loadBlocks, type LoadedPage } from '../hydration/loaded-page.ts';
import { lazyBlocks } from '../hydration/lazy-hydration.ts';

const pages = new Map<string, Promise<LoadedPage>>();
const shells = new Map<string, Promise<ShellData>>();

/** A page that cannot be shown, and why. */
export class PageLoadError extends Error {
  failure: Failure;

  constructor(failure: Failure) {
    super(failure.message ?? String(failure.status));
    this.failure = failure;
  }
}

/**
 * Loads a page: its data, its language's shell and its blocks. A page that was asked for before is
 * not asked for again, unless it failed.
 * @param url where the data is, as lib/data-url gives it
 * @throws PageFailure with the status or the message
 */
export function loadPage(url: string): Promise<LoadedPage> {
  const cached = pages.get(url);
  if (cached) return cached;
  const loading = fetchPage(url);
  pages.set(url, loading);
  loading.catch(() => pages.delete(url));
  return loading;
}

/**
 * Forgets the pages that were loaded, so that changed files show (development). A changed shell has
 * another address.
 */
export const clearPageCache = (): void => pages.clear();

/** The page that came as HTML: its data, with blocks that sleep. */
export async function loadFirstPage(url: string): Promise<LoadedPage> {
  const page = await fetchJson<PageData>(url);
  return { page, shell: await loadShell(page), blocks: lazyBlocks(page.sections) };
}

async function fetchPage(url: string): Promise<LoadedPage> {
  const page = await fetchJson<PageData>(url);
  const [shell, blocks] = await Promise.all([loadShell(page), loadBlocks(page.sections)]);
  return { page, shell, blocks };
}

function loadShell(page: PageData): Promise<ShellData> {
  const shell = shells.get(page.shell) ?? fetchJson<ShellData>(page.shell);
  shells.set(page.shell, shell);
  shell.catch(() => shells.delete(page.shell));
  return shell;
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url).catch((cause: Error) => {
    throw new PageLoadError({ message: cause.message });
  });
  if (!response.ok) throw new PageLoadError({ status: response.status });
  return response.json() as Promise<T>;
}
