import { hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import App from './app.tsx';
import { hydrateSection } from './hydration/lazy-hydration.ts';
import { isCurrentPath } from './lib/current-path.ts';
import { dataUrl } from './lib/data-url.ts';
import { closeMenus } from './lib/disclosures.ts';
import { elementById } from './lib/element-by-id.ts';
import { namedSubject } from './lib/named-subject.ts';
import { carryOrigin } from './lib/origin-parameters.ts';
import { listen } from './lib/page-answers.ts';
import type { PageData } from './lib/page-data.ts';
import { isPlain } from './lib/plain.ts';
import { isTypedIn } from './lib/typed-in.ts';
import { loadDrawings } from './page/load-drawings.ts';
import { loadFirstPage, loadPage } from './page/loader.ts';
import { trackScrollPosition } from './page/scroll-restoration.ts';
import { adoptStyles } from './theme/adopted-styles.ts';
import { createBrowserCache } from './theme/style-cache.ts';

export { hydrateSection as wake };

/** What links carry on from the address of the page. */
let originParameters: readonly string[] | undefined;

/**
 * Makes the page that came as HTML into the app.
 * @param data the page's data, as its address answers
 * @param path where the page is; the address is another one where somebody has gone back meanwhile
 * @returns once the header answers to clicks; sections answer once they are woken
 * @throws as loadFirstPage does, and where nobody waits any more: the page stays the HTML it is
 */
export async function startApp(data: Promise<PageData>, path: string): Promise<void> {
  const { version } = elementById('boot').dataset;
  const initial = await loadFirstPage(data, version);
  originParameters = initial.shell.originParameters;
  // React would make a page anew that a browser has translated, and lose what was typed in it.
  const isTranslated = document.documentElement.lang !== initial.shell.language.tag;
  // The page of the address is on its way: here its place in the history would be overwritten.
  const isLeft = path !== location.pathname;
  if (isLeft || isPlain(document.documentElement) || isTranslated) throw new Error('Given up');
  await new Promise<void>((ready) => {
    hydrateRoot(
      elementById('root'),
      <App initial={initial} cache={createBrowserCache(adoptStyles())} onReady={ready} />,
    );
  });
  trackScrollPosition();
  wakeNamed();
  addEventListener('hashchange', wakeNamed);
  addEventListener('click', followLink);
  listen('click', followUnhydratedLink);
  // An open menu would cover what has the focus once that has left it.
  listen('focusin', ({ target }) => {
    if (!(target as Element).closest('header')) closeMenus();
  });
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    addEventListener(type, prefetch, { capture: true, passive: true });
}

/** A subject behind a tab that the address names is shown, also where its section sleeps. */
function wakeNamed(): void {
  const subject = namedSubject();
  if (subject) hydrateSection(subject).catch(() => {});
}

/** The link to another page of this site that an event is about, if the app may follow it. */
function siteLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.('a');
  return link &&
    link.origin === location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    !(link.hash && isCurrentPath(link.pathname))
    ? link
    : undefined;
}

function followLink(event: MouseEvent): void {
  const link = siteLink(event);
  const isPlainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlainClick || event.defaultPrevented) return;
  const isHere = isCurrentPath(link.pathname);
  if (!isHere && isTypedIn()) return;
  event.preventDefault();
  if (isHere) scrollTo({ top: 0 });
  else {
    const search = carryOrigin(link.search, location.search, originParameters);
    navigate(link.pathname + search + link.hash);
  }
}

/**
 * React lets no event of a section that sleeps go further than its root, so that a link in one is
 * followed on the way there.
 */
function followUnhydratedLink(event: MouseEvent): void {
  if ((event.target as Element).closest?.('[data-asleep]')) followLink(event);
}

/** Whether the visitor pays for each byte; the types of the DOM do not know of it yet. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches a page, with its drawings, once its link is pointed at, pressed, touched or focused. */
function prefetch(event: Event): void {
  const link = siteLink(event);
  if (link && !isCurrentPath(link.pathname) && !savesData())
    loadPage(dataUrl(link.pathname))
      .then(loadDrawings)
      .catch(() => {});
}
