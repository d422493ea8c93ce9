import type * as Client from './entry-client.tsx';
import { markLanguageOffer, rememberLanguage } from './lib/language-offer.ts';
import { watchLazyMedia } from './lib/lazy-media.ts';

/**
 * The one script that stands in the page. It shows the chosen language's offer, loads pictures as they come into view,
 * and waits for somebody to do something that needs the app: then it loads the app, wakes the section it is about,
 * and repeats the click that was waiting.
 */
const { entry, page, modules } = document.getElementById('boot')!.dataset as Record<'entry' | 'page' | 'modules', string>;
const interactive = 'a,button,input,textarea,[data-client]';

let client: Promise<typeof Client> | undefined;
let ready = false;

/** Loads the app, and what it imports beside it rather than after it. */
function load(): Promise<typeof Client> {
  if (!client) for (const module of modules.split(' ')) void import(/* @vite-ignore */ module);
  client ??= import(/* @vite-ignore */ entry).then(async (loaded: typeof Client) => {
    await loaded.start(page);
    ready = true;
    return loaded;
  });
  client.catch(() => (client = undefined));
  return client;
}

/** Loads the app and wakes the section around an element. */
const wake = async (element: Element) => (await load()).wake(element);

function onIntent({ target }: Event) {
  const element = (target as Element).closest?.(interactive);
  if (element) void (element.matches('a') ? load() : wake(element));
}

/** A click on a button that the app must answer waits for it; links and lead forms work by themselves. */
function onClick(event: MouseEvent) {
  rememberLanguage(event);
  const button = (event.target as Element).closest?.('button');
  if (!button || (ready && !button.closest('[data-asleep]')) || button.closest('form[method=post]')) return;
  event.preventDefault();
  event.stopPropagation();
  void wake(button).then(() => button.click());
}

document.documentElement.classList.add('js');
markLanguageOffer(document.documentElement);
addEventListener('click', onClick, true);
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) addEventListener(type, onIntent, { capture: true, passive: true });
addEventListener('DOMContentLoaded', () => {
  watchLazyMedia(document);
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void wake(target);
      }
    },
    { rootMargin: '200px' },
  );
  for (const section of document.querySelectorAll('[data-client]')) near.observe(section);
  if (Object.keys((history.state as object | null) ?? {}).some((flag) => flag.startsWith('scrollTo'))) void load();
});
