import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import AnswerPageContent, { answerHeading, type SubmissionResult } from './forms/answer-page.tsx';
import { registerFormParts } from './forms/form-parts.ts';
import * as richForm from './forms/rich-form.ts';
import type { PolicyOf } from './lib/inline-code.ts';
import type { PageData, ShellData } from './lib/page-data.ts';
import Document, { type Assets } from './page/document.tsx';
import PageView from './page/page-view.tsx';
import { classListsOf, withoutMerged } from './theme/class-names.ts';
import { insertStyles } from './theme/server-jsx.ts';
import { collectedStyles, createServerCache } from './theme/style-cache.ts';
import { createPageIntl } from './ui/intl.ts';

registerFormParts(richForm);

/**
 * Renders an answer of the lead inbox to a whole HTML document, without the app's script: the app
 * would put a page in its place.
 * @param page the error page of the language, whose colours, head and addresses the answer shares
 */
export function renderAnswerPage(
  answer: SubmissionResult,
  page: PageData,
  shell: ShellData,
  { fonts, consent }: Pick<Assets, 'fonts' | 'consent'>,
  policyOf: PolicyOf,
): string {
  const intl = createPageIntl({ locale: shell.language.tag, messages: shell.messages });
  const heading = answerHeading(answer, (key, ...[values]) =>
    intl.formatMessage({ id: key }, values),
  );
  const titled = { ...page, title: `${heading} · ${shell.brand.name}`, description: heading };
  const cache = createServerCache();
  const forms =
    'sent' in answer && answer.sent ? { [answer.sent.form.name]: answer.sent.form } : {};
  const rendered = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Router ssrPath={page.path}>
        <PageView loaded={{ page: { ...page, forms }, shell, blocks: {} }}>
          <AnswerPageContent answer={answer} />
        </PageView>
      </Router>
    </CacheProvider>,
  );
  insertStyles(classListsOf(rendered), cache);
  const document = renderToStaticMarkup(
    <Document
      page={titled}
      shell={shell}
      assets={{ fonts, consent, boot: '', entry: '' }}
      body={withoutMerged(rendered)}
      styles={collectedStyles(cache).join('')}
      dataUrl=""
      policyOf={policyOf}
    />,
  );
  return `<!doctype html>${document}`;
}
