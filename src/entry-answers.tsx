import { CacheProvider, type EmotionCache } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { Router } from 'wouter';
import AnswerPageContent, {
  answerHeading,
  answerSamples,
  type SubmissionResult,
} from './forms/answer-page.tsx';
import type { PageData, ShellData } from './lib/page-data.ts';
import Document, { type Assets } from './page/document.tsx';
import PageView from './page/page-view.tsx';
import { collectedStyles, createServerCache } from './theme/style-cache.ts';

/**
 * The one style sheet of a shell's answers. Answers differ in their words only, so that the policy
 * can name their styles before any is given.
 */
const answerStyleSheets = new WeakMap<
  ShellData,
  { cache: EmotionCache; styles: ReturnType<typeof collectedStyles> }
>();

/**
 * Renders an answer of the lead inbox to a whole HTML document, without the app's script: the app
 * would put a page in its place.
 * @param page the error page of the language, whose colours, head and addresses the answer shares
 */
export function renderAnswerPage(
  answer: SubmissionResult,
  page: PageData,
  shell: ShellData,
  { fonts }: Pick<Assets, 'fonts'>,
): string {
  let sheet = answerStyleSheets.get(shell);
  if (!sheet) {
    const cache = createServerCache();
    for (const sample of answerSamples) renderAnswerBody(sample, page, shell, cache);
    sheet = { cache, styles: collectedStyles(cache) };
    answerStyleSheets.set(shell, sheet);
  }
  const intl = createIntl({ locale: shell.language.tag, messages: shell.messages });
  const heading = answerHeading(answer, (key, ...[values]) =>
    intl.formatMessage({ id: key }, values),
  );
  const titled = { ...page, title: `${heading} · ${shell.brand.name}`, description: heading };
  const body = renderAnswerBody(answer, page, shell, sheet.cache);
  const document = renderToStaticMarkup(
    <Document
      page={titled}
      shell={shell}
      assets={{ fonts, boot: '', entry: '', modules: [] }}
      body={body}
      styles={sheet.styles}
      dataUrl=""
    />,
  );
  return `<!doctype html>${document}`;
}

/**
 * An answer as the policy needs to know it: its styles are those of all answers in this language.
 */
export const renderSampleAnswerPage = (page: PageData, shell: ShellData, assets: Assets): string =>
  renderAnswerPage(answerSamples[0], page, shell, assets);

function renderAnswerBody(
  answer: SubmissionResult,
  page: PageData,
  shell: ShellData,
  cache: EmotionCache,
): string {
  const forms =
    'sent' in answer && answer.sent ? { [answer.sent.form.name]: answer.sent.form } : {};
  return renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Router ssrPath={page.path}>
        <PageView loaded={{ page: { ...page, forms }, shell, blocks: {} }}>
          <AnswerPageContent answer={answer} />
        </PageView>
      </Router>
    </CacheProvider>,
  );
}
