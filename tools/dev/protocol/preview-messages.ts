import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import { reportPhrase } from '../../report/describe-problem.ts';

/** What the browser says while editing, beside the problems. */
export type PreviewMessages = {
  language: ToolLanguage;
  problem: string;
  problems: string;
  source: string;
  noSource: string;
  noServer: string;
  close: string;
  editSection: string;
  editPage: string;
};

/** What the browser says in a language; `{count}` is for the browser to fill. */
export function previewMessages(language: ToolLanguage): PreviewMessages {
  const t = createTranslator(language);
  return {
    language,
    source: t('dev.source'),
    noSource: t('dev.noSource'),
    noServer: t('dev.noServer'),
    close: t('dev.close'),
    editSection: t('panel.open'),
    editPage: t('panel.openPage'),
    problem: reportPhrase('problem', language),
    problems: reportPhrase('problems', language),
  };
}
