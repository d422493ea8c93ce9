import type { Page, Request, Response } from 'playwright/test';

/** What a document is watched for from its first moment on. */
type Watched = {
  shifts: { value: number; what: string }[];
  /** How the skeleton stood in the first frame that had one. */
  skeleton: { shown: boolean; covers: boolean; focusable: number; header: boolean };
  /** While true, a timer of the page waits 20 ms at most: what would come late comes at once. */
  hurried: boolean;
  /** The browser's own timer, which nothing hurries. */
  later: typeof setTimeout;
};
declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before anything of its own. */
function watchDocument(): void {
  const watched: Watched = {
    shifts: [],
    skeleton: { shown: false, covers: false, focusable: 0, header: false },
    hurried: true,
    later: window.setTimeout.bind(window),
  };
  window.watched = watched;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`),
  );
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput)
        watched.shifts.push({
          value,
          what: sources.map(({ node }) => node?.nodeName ?? '?').join(' '),
        });
  }).observe({ type: 'layout-shift', buffered: true });

  for (const name of ['setTimeout', 'setInterval'] as const) {
    const native = window[name] as (...args: unknown[]) => number;
    const hurrying = (task: unknown, ms = 0, ...rest: unknown[]) =>
      native(task, watched.hurried ? Math.min(ms, 20) : ms, ...rest);
    Object.assign(window, { [name]: hurrying });
  }

  const look = () => {
    const skeleton = document.querySelector('[data-skeleton]');
    const main = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    // A document that is still coming may have a skeleton before there is anything to cover.
    if (
      skeleton &&
      getComputedStyle(skeleton).visibility === 'visible' &&
      skeleton.getBoundingClientRect().height > 0 &&
      main.height > 0
    ) {
      const header = document.querySelector('header')?.getBoundingClientRect();
      const [top, bottom] = [Math.max(main.top, 0), Math.min(main.bottom, innerHeight)];
      const points = [0.2, 0.5, 0.8].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) =>
          document.elementFromPoint(innerWidth * x, top + (bottom - top) * y),
        ),
      );
      watched.skeleton = {
        shown: true,
        covers: points.every((element) => skeleton.contains(element)),
        focusable: skeleton.querySelectorAll('a,button,input,[tabindex]').length,
        header: header !== undefined && header.height > 0 && header.top < innerHeight,
      };
    } else if (watched.hurried) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What a page says and asks for, collected while it is visited. */
export type Traffic = {
  complaints: string[];
  asked: Request[];
  answered: Response[];
  /** Whether something that was asked for has not come yet. */
  isWaiting: () => boolean;
};

/** Watches a page, and each document that it will show. */
export async function watch(page: Page): Promise<Traffic> {
  const complaints: string[] = [];
  const asked: Request[] = [];
  const answered: Response[] = [];
  let ended = 0;
  page.on('console', (entry) => {
    if (['error', 'warning'].includes(entry.type()))
      complaints.push(`${entry.type()}: ${entry.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => asked.push(request));
  page.on('response', (response) => answered.push(response));
  page.on('requestfinished', () => ended++);
  page.on('requestfailed', () => ended++);
  await page.addInitScript(watchDocument);
  return { complaints, asked, answered, isWaiting: () => ended < asked.length };
}

export const isScript = (request: Request) =>
  request.resourceType() === 'script' || /\.m?js(\?|$)/.test(request.url());

/** Lets the page do what it does of its own accord: timers, idle moments, frames. */
export const letPass = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
      // Chromium was seen to give no frame until something else happened.
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((late) => window.watched.later(late, 1_000)),
      ]);
    }
  });

/** Resolves once the page has all that it asked for, and asks for no more. */
export async function settled(page: Page, traffic: Traffic): Promise<void> {
  const patience = Date.now() + 10_000;
  do await letPass(page);
  while (traffic.isWaiting() && Date.now() < patience);
}
