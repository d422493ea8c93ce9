import type * as Client from './entry-client.tsx';
import { carryOnLinks } from './lib/carry-on-links.ts';
import { firstPaintAllowanceMs } from './lib/first-paint.ts';
import { markLanguageOffer, rememberLanguage } from './lib/language-offer.ts';
import { watchLazyMedia } from './lib/lazy-media.ts';
import { namedSubject } from './lib/named-subject.ts';
import { answerClick, listen, watchWhatCloses } from './lib/page-answers.ts';
import { inTime } from './lib/patience.ts';
import { isPlain, makePlain } from './lib/plain.ts';

/**
 * The one script that stands in the page. It shows the chosen language's offer, loads pictures as
 * they come into view, opens and closes menus, accordions and dialogs, and waits for somebody to do
 * something that needs the app: then it loads the app, wakes the section it is about, and repeats
 * the click that was waiting.
 */
const { entry, page } = (document.currentScript as HTMLScriptElement).dataset as Record<
  'entry' | 'page',
  string
>;
/** What links carry on, in the pages of a site without a server that sees to it: else nothing. */
declare const ORIGIN_PARAMETERS: readonly string[] | null;

/** Where the page that came as HTML is; the address may be another one after going back. */
const { pathname } = location;
let client: Promise<typeof Client> | undefined;
let ready = false;

/** Loads the app, and meanwhile the page's data and its shell's, which the app finds cached. */
function load(): Promise<typeof Client> {
  if (!client) {
    const data = fetch(page).then((answer) => answer.json());
    data.then(({ shell }) => fetch(shell)).catch(() => {});
    client = import(/* @vite-ignore */ entry).then(async (loaded: typeof Client) => {
      await loaded.startApp(data, pathname);
      ready = true;
      return loaded;
    });
    client.catch(() => (client = undefined));
  }
  return client;
}

/** Loads the app and wakes the section around an element. */
const hydrate = async (element: Element) => (await load()).wake(element);

/** What nobody waits for may fail: a click tries again. */
const wakeEarly = (element: Element) =>
  isPlain(element) || (element.matches('a') ? load() : hydrate(element)).catch(() => {});

function onIntent({ target }: Event) {
  const element = (target as Element).closest?.('a,button,input,select,textarea,[data-client]');
  if (element) void wakeEarly(element);
}

/**
 * Whether a button sends a lead that the browser finds nothing wrong with: no script is needed for
 * that, nor may it wait for one.
 */
const submitsValidForm = (button: HTMLButtonElement) => button.closest('form[target]:valid');

/**
 * A click on a button that the page cannot answer waits for the app; links work by themselves. So
 * does the app's word on a faulty form, or the browser's own where the app cannot come. Who mends
 * the form meanwhile sends it with a click, not by waiting. Where the app, or the section's part of
 * it, does not come in time, what it would have answered for is made as it is without scripts, and
 * the click does what it does there.
 */
function onClick(event: MouseEvent) {
  rememberLanguage(event);
  const button = (event.target as Element).closest?.('button');
  if (!button || isPlain(button)) return;
  if (answerClick(button)) return void wakeEarly(button);
  if ((ready && !button.closest('[data-asleep]')) || submitsValidForm(button)) return;
  event.preventDefault();
  event.stopPropagation();
  inTime(hydrate(button)).then(
    () => submitsValidForm(button) || button.click(),
    () => {
      // Mended meanwhile, a form needs nothing of the app: the page stays as it is.
      if (submitsValidForm(button)) return;
      // A dialog that stays open would have its form at the top of the page.
      button.closest('dialog')?.close();
      makePlain((ready && button.closest<HTMLElement>('[data-asleep]')) || undefined);
      const form = button.closest<HTMLFormElement>('form[target]');
      if (form) return form.reportValidity();
      button.closest('header')?.scrollIntoView();
      button.focus();
      button.click();
    },
  );
}

/**
 * The skeleton's time counts from when it was seen. Its animation begins with the first frame,
 * which a busy machine paints later; until that is known, it stands for an allowance more.
 */
new PerformanceObserver((paints, observer) => {
  observer.disconnect();
  const [firstPaint] = paints.getEntries() as [PerformanceEntry];
  const [skeleton] = document.querySelector('[data-skeleton]')?.getAnimations() ?? [];
  if (skeleton?.playState === 'running')
    skeleton.startTime = firstPaint.startTime - firstPaintAllowanceMs;
}).observe({ type: 'paint', buffered: true });

const root = document.documentElement;
root.classList.add('js');
markLanguageOffer(root);
listen('click', onClick);
watchWhatCloses();
if (ORIGIN_PARAMETERS) carryOnLinks(ORIGIN_PARAMETERS);
for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const)
  listen(type, onIntent);
// Somebody goes back to a page that this document showed before it was loaded again, and the app,
// which would show it, is not there.
listen('popstate', () => ready || pathname === location.pathname || location.reload());
listen('DOMContentLoaded', () => {
  watchLazyMedia(document);
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = `${new Date().getFullYear()}`;
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void wakeEarly(target);
    },
    { rootMargin: '200px' },
  );
  for (const section of document.querySelectorAll('[data-client]')) visibility.observe(section);
  // An entry of the history that has a state was the app's: those beside it may be, too.
  if (namedSubject() || history.state) load().catch(() => {});
});
