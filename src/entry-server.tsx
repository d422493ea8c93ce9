import { renderToStaticMarkup } from 'react-dom/server';
import App from './app.tsx';
import { loadBlocks } from './hydration/loaded-page.ts';
import { dataUrl } from './lib/data-url.ts';
import type { PolicyOf } from './lib/inline-code.ts';
import type { PageData, ShellData } from './lib/page-data.ts';
import Document, { type Assets } from './page/document.tsx';
import { renderBody } from './page/shared-parts.tsx';
import { withShortClassNames } from './theme/class-names.ts';
import { compact } from './theme/compact.ts';
import { insertStylesOf } from './theme/server-jsx.ts';
import { collectedClasses, collectedStyles, createServerCache } from './theme/style-cache.ts';

export { renderAnswerPage } from './entry-answers.tsx';
export type { SubmissionResult } from './forms/answer-page.tsx';
export type { Assets } from './page/document.tsx';

type RenderOptions = {
  /** Where the page's data is served, when that is not below its own address (the error page). */
  dataPath?: string;
  policyOf?: PolicyOf;
};

/**
 * Renders one page to a whole HTML document.
 * @throws where a component fails
 */
export async function renderPage(
  page: PageData,
  shell: ShellData,
  assets: Assets,
  { dataPath = dataUrl(page.path), policyOf }: RenderOptions = {},
): Promise<string> {
  const cache = createServerCache();
  const blocks = await loadBlocks(page);
  const rendered = renderBody(
    <App initial={{ page, shell, blocks }} cache={cache} path={page.path} />,
    { page, shell },
  );
  const body = insertStylesOf(rendered, cache);
  const styled = { styles: collectedStyles(cache), body };
  // Not in development, when React compares the classes with those that it would give.
  const named = policyOf ? compact(withShortClassNames(styled, collectedClasses(cache))) : styled;
  const document = renderToStaticMarkup(
    <Document
      page={page}
      shell={shell}
      assets={assets}
      {...named}
      dataUrl={dataPath}
      policyOf={policyOf}
    />,
  );
  return `<!doctype html>${document}`;
}
