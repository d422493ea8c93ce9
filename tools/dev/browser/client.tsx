/**
 * The browser's side of `npm run dev`: shows the page, updates it when a file was saved, and shows
 * problems in their places.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import App from '../../../src/app.tsx';
import type { LoadedPage } from '../../../src/hydration/loaded-page.ts';
import { dataUrl } from '../../../src/lib/data-url.ts';
import { withoutTrailingSlash } from '../../../src/lib/links.ts';
import { answerClick, watchWhatCloses } from '../../../src/lib/page-answers.ts';
import { updateHead } from '../../../src/page/head.ts';
import { clearPageCache, fetchPage } from '../../../src/page/loader.ts';
import { createBrowserCache } from '../../../src/theme/style-cache.ts';
import { required } from '../../model/required.ts';
import type { BrowserProblem, EditingState } from '../protocol/editing-state.ts';
import { putBackTypedOver } from './editing/marked-texts.ts';
import { createPageEditor } from './editing/page-editor.ts';
import { memoizedBlock, memoizedPage } from './memoized-page.ts';
import { hasUnkeptInPanel } from './panel-work.ts';
import { showProblemBar } from './problem-bar.ts';
import { problemCardBlock } from './problem-card-block.tsx';
import { showPublishingNote } from './publishing-note.ts';
import { isDialogOpen, resumeWriting, watchLeaving } from './resume-writing.ts';
import {
  fetchFromServer,
  type NoticeTexts,
  showServerNotice,
  withServerNotice,
} from './server-notice.ts';
import { showSourceOnAltClick } from './text-source-panel.ts';

let generation = 0;
/** From the next update on, React builds the page afresh instead of updating what it shows. */
const startNewGeneration = () => {
  generation += 1;
};
let latest = 0;
let state: EditingState | undefined;

const root = createRoot(required(document.getElementById('root'), '#root in the page'), {
  onCaughtError: startNewGeneration,
  onUncaughtError: startNewGeneration,
});
const cache = createBrowserCache();

/**
 * Whether the server rendered a page: without a valid site it sends an empty one, without styles.
 */
const hasStyles = Boolean(document.getElementById('styles'));

/** What the notice says; before the first state has come nobody knows the language. */
const noticeTexts = (): NoticeTexts =>
  state?.messages ?? { language: 'pt', noServer: 'npm run dev?' };

/**
 * Asks for the state of the site: at the beginning, and whenever the connection on which the server
 * announces changes is opened, since some may have been missed before.
 */
const fetchState = () =>
  withServerNotice(async () => {
    const requestId = ++latest;
    const answer: EditingState = await (await fetchFromServer('/__editing')).json();
    if (requestId === latest) await applyState(answer);
  }, noticeTexts());

const isServed = () =>
  fetch('/__editing').then(
    ({ ok }) => ok,
    () => false,
  );

const editor = createPageEditor(async () => {
  const now = state;
  return now && withServerNotice(() => applyState(now), now.messages);
});

async function applyState(update: EditingState) {
  const requestId = ++latest;
  state = update;
  editor.showState(update);
  // While a text is edited the page stays: it is shown anew once the field closes.
  if (editor.isBusy()) return;
  const { problems, notes, messages } = update;
  const address = withoutTrailingSlash(location.pathname);
  const inCard = ({ problemCards: cards }: BrowserProblem) =>
    cards.some((card) => card.address === address);
  const isHere = ({ pageAddresses: addresses }: BrowserProblem) =>
    Number(addresses.includes(address));
  // Asked for first: the server answers while problems are shown. A busy one is waited for.
  clearPageCache();
  const loading = hasStyles
    ? fetchPage(dataUrl(address) + (editor.isOn() ? '?texts' : ''))
    : undefined;
  showProblemBar(
    problems.filter((problem) => !inCard(problem)).toSorted((a, b) => isHere(b) - isHere(a)),
    messages,
    editor.isOn(),
  );
  showPublishingNote(notes[address], messages);
  const loaded = await loading;
  if (!loaded || requestId !== latest || editor.isBusy()) return;
  if (editor.leavesPage(loaded.page)) return;
  editor.readPage(loaded.page);
  const page = memoizedPage(loaded);
  updateHead(page.shell, page.page);
  putBackTypedOver();
  // At once, so that nobody sees what was put back.
  flushSync(() =>
    root.render(
      <App
        key={`${generation} ${page.page.path}`}
        initial={{ ...page, blocks: { ...page.blocks, ...problemCardsAt(address, update) } }}
        cache={cache}
        showsSkeleton={false}
      />,
    ),
  );
  editor.showPage(loaded.page);
}

/** The cards of the page at an address, by section. */
function problemCardsAt(
  address: string,
  { problems: all, messages }: EditingState,
): LoadedPage['blocks'] {
  const ids = new Set(
    all.flatMap(({ problemCards: cards }) =>
      cards.filter((card) => card.address === address).map(({ id }) => id),
    ),
  );
  return Object.fromEntries(
    [...ids].map((id) => {
      const problems = all.filter(({ problemCards: cards }) =>
        cards.some((card) => card.address === address && card.id === id),
      );
      return [
        id,
        memoizedBlock(`card ${id}`, JSON.stringify(problems), () =>
          problemCardBlock(problems, messages),
        ),
      ];
    }),
  );
}

import.meta.hot?.on('site:update', (update: EditingState) =>
  hasStyles ? void withServerNotice(() => applyState(update), update.messages) : location.reload(),
);
import.meta.hot?.on('vite:ws:connect', () => void fetchState());
const { isLeaving, hasStayed } = watchLeaving(window);
// Vite waits for it before it asks for the server, and then loads the page anew.
import.meta.hot?.on('vite:ws:disconnect', async () => {
  if (isLeaving() || !state) return;
  showServerNotice(state.messages.language, state.messages.stopped);
  editor.showStopped();
  await resumeWriting({
    isWriting: () => editor.isBusy() || isDialogOpen() || hasUnkeptInPanel(),
    isServed,
    onServed: fetchState,
    resend: editor.resend,
  });
  if (hasStayed()) location.reload();
});
// After a navigation the app shows a page that it loaded by itself: the next update starts afresh.
for (const type of ['popstate', 'pushState']) addEventListener(type, startNewGeneration);
showSourceOnAltClick(() => state?.messages);
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest?.('button');
  if (button) answerClick(button);
});
watchWhatCloses();
await fetchState();
