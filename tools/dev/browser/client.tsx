import { createRoot } from 'react-dom/client';
import App from '../../../src/app.tsx';
import { dataUrl } from '../../../src/lib/data-url.ts';
import { withoutTrailingSlash } from '../../../src/lib/links.ts';
import { updateHead } from '../../../src/page/head.ts';
import type { Block, LoadedPage } from '../../../src/hydration/loaded-page.ts';
import { clearPageCache, loadPage } from '../../../src/page/loader.ts';
import { createBrowserCache } from '../../../src/theme/style-cache.ts';
import { showSourceOnAltClick } from './text-source-panel.ts';
import { showDraftNote } from './draft-badge.ts';
import type { EditingState, BrowserProblem } from '../protocol/editing-state.ts';
import { problemCardBlock } from './problem-card-block.tsx';
import { memoizedBlock, memoizedPage } from './memoized-page.ts';
import { showProblemBar } from './problem-bar.ts';

/**
 * The browser's side of `npm run dev`: shows the page live, shows it anew when a file was saved,
 * and shows problems in their places.
 */
const startNewGeneration = () => generation++;
let generation = 0;
let latest = 0;
let state: EditingState;

const root = createRoot(document.getElementById('root')!, {
  onCaughtError: startNewGeneration,
  onUncaughtError: startNewGeneration,
});
const cache = createBrowserCache('');

/** A page that had to begin without a site behind it has no styles to go on with. */
const hasStyles = Boolean(document.getElementById('styles'));

/**
 * Asks how the site stands: at the beginning, and once the server can tell of changes, since it may
 * have told of some before.
 */
async function fetchState() {
  const requestId = ++latest;
  const answer = (await (await fetch('/__editing')).json()) as EditingState;
  if (requestId === latest) await applyState(answer);
}

async function applyState(update: EditingState) {
  const requestId = ++latest;
  state = update;
  const address = withoutTrailingSlash(location.pathname);
  const inCard = ({ problemCards: cards }: BrowserProblem) =>
    cards.some((card) => card.address === address);
  const isHere = ({ pageAddresses: addresses }: BrowserProblem) =>
    Number(addresses.includes(address));
  showProblemBar(
    state.problems.filter((problem) => !inCard(problem)).toSorted((a, b) => isHere(b) - isHere(a)),
    state.messages,
  );
  showDraftNote(state.drafts.includes(address), state.messages);
  clearPageCache();
  const loaded = hasStyles ? await loadPage(dataUrl(address)) : undefined;
  if (!loaded || requestId !== latest) return;
  const page = memoizedPage(loaded);
  updateHead(page.shell, page.page);
  root.render(
    <App
      key={`${generation} ${page.page.path}`}
      initial={{ ...page, blocks: { ...page.blocks, ...problemCardsAt(address) } }}
      cache={cache}
      showsSkeleton={false}
    />,
  );
}

/** The cards of the page at an address, by section. */
function problemCardsAt(address: string): LoadedPage['blocks'] {
  const ids = new Set(
    state.problems.flatMap(({ problemCards: cards }) =>
      cards.filter((card) => card.address === address).map(({ id }) => id),
    ),
  );
  return Object.fromEntries(
    [...ids].map((id) => {
      const problems = state.problems.filter(({ problemCards: cards }) =>
        cards.some((card) => card.address === address && card.id === id),
      );
      return [
        id,
        memoizedBlock(
          `card ${id}`,
          JSON.stringify(problems),
          () => problemCardBlock(problems, state.messages) as unknown as Block,
        ),
      ];
    }),
  );
}

import.meta.hot?.on('site:update', (update: EditingState) =>
  hasStyles ? void applyState(update) : location.reload(),
);
import.meta.hot?.on('vite:ws:connect', () => void fetchState());
// What the app shows after it went to another page is its own; what it is given then has to begin
// anew.
for (const type of ['popstate', 'pushState']) addEventListener(type, startNewGeneration);
showSourceOnAltClick(() => state.messages);
await fetchState();
