import type { ToolLanguage } from '../../messages/language.ts';
import { findText } from '../../messages/texts.ts';
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
  stopped: string;
  close: string;
  openSection: string;
  openPage: string;
  edit: EditMessages;
};

/** What the bar, the fields and the buttons with which a page is edited say. */
export type EditMessages = Record<(typeof editKeys)[number], string>;

const editKeys = [
  'edit',
  'editing',
  'hint',
  'undo',
  'redo',
  'redoUnfit',
  'save',
  'saved',
  'unfit',
  'commit',
  'committed',
  'committedOnMain',
  'discard',
  'confirmDiscard',
  'confirmRemove',
  'changes',
  'unkept',
  'noChanges',
  'uncommitted',
  'text',
  'cleaned',
  'everywhere',
  'hereOnly',
  'meanwhile',
  'gone',
  'leftOut',
  'keepMine',
  'keepTheirs',
  'moveUp',
  'moveDown',
  'duplicate',
  'remove',
  'sections',
  'section',
  'rail',
  'railShort',
  'pageShort',
  'newPage',
  'nextText',
  'nextShort',
  'unwritten',
  'reminders',
  'details',
  'site',
  'header',
  'footer',
] as const;

/** What the browser says in a language; `{count}` is for the browser to fill. */
export function previewMessages(language: ToolLanguage): PreviewMessages {
  const t = createTranslator(language);
  return {
    language,
    source: t('dev.source'),
    noSource: t('dev.noSource'),
    noServer: t('dev.noServer'),
    stopped: t('dev.stopped'),
    close: t('dev.close'),
    openSection: t('panel.open'),
    openPage: t('panel.openPage'),
    edit: Object.fromEntries(
      editKeys.map((key) => [key, findText(language, `edit.page.${key}`) ?? key]),
    ) as EditMessages,
    problem: reportPhrase('problem', language),
    problems: reportPhrase('problems', language),
  };
}
