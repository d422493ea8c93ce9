import { renderToStaticMarkup } from 'react-dom/server';
import App from './app.tsx';
import { loadBlocks } from './hydration/loaded-page.ts';
import { dataUrl } from './lib/data-url.ts';
import type { PolicyOf } from './lib/inline-code.ts';
import type { PageData, ShellData } from './lib/page-data.ts';
import { asHtml, type Piece } from './lib/pieces.ts';
import Document, { type Assets } from './page/document.tsx';
import { keepSections } from './page/kept-sections.tsx';
import { renderBody } from './page/shared-parts.tsx';
import { compactMarkup } from './theme/compact.ts';
import { finishStyles, finishStylesOnce } from './theme/finished-styles.ts';
import { lateStyles } from './theme/global-styles.ts';
import { createServerCache } from './theme/style-cache.ts';
import { cutAtSheet, type KeepSheet, namedAbove, withSheet } from './theme/styles-below.ts';

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
   * Whether the styles of a page are finished once for all that have the same classes: only where
   * the code stays the same, and elements have their classes by `theme/server-jsx`.
   */
  keepsStyles?: boolean;
  /** Whether a section is rendered once for all pages that have it, too. */
  keepsSections?: boolean;
};

/**
 * Renders one page to a whole HTML document.
 * @throws where a component fails
 */
export const renderPage = async (...page: Parameters<typeof renderPieces>): Promise<string> =>
  asHtml(await renderPieces(...page));

/** The same in pieces, of which the first has all that stands before the page's own body. */
export async function renderPieces(
  page: PageData,
  shell: ShellData,
  assets: Assets,
  {
    dataPath = dataUrl(page.path),
    policyOf,
    keepSheet,
    keepsSections = false,
    keepsStyles = keepsSections,
  }: RenderOptions = {},
): Promise<Piece[]> {
  const cache = createServerCache();
  const loaded = { page, shell, blocks: await loadBlocks(page) };
  const { blocks, complete } = keepsSections
    ? keepSections(loaded)
    : { ...loaded, complete: asItIs };
  const rendered = complete(
    renderBody(<App initial={{ page, shell, blocks }} cache={cache} path={page.path} />, loaded),
  );
  const body = cutAtSheet(rendered);
  const finish = keepsStyles ? finishStylesOnce : finishStyles;
  const styles = finish(body, cache, {
    isFinal: policyOf !== undefined,
    hasSheet: keepSheet !== undefined,
  });
  const named = styles.below ? namedAbove(styles.namedAbove, body) : undefined;
  const sheet = named && lateStyles(named) + styles.below;
  const finished = body.map(styles.finish);
  const document = renderToStaticMarkup(
    <Document
      page={page}
      shell={shell}
      assets={assets}
      styles={styles.above}
      body={bodyMark}
      namedAbove={named}
      dataUrl={dataPath}
      policyOf={policyOf}
    />,
  );
  const place = document.lastIndexOf(bodyMark);
  const head = `<!doctype html>${document.slice(0, place)}`;
  return [
    { html: policyOf ? compactHead(head) : head },
    ...(keepSheet && sheet ? withSheet(finished, keepSheet(sheet)) : finished),
    { html: document.slice(place + bodyMark.length) },
  ];
}

/** A finished head, in which styles and scripts stay as they are: the policy has their hashes. */
function compactHead(head: string): string {
  const end = head.indexOf('<style');
  return compactMarkup(head.slice(0, end)) + head.slice(end);
}

/** Stands in the document where its body comes in. */
const bodyMark = '<!--body-->';

const asItIs = (body: Piece[]): Piece[] => body;
