import { createRoot } from 'react-dom/client';
import App from '../src/app.tsx';
import { dataUrl } from '../src/lib/data-url.ts';
import { updateHead } from '../src/page/head.ts';
import { forgetPages, loadPage } from '../src/page/loader.ts';
import { createBrowserCache } from '../src/theme/style-cache.ts';
import { hideProblems, showProblems } from './report/overlay.ts';
import type { ShownProblem } from './vite-plugin.ts';

/** The browser's side of `npm run dev`: shows the page live, swaps it when a file was saved, and lays problems over it. */
const root = createRoot(document.getElementById('root')!);
const cache = createBrowserCache('');
const errorPage = document.getElementById('boot')!.dataset.page;
let latest = 0;

async function show() {
  const turn = ++latest;
  forgetPages();
  const page = await loadPage(dataUrl(location.pathname)).catch(() => (errorPage ? loadPage(errorPage) : undefined));
  if (!page || turn !== latest) return;
  updateHead(page.shell, page.page);
  root.render(<App key={turn} initial={page} cache={cache} covered={false} />);
}

/** A page that had to begin without a good site behind it has no styles to go on with. */
const beganEmpty = !document.getElementById('styles');

async function refresh(problems: ShownProblem[]) {
  if (problems.length > 0) return showProblems(problems);
  hideProblems();
  if (beganEmpty) return location.reload();
  await show();
}

import.meta.hot?.on('site:update', refresh);
import.meta.hot?.on('site:problems', refresh);
await show();
const problems = (await (await fetch('/__problems')).json()) as ShownProblem[];
if (problems.length > 0) showProblems(problems);
