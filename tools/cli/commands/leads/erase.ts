import { confirm } from '@clack/prompts';
import { type LeadStore, normalizedEmail } from '../../../../server/store/lead-store.ts';
import { createTranslator, type Translate } from '../../../messages/translate.ts';
import { isInteractive } from '../../confirm-plan.ts';
import { UsageError } from '../../usage-error.ts';
import type { LeadAction } from './lead-action.ts';
import { namesEmail } from './names-email.ts';

/** Whose leads are erased: those of an address, or some by their ids, as they are called. */
type Whose = { name: string; email?: string; ids: string[] };

/** `npm run leads -- erase`: erases the leads of an e-mail address, as the law asks, or some. */
export const erase: LeadAction = {
  options: ['email', 'id', 'yes'],
  async run(values, language, store) {
    const t = createTranslator(language);
    const email = normalizedEmail(String(values.email ?? ''));
    const ids = (values.id as string[] | undefined) ?? [];
    if (email === '' && ids.length === 0)
      throw new UsageError(t('inbox.missing', { option: '--email E-MAIL, --id ID' }));
    if (email !== '' && ids.length > 0) throw new UsageError(t('inbox.eitherOr'));
    const whose = email === '' ? { name: ids.join(', '), ids } : { name: email, email, ids };
    return store ? eraseLeads(store, whose, Boolean(values.yes), t) : 1;
  },
};

/**
 * Erases leads, once that is confirmed.
 * @param isSure whether `--yes` says so already
 * @returns the exit code: 1 where there are none, or nobody confirms
 */
async function eraseLeads(
  store: LeadStore,
  whose: Whose,
  isSure: boolean,
  t: Translate,
): Promise<number> {
  const { name, email, ids } = whose;
  const leads =
    email === undefined
      ? await store.get(ids)
      : (await store.list()).filter((lead) => namesEmail(lead, email));
  if (leads.length === 0) {
    await eraseAll(store, whose, t);
    console.log(t('inbox.nobody', { email: name }));
    return 1;
  }
  if (!isSure && !isInteractive()) {
    console.error(t('inbox.sayYes', { count: leads.length, email: name }));
    return 1;
  }
  if (
    !isSure &&
    (await confirm({
      message: t('inbox.eraseAll', { count: leads.length, email: name }),
      initialValue: false,
    })) !== true
  ) {
    console.log(t('inbox.left'));
    return 1;
  }
  console.log(t('inbox.erased', { count: await eraseAll(store, whose, t), email: name }));
  return 0;
}

/**
 * Erases, with every trace in the store's files, which may be left of an earlier time; while
 * another process reads them they cannot go.
 */
async function eraseAll(store: LeadStore, { name, email, ids }: Whose, t: Translate) {
  const erased = email === undefined ? store.eraseIds(ids) : store.erase(email);
  return erased.catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'TRACE_LEFT'
      ? new UsageError(t('inbox.traceLeft', { email: name }))
      : cause;
  });
}
