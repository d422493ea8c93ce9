import * as CookieConsent from 'vanilla-cookieconsent';
import styles from 'vanilla-cookieconsent/dist/cookieconsent.css?inline';
import { type ConsentSettings, consentId } from './lib/consent.ts';
import { elementById } from './lib/element-by-id.ts';
import { listen } from './lib/page-answers.ts';

/**
 * The script of pages of a site with analytics: it asks whether visits may be measured, loads the
 * analytics' script once somebody agrees, and unloads it with the page when somebody no longer
 * does. Until there is an answer nothing is stored; then the answer is, in a cookie.
 */
const root = elementById(consentId);
const category = 'analytics';

/** The site's own look; both buttons have the same. */
const ownStyles = `#cc-main{--cc-font-family:inherit;--cc-z-index:100;
--cc-btn-primary-bg:var(--brand-700);--cc-btn-primary-border-color:var(--brand-700);
--cc-btn-primary-hover-bg:var(--brand-800);--cc-btn-primary-hover-border-color:var(--brand-800);
--cc-primary-color:var(--ink);--cc-secondary-color:var(--body)}
#cc-main .cm__btn{min-height:2.75rem}`;

/** Google's script takes its orders from a queue, as the `arguments` of a function. */
function startGoogleAnalytics(id: string): void {
  const queue: unknown[] = [];
  Object.assign(window, { dataLayer: queue });
  function order(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: Google's script reads nothing else.
    queue.push(arguments);
  }
  order('js', new Date());
  order('config', id);
}

function loadAnalytics({ src, attributes }: ConsentSettings): void {
  const address = new URL(src);
  const googleId = address.searchParams.get('id');
  if (address.hostname === 'www.googletagmanager.com' && googleId) startGoogleAnalytics(googleId);
  const script = document.createElement('script');
  for (const { name, value } of attributes) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Asks again, and has the answer to hand: a click on the link in the footer. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest?.(`a[href$="#${consentId}"]`);
  if (!link) return;
  event.preventDefault();
  CookieConsent.show(true);
  focusAnswer(60);
}

/** The question shows some frames after it is asked for, and takes the focus only then. */
function focusAnswer(framesLeft: number): void {
  const button = root.querySelector('button');
  button?.focus();
  if (document.activeElement !== button && framesLeft > 0)
    requestAnimationFrame(() => focusAnswer(framesLeft - 1));
}

const languageOf = () => document.documentElement.dataset.language ?? '';

async function start(): Promise<void> {
  const url = root.querySelector('script')?.dataset.settings ?? '';
  const settings = (await (await fetch(url)).json()) as ConsentSettings;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles + ownStyles);
  document.adoptedStyleSheets.push(sheet);
  const translations = Object.fromEntries(
    Object.entries(settings.texts).map(([code, { title, text, accept, reject }]) => [
      code,
      {
        consentModal: {
          title,
          description: text,
          acceptAllBtn: accept,
          acceptNecessaryBtn: reject,
        },
        preferencesModal: { sections: [] },
      },
    ]),
  );
  // The library gives the question the focus once it has come in; who is in it already stays there.
  root.addEventListener(
    'transitionend',
    (event) => root.contains(document.activeElement) && event.stopPropagation(),
    true,
  );
  await CookieConsent.run({
    root: `#${consentId}`,
    // The library takes a browser that a program drives for a search engine.
    hideFromBots: false,
    categories: {
      necessary: { enabled: true, readOnly: true },
      [category]: { autoClear: { cookies: [{ name: /^(?!cc_cookie$)/ }] } },
    },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
    },
    language: { default: languageOf(), translations },
    onConsent: () => {
      if (CookieConsent.acceptedCategory(category)) loadAnalytics(settings);
    },
    onChange: () => {
      if (CookieConsent.acceptedCategory(category)) loadAnalytics(settings);
      else location.reload();
    },
  });
  listen('click', onClick);
  new MutationObserver(() => void CookieConsent.setLanguage(languageOf())).observe(
    document.documentElement,
    { attributeFilter: ['data-language'] },
  );
}

void start();
