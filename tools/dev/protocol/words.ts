import { reportPhrase } from '../../report/describe-problem.ts';
import { type ToolLanguage } from '../../messages/language.ts';

/** What the browser says while editing, beside the problems. */
export type PreviewMessages = {
  language: ToolLanguage;
  draft: string;
  problem: string;
  problems: string;
  source: string;
  noSource: string;
  close: string;
};

const texts: Record<ToolLanguage, Omit<PreviewMessages, 'language' | 'problem' | 'problems'>> = {
  pt: {
    draft: 'Rascunho: esta página só aparece na edição.',
    source: 'Onde este texto está escrito',
    noSource: 'Este texto não está nos arquivos do site.',
    close: 'Fechar',
  },
  en: {
    draft: 'Draft: this page shows only while editing.',
    source: 'Where this text is written',
    noSource: 'This text is not in the files of the site.',
    close: 'Close',
  },
  es: {
    draft: 'Borrador: esta página solo aparece durante la edición.',
    source: 'Dónde está escrito este texto',
    noSource: 'Este texto no está en los archivos del sitio.',
    close: 'Cerrar',
  },
};

/** The words in a language; `{count}` is for the browser to fill. */
export const previewMessages = (language: ToolLanguage): PreviewMessages => ({
  language,
  ...texts[language],
  problem: reportPhrase('problem', language),
  problems: reportPhrase('problems', language),
});
