import { confirm } from '@clack/prompts';
import {
  type LeadStore,
  normalizedEmail,
  normalizedEmailOf,
} from '../../../../server/store/lead-store.ts';
import { createTranslator, type Translate } from '../../../messages/translate.ts';
import { isInteractive } from '../../confirm-plan.ts';
import { UsageError } from '../../usage-error.ts';
import type { LeadAction } from './lead-action.ts';

/** `npm run leads -- erase`: erases the leads of an e-mail address, as the law asks. */
export const erase: LeadAction = {
  options: ['email', 'yes'],
  async run(values, language, store) {
    const email = normalizedEmail(String(values.email ?? ''));
    if (email === '')
      throw new UsageError(
        createTranslator(language)('inbox.missing', { option: '--email E-MAIL' }),
      );
    return store ? eraseLeads(store, email, Boolean(values.yes), createTranslator(language)) : 1;
  },
};

/**
 * Erases the leads of an e-mail address, once that is confirmed.
 * @param isSure whether `--yes` says so already
 * @returns the exit code: 1 where there are none, or nobody confirms
 */
async function eraseLeads(
  store: LeadStore,
  email: string,
  isSure: boolean,
  t: Translate,
): Promise<number> {
  const leads = (await store.list()).filter(({ fields, roles, corrections }) =>
    [fields, ...corrections].some((each) => normalizedEmailOf(each, roles) === email),
  );
  if (leads.length === 0) {
    await eraseAll(store, email, t);
    console.log(t('inbox.nobody', { email }));
    return 1;
  }
  if (!isSure && !isInteractive()) {
    console.error(t('inbox.sayYes', { count: leads.length, email }));
    return 1;
  }
  if (
    !isSure &&
    (await confirm({
      message: t('inbox.eraseAll', { count: leads.length, email }),
      initialValue: false,
    })) !== true
  ) {
    console.log(t('inbox.left'));
    return 1;
  }
  console.log(t('inbox.erased', { count: await eraseAll(store, email, t), email }));
  return 0;
}

/**
 * Erases, with every trace in the store's files, which may be left of an earlier time; while
 * another process reads them they cannot go.
 */
async function eraseAll(store: LeadStore, email: string, t: Translate): Promise<number> {
  return store.erase(email).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'TRACE_LEFT' ? new UsageError(t('inbox.traceLeft', { email })) : cause;
  });
}
