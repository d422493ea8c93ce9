import { markLanguageOffer, rememberLanguage } from './lib/language-offer.ts';
import { watchLazyImages } from './lib/lazy-images.ts';

/**
 * The one script that stands in the page. It shows the chosen language's offer, loads pictures as they come into view,
 * and waits for somebody to do something that needs the app: then it loads the app and repeats the click that was waiting.
 */
const { entry, page, modules } = document.getElementById('boot')!.dataset as Record<'entry' | 'page' | 'modules', string>;
const root = document.documentElement;
const interactive = 'a,button,input,select,textarea,summary,[data-client]';

let app: Promise<void> | undefined;
let ready = false;

function load(): Promise<void> {
  if (!app) {
    for (const module of modules.split(' ').filter(Boolean)) preload('modulepreload', module);
    app = import(/* @vite-ignore */ entry).then(({ start }: { start: (url: string) => Promise<void> }) => start(page));
    app.then(
      () => (ready = true),
      () => (app = undefined),
    );
  }
  return app;
}

function preload(rel: string, href: string) {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

function onIntent({ target }: Event) {
  if ((target as Element).closest?.(interactive)) void load();
}

/** A click on a button that the app must answer waits for it; links and lead forms work by themselves. */
function onClick(event: MouseEvent) {
  rememberLanguage(event);
  const button = (event.target as Element).closest?.('button');
  if (ready || !button || button.closest('form[method=post]')) return;
  event.preventDefault();
  event.stopPropagation();
  void load().then(() => button.click());
}

root.classList.add('js');
markLanguageOffer(root);
addEventListener('click', onClick, true);
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) addEventListener(type, onIntent, { capture: true, passive: true });
document.addEventListener('DOMContentLoaded', () => {
  watchLazyImages(document);
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void load();
    },
    { rootMargin: '200px' },
  );
  for (const section of document.querySelectorAll('[data-client]')) near.observe(section);
  if (Object.keys((history.state as object | null) ?? {}).some((flag) => flag.startsWith('scrollTo'))) void load();
});
