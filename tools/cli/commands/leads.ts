import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportFormats, isExportFormat } from '../../../server/inbox/export-formats.ts';
import { isView, shownViews } from '../../../server/inbox/lead-filter.ts';
import { formatCounts, formatLeadTable, nextSteps } from '../../../server/inbox/lead-table.ts';
import {
  type LeadStore,
  type LeadView,
  leadViews,
  normalizedEmailOf,
} from '../../../server/store/lead-store.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { leadSource } from '../../../server/store/read-leads.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator, type Translate } from '../../messages/translate.ts';
import { required } from '../../model/required.ts';
import { type Command, type CommandOptions, siteRoot } from '../command.ts';
import { eraseLeads } from './leads/erase.ts';
import { UsageError } from './leads/usage-error.ts';

/**
 * What a word does with the leads. Where there is no store yet, it is called without one. @returns
 * the exit code
 */
type LeadAction = {
  options: string[];
  run: (values: CommandOptions, language: ToolLanguage, store?: LeadStore) => Promise<number>;
};

const actions: Record<string, LeadAction> = {
  list: {
    options: ['view', 'form'],
    async run(values, language, store) {
      const view = viewOption(values, 'new', createTranslator(language));
      if (!store) return 0;
      const [counts, leads] = [
        await store.count(),
        await store.list({ view, form: formOption(values) }),
      ];
      const none = createTranslator(language)(
        values.form ? 'inbox.emptyHere' : `inbox.empty.${view}`,
      );
      console.log(
        [
          leads.length > 0 ? formatLeadTable(leads, view, language) : none,
          '',
          formatCounts(counts, language),
          ...nextSteps(counts, language),
        ].join('\n'),
      );
      return 0;
    },
  },
  export: {
    options: ['format', 'view', 'form', 'output'],
    async run(values, language, store) {
      const t = createTranslator(language);
      const { format = 'csv', output } = values;
      if (typeof format !== 'string' || !isExportFormat(format))
        throw new UsageError(
          t('inbox.unknown', {
            what: '--format',
            typed: String(format),
            known: Object.keys(exportFormats).join(', '),
          }),
        );
      const query = { view: viewOption(values, 'all', t), form: formOption(values) };
      const leads = store ? await leadSource(store, query) : async function* () {};
      const text = exportFormats[format].write(leads);
      if (typeof output !== 'string') {
        for await (const part of text) process.stdout.write(part);
        return 0;
      }
      // For its owner alone: it is full of personal data.
      await writeFile(output, text, { mode: 0o600 }).catch((cause: NodeJS.ErrnoException) => {
        throw new UsageError(
          t('inbox.notWritten', { file: output, reason: cause.code ?? cause.message }),
        );
      });
      const count = (await store?.ids(query))?.length ?? 0;
      console.log(t('inbox.written', { count, file: output }));
      return 0;
    },
  },
  retry: {
    options: ['id'],
    async run(values, language, store) {
      const retried = (await store?.retryDeadLetters(values.id as string[] | undefined)) ?? 0;
      if (store) console.log(createTranslator(language)('inbox.retried', { count: retried }));
      return values.id && retried === 0 ? 1 : 0;
    },
  },
  accept: {
    options: ['id'],
    async run(values, language, store) {
      if (!values.id)
        throw new UsageError(createTranslator(language)('inbox.missing', { option: '--id ID' }));
      const accepted = (await store?.releaseQuarantined(values.id as string[])) ?? 0;
      if (store) console.log(createTranslator(language)('inbox.accepted', { count: accepted }));
      return accepted > 0 ? 0 : 1;
    },
  },
  erase: {
    options: ['email', 'yes'],
    async run(values, language, store) {
      const email = normalizedEmailOf({ EMAIL: String(values.email ?? '') });
      if (email === '')
        throw new UsageError(
          createTranslator(language)('inbox.missing', { option: '--email E-MAIL' }),
        );
      return store ? eraseLeads(store, email, Boolean(values.yes), createTranslator(language)) : 1;
    },
  },
};

/** `npm run leads`: for the people who answer leads. */
export const command: Command = {
  helpValues: (language) => ({ views: viewList(language) }),
  options: {
    root: { type: 'string' },
    view: { type: 'string' },
    form: { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
    id: { type: 'string', multiple: true },
    email: { type: 'string' },
    yes: { type: 'boolean' },
  },
  subcommands: Object.keys(actions),
  async run({ subcommand: word = 'list', ...values }, language) {
    const t = createTranslator(language);
    const { options, run } = required(actions[word], `subcommand ${word}`);
    const dataFolder =
      process.env.DATA_FOLDER ?? join(siteRoot({ subcommand: word, ...values }), 'data');
    const databaseUrl = process.env.DATABASE_URL;
    let store: LeadStore | undefined;
    try {
      const foreign = Object.keys(values).find(
        (option) => !['root', 'lang', 'operands', ...options].includes(option),
      );
      if (foreign)
        throw new UsageError(
          t('inbox.notFor', {
            option: `--${foreign}`,
            word,
            known: options.map((option) => `--${option}`).join(', '),
          }),
        );
      if (databaseUrl || existsSync(join(dataFolder, 'leads.db')))
        store = await openStore({ dataFolder, databaseUrl });
      else console.error(t('inbox.noStore', { folder: dataFolder }));
      return await run(values, language, store);
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException;
      // Whatever a store throws has a code, once it is open; the rest is our own fault, to be told
      // in full.
      if (store && !(cause instanceof UsageError) && typeof code !== 'string') throw cause;
      console.error(
        cause instanceof UsageError
          ? message
          : t('inbox.storeFailed', {
              where: databaseUrl ? 'DATABASE_URL' : dataFolder,
              reason: message || String(code),
            }),
      );
      return 2;
    } finally {
      await store?.close();
    }
  },
};

function viewOption({ view }: CommandOptions, usual: LeadView, t: Translate): LeadView {
  const named = String(view ?? usual);
  if (!isView(named))
    throw new UsageError(
      t('inbox.unknown', {
        what: '--view',
        typed: named,
        known: Object.keys(leadViews).join(', '),
      }),
    );
  return named;
}

const formOption = ({ form }: CommandOptions) => (typeof form === 'string' ? form : undefined);

/** The lists by the names that options have for them, each with what it holds. */
function viewList(language: ToolLanguage): string {
  const t = createTranslator(language);
  return shownViews.map((view) => `    ${view.padEnd(10)}${t(`inbox.about.${view}`)}`).join('\n');
}
