import { createRoot } from 'react-dom/client';
import App from '../../../src/app.tsx';
import { dataUrl } from '../../../src/lib/data-url.ts';
import { withoutTrailingSlash } from '../../../src/lib/links.ts';
import { updateHead } from '../../../src/page/head.ts';
import type { Block, LoadedPage } from '../../../src/hydration/loaded-page.ts';
import { forgetPages, loadPage } from '../../../src/page/loader.ts';
import { createBrowserCache } from '../../../src/theme/style-cache.ts';
import { showSourceOnAltClick } from './alt-click.ts';
import { markDraft } from './draft-note.ts';
import type { EditingState, ShownProblem } from '../protocol/editing-state.ts';
import { cardBlock } from './problem-card.tsx';
import { steady, steadyPage } from './steady-page.ts';
import { showAtFoot } from './overlay.ts';

/**
 * The browser's side of `npm run dev`: shows the page live, shows it anew when a file was saved,
 * and shows problems in their places.
 */
const began = () => generation++;
let generation = 0;
let latest = 0;
let state: EditingState;

const root = createRoot(document.getElementById('root')!, {
  onCaughtError: began,
  onUncaughtError: began,
});
const cache = createBrowserCache('');

/** A page that had to begin without a site behind it has no styles to go on with. */
const hasStyles = Boolean(document.getElementById('styles'));

/**
 * Asks how the site stands: at the beginning, and once the server can tell of changes, since it may
 * have told of some before.
 */
async function ask() {
  const turn = ++latest;
  const answer = (await (await fetch('/__editing')).json()) as EditingState;
  if (turn === latest) await show(answer);
}

async function show(update: EditingState) {
  const turn = ++latest;
  state = update;
  const address = withoutTrailingSlash(location.pathname);
  const inCard = ({ cards }: ShownProblem) => cards.some((card) => card.address === address);
  const isHere = ({ addresses }: ShownProblem) => Number(addresses.includes(address));
  showAtFoot(
    state.problems.filter((problem) => !inCard(problem)).toSorted((a, b) => isHere(b) - isHere(a)),
    state.words,
  );
  markDraft(state.drafts.includes(address), state.words);
  forgetPages();
  const loaded = hasStyles ? await loadPage(dataUrl(address)) : undefined;
  if (!loaded || turn !== latest) return;
  const page = steadyPage(loaded);
  updateHead(page.shell, page.page);
  root.render(
    <App
      key={`${generation} ${page.page.path}`}
      initial={{ ...page, blocks: { ...page.blocks, ...cardsAt(address) } }}
      cache={cache}
      covered={false}
    />,
  );
}

/** The cards of the page at an address, by section. */
function cardsAt(address: string): LoadedPage['blocks'] {
  const ids = new Set(
    state.problems.flatMap(({ cards }) =>
      cards.filter((card) => card.address === address).map(({ id }) => id),
    ),
  );
  return Object.fromEntries(
    [...ids].map((id) => {
      const problems = state.problems.filter(({ cards }) =>
        cards.some((card) => card.address === address && card.id === id),
      );
      return [
        id,
        steady(
          `card ${id}`,
          JSON.stringify(problems),
          () => cardBlock(problems, state.words) as unknown as Block,
        ),
      ];
    }),
  );
}

import.meta.hot?.on('site:update', (update: EditingState) =>
  hasStyles ? void show(update) : location.reload(),
);
import.meta.hot?.on('vite:ws:connect', () => void ask());
// What the app shows after it went to another page is its own; what it is given then has to begin
// anew.
for (const type of ['popstate', 'pushState']) addEventListener(type, began);
showSourceOnAltClick(() => state.words);
await ask();
