import { renderToStaticMarkup } from 'react-dom/server';
import App from './app.tsx';
import { loadBlocks } from './hydration/loaded-page.ts';
import { dataUrl } from './lib/data-url.ts';
import type { PolicyOf } from './lib/inline-code.ts';
import type { PageData, ShellData } from './lib/page-data.ts';
import Document, { type Assets } from './page/document.tsx';
import { keepSections } from './page/kept-sections.tsx';
import { renderBody } from './page/shared-parts.tsx';
import { finishStyles } from './theme/finished-styles.ts';
import { collectedStyles, createServerCache, dropUnusedStyles } from './theme/style-cache.ts';
import { insertStylesByPlace, type KeepSheet, withSheet } from './theme/styles-below.ts';

export { renderAnswerPage } from './entry-answers.tsx';
export type { SubmissionResult } from './forms/answer-page.tsx';
export type { Assets } from './page/document.tsx';

type RenderOptions = {
  /** Where the page's data is served, when that is not below its own address (the error page). */
  dataPath?: string;
  policyOf?: PolicyOf;
  /** Without it the page has all of its styles in itself. */
  keepSheet?: KeepSheet;
  /**
   * Whether a section is rendered once for all pages that have it: only where the code stays the
   * same, and elements have their classes by `theme/server-jsx`.
   */
  keepsSections?: boolean;
};

/**
 * Renders one page to a whole HTML document.
 * @throws where a component fails
 */
export async function renderPage(
  page: PageData,
  shell: ShellData,
  assets: Assets,
  { dataPath = dataUrl(page.path), policyOf, keepSheet, keepsSections = false }: RenderOptions = {},
): Promise<string> {
  const cache = createServerCache();
  const loaded = { page, shell, blocks: await loadBlocks(page) };
  const { blocks, complete } = keepsSections
    ? keepSections(loaded)
    : { ...loaded, complete: asItIs };
  const rendered = complete(
    renderBody(<App initial={{ page, shell, blocks }} cache={cache} path={page.path} />, loaded),
  );
  const { body, used, below } = insertStylesByPlace(rendered, cache);
  if (policyOf) dropUnusedStyles(cache, used);
  const isBelow = (name: string) => keepSheet !== undefined && below.has(name);
  // Not in development, when React compares the classes with those that it would give.
  const styles = policyOf
    ? finishStyles(cache, isBelow)
    : { above: collectedStyles(cache), below: '', finish: asItIs };
  const sheet = styles.below;
  const finished = styles.finish(body);
  const document = renderToStaticMarkup(
    <Document
      page={page}
      shell={shell}
      assets={assets}
      styles={styles.above}
      body={keepSheet && sheet ? withSheet(finished, keepSheet(sheet)) : finished}
      waitsForSheet={sheet !== ''}
      dataUrl={dataPath}
      policyOf={policyOf}
    />,
  );
  return `<!doctype html>${document}`;
}

const asItIs = (body: string): string => body;
