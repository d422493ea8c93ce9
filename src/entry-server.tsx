import { renderToStaticMarkup } from 'react-dom/server';
import App from './app.tsx';
import { loadBlocks } from './hydration/loaded-page.ts';
import { dataUrl } from './lib/data-url.ts';
import type { PolicyOf } from './lib/inline-code.ts';
import type { PageData, ShellData } from './lib/page-data.ts';
import Document, { type Assets } from './page/document.tsx';
import { keepSections } from './page/kept-sections.tsx';
import { renderBody } from './page/shared-parts.tsx';
import { type StyledBody, shortNamesOf, withShortClassNames } from './theme/class-names.ts';
import { compact } from './theme/compact.ts';
import {
  collectedClasses,
  collectedStyles,
  createServerCache,
  dropUnusedStyles,
} from './theme/style-cache.ts';
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
  const { body, below } = insertStylesByPlace(rendered, cache);
  if (policyOf) dropUnusedStyles(cache, body);
  // Not in development, when React compares the classes with those that it would give.
  const names = policyOf && shortNamesOf(collectedClasses(cache));
  const finished = (styled: StyledBody) =>
    names ? compact(withShortClassNames(styled, names)) : styled;
  const isBelow = (name: string) => keepSheet !== undefined && below.has(name);
  const named = finished({ styles: collectedStyles(cache, (name) => !isBelow(name)), body });
  const sheet = finished({ styles: collectedStyles(cache, isBelow), body: '' }).styles;
  if (keepSheet && sheet) named.body = withSheet(named.body, keepSheet(sheet));
  const document = renderToStaticMarkup(
    <Document
      page={page}
      shell={shell}
      assets={assets}
      {...named}
      waitsForSheet={sheet !== ''}
      dataUrl={dataPath}
      policyOf={policyOf}
    />,
  );
  return `<!doctype html>${document}`;
}

const asItIs = (body: string): string => body;
