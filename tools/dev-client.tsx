import { createRoot } from 'react-dom/client';
import App from '../src/app.tsx';
import { dataUrl } from '../src/lib/data-url.ts';
import { withoutTrailingSlash } from '../src/lib/links.ts';
import { updateHead } from '../src/page/head.ts';
import type { LoadedPage } from '../src/page/loaded-page.ts';
import { forgetPages, loadPage } from '../src/page/loader.ts';
import { createBrowserCache } from '../src/theme/style-cache.ts';
import { showSourceOnAltClick } from './preview/alt-click.ts';
import { problemCard } from './preview/problem-card.tsx';
import { hideProblems, showProblems } from './report/overlay.ts';
import type { ShownProblem } from './vite-plugin.ts';

/** The browser's side of `npm run dev`: shows the page live, swaps it when a file was saved, and shows problems in their places. */
const root = createRoot(document.getElementById('root')!);
const cache = createBrowserCache('');
const errorPage = document.getElementById('boot')!.dataset.page;
let latest = 0;

/** A page that had to begin without a good site behind it has no styles to go on with. */
const beganEmpty = !document.getElementById('styles');

async function show(problems: ShownProblem[]) {
  const turn = ++latest;
  forgetPages();
  const page = await loadPage(dataUrl(location.pathname)).catch(() => (errorPage ? loadPage(errorPage) : undefined));
  if (turn !== latest) return;
  const here = problems.filter(({ card }) => card?.address === withoutTrailingSlash(location.pathname));
  const elsewhere = problems.filter((problem) => !here.includes(problem));
  if (elsewhere.length > 0) showProblems(elsewhere);
  else hideProblems();
  if (!page) return;
  updateHead(page.shell, page.page);
  root.render(<App key={turn} initial={withCards(page, here)} cache={cache} covered={false} />);
}

/** The page with a card in place of each section that has problems. */
function withCards(page: LoadedPage, problems: ShownProblem[]): LoadedPage {
  const ids = [...new Set(problems.map(({ card }) => card!.id))];
  const cards = ids.map((id) => [id, problemCard(problems.filter(({ card }) => card!.id === id))] as const);
  return { ...page, blocks: { ...page.blocks, ...(Object.fromEntries(cards) as unknown as LoadedPage['blocks']) } };
}

import.meta.hot?.on('site:update', (problems: ShownProblem[]) => (beganEmpty && problems.length === 0 ? location.reload() : show(problems)));
showSourceOnAltClick();
await show((await (await fetch('/__problems')).json()) as ShownProblem[]);
