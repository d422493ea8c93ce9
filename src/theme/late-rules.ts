import { surfaceProperty } from './surfaces.ts';
import { color, media } from './tokens.ts';

/** What only a screen has a use for, by the markup that every block gives it. */
const notOnPaper = [
  'header,footer,[data-skeleton],[data-screen]',
  // The buttons of a carousel, and whatever else is pressed, but for what a heading says and for
  // what opens a dialog, which is often the one call of its section.
  '[aria-roledescription=carousel]>:first-child>div+div,:not(h3)>button:not([aria-haspopup])',
  // The sign that an answer can be opened.
  'h3>button>span+svg',
].join();

/** An item of an accordion: its heading is a button. */
const answer = ':has(>h3>button)';

/** The words right below a heading, unless they end a card: nothing is kept with that. */
const lead = 'h2+p,h3+p:not(:last-child)';

/**
 * How a page is printed. What has 16 pixels on a screen has 9 points, so that few cards and
 * pictures leave a sheet half empty since they fit into the next one alone. Browsers print no
 * grounds unless they are told to: buttons are words with an edge, and pictures keep the colours
 * that they are made of.
 */
const printRules = [
  `html{font-size:75%}body{background:none;font-size:1rem}${notOnPaper}{display:none!important}`,
  'section{--section-padding:1rem!important;min-height:0!important}',
  '[data-ground]{background:none!important}',
  `a,button{${surfaceProperty('button-text')}:${color('ink')};background:none!important;` +
    'box-shadow:none!important;border-width:1px!important}',
  'figure,[aria-hidden]{print-color-adjust:exact}',
  `li,article,figure,figure>div,:has(>label),[data-video],${answer},a,button,h1,h2,h3,${lead},` +
    '[aria-roledescription=slide],section:has(form):not(:has(dialog)){break-inside:avoid}',
  // A heading stays with what is above it and with what it is of.
  `h1,h2,h3,${lead},p:has(+:is(h1,h2)){break-after:avoid}`,
].join('');

/** Where colours are the reader's own, no ground or shadow shows an edge. */
const forcedColorRules =
  'a,button{border-width:2px!important}:is(a,button) svg{color:CanvasText!important}' +
  `${answer}{border:1px solid}`;

/**
 * A row that rests at its cards rests at the one that has the keyboard's focus: at another one, its
 * link may be out of view.
 */
const focusedCard =
  '[tabindex="0"]:has(:focus-visible)>:not(:focus-within){scroll-snap-align:none}';

/** Where letters are large, a form's button leaves the room at its sides to its words. */
const sendButton = 'form [type=submit]{padding-inline:min(1.625rem,8vw)}';

/** What the app leads the focus to has no edge; behind a dialog nothing scrolls. */
const ledTo =
  'main:focus,h1:focus{outline:none}' +
  'html:has(dialog[open]){overflow:hidden;scrollbar-gutter:stable}';

/**
 * What no page needs before its sheet comes: rules for what nobody has done yet, for letters of
 * twice their size, for paper and for colours of one's own.
 */
export const lateRules = [
  ledTo,
  focusedCard,
  sendButton,
  '@page{margin:1cm}',
  `${media.print}{${printRules}}`,
  `${media.forcedColors}{${forcedColorRules}}`,
].join('');
