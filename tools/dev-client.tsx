import { createRoot } from 'react-dom/client';
import App from '../src/app.tsx';
import { dataUrl } from '../src/lib/data-url.ts';
import { forgetPages, loadPage } from '../src/page/loader.ts';
import { createBrowserCache } from '../src/theme/style-cache.ts';
import { hideProblems, showProblems } from './report/overlay.ts';
import type { ShownProblem } from './vite-plugin.ts';

/** The browser's side of `npm run dev`: shows the page live, swaps it when a file was saved, and lays problems over it. */
const root = createRoot(document.getElementById('root')!);
const cache = createBrowserCache('');
const errorPage = document.getElementById('boot')!.dataset.page;
let version = 0;

async function show() {
  forgetPages();
  const page = await loadPage(dataUrl(location.pathname)).catch(() => (errorPage ? loadPage(errorPage) : undefined));
  if (page) root.render(<App key={version++} initial={page} cache={cache} covered={false} />);
}

async function refresh(problems: ShownProblem[]) {
  if (problems.length > 0) return showProblems(problems);
  hideProblems();
  await show();
}

await show();
await refresh((await (await fetch('/__problems')).json()) as ShownProblem[]);
import.meta.hot?.on('site:update', refresh);
import.meta.hot?.on('site:problems', refresh);
