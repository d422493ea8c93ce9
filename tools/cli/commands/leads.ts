import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shownViews } from '../../../server/inbox/lead-filter.ts';
import type { LeadStore } from '../../../server/store/lead-store.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import { required } from '../../model/required.ts';
import { type Command, siteRoot } from '../command.ts';
import { refuseOthers } from '../parse-command-line.ts';
import { UsageError } from '../usage-error.ts';
import { accept } from './leads/accept.ts';
import { backup } from './leads/backup.ts';
import { count } from './leads/count.ts';
import { erase } from './leads/erase.ts';
import { exportLeads } from './leads/export.ts';
import type { LeadAction } from './leads/lead-action.ts';
import { list } from './leads/list.ts';
import { retry } from './leads/retry.ts';

const actions: Record<string, LeadAction> = {
  list,
  count,
  export: exportLeads,
  retry,
  accept,
  erase,
  backup,
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
    by: { type: 'string' },
    days: { type: 'string' },
    email: { type: 'string' },
    yes: { type: 'boolean' },
  },
  subcommands: Object.keys(actions),
  maxOperands: 1,
  async run({ subcommand, ...values }, language) {
    const word = subcommand ?? (values.by === undefined ? 'list' : 'count');
    const t = createTranslator(language);
    const { options, operands = 0, run } = required(actions[word], `subcommand ${word}`);
    const dataFolder =
      process.env.DATA_FOLDER || join(siteRoot({ subcommand: word, ...values }), 'data');
    const databaseUrl = process.env.DATABASE_URL;
    let store: LeadStore | undefined;
    try {
      const extra = values.operands[operands];
      if (extra !== undefined) throw new UsageError(t('cli.extraWord', { word: extra }));
      refuseOthers(values, word, options, language);
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

/** The lists by the names that options have for them, each with what it holds. */
function viewList(language: ToolLanguage): string {
  const t = createTranslator(language);
  return shownViews.map((view) => `    ${view.padEnd(10)}${t(`inbox.about.${view}`)}`).join('\n');
}
