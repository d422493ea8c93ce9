import { confirm } from '@clack/prompts';
import { type LeadStore, normalizedEmail } from '../../../../server/store/lead-store.ts';
import { createTranslator, type Translate } from '../../../messages/translate.ts';
import { isInteractive } from '../../confirm-plan.ts';
import { UsageError } from '../../usage-error.ts';
import type { LeadAction } from './lead-action.ts';
import { namesEmail } from './names-email.ts';

/** Whose leads are erased: those of an address, or some by their ids; and how that is told. */
type Whose = { whose: string; email?: string; ids: string[] };

/** `npm run leads -- erase`: erases the leads of an e-mail address, as the law asks, or some. */
export const erase: LeadAction = {
  options: ['email', 'id', 'yes'],
  async run(values, language, store) {
    const t = createTranslator(language);
    const email = normalizedEmail(String(values.email ?? ''));
    const ids = [...new Set(values.id as string[] | undefined)];
    if (email === '' && ids.length === 0)
      throw new UsageError(t('inbox.missing', { option: '--email E-MAIL, --id ID' }));
    if (email !== '' && ids.length > 0) throw new UsageError(t('inbox.eitherOr'));
    const chosen =
      email === ''
        ? { whose: t('inbox.ofIds', { ids: ids.join(', ') }), ids }
        : { whose: t('inbox.ofEmail', { email }), email, ids };
    return store ? eraseLeads(store, chosen, Boolean(values.yes), t) : 1;
  },
};

/**
 * Erases leads, once that is confirmed.
 * @param isSure whether `--yes` says so already
 * @returns the exit code: 1 where there are none, or one that was named is not there, or nobody
 *   confirms
 */
async function eraseLeads(
  store: LeadStore,
  chosen: Whose,
  isSure: boolean,
  t: Translate,
): Promise<number> {
  const { whose, email, ids } = chosen;
  const leads =
    email === undefined
      ? await store.get(ids)
      : (await store.list()).filter((lead) => namesEmail(lead, email));
  if (leads.length === 0) {
    await eraseAll(store, chosen, t);
    console.log(t('inbox.nobody', { whose }));
    return 1;
  }
  const absent = ids.filter((id) => !leads.some((lead) => lead.id === id));
  if (absent.length > 0) {
    console.error(t('inbox.nobody', { whose: t('inbox.ofIds', { ids: absent.join(', ') }) }));
    console.error(t('inbox.left'));
    return 1;
  }
  if (!isSure && !isInteractive()) {
    console.error(t('inbox.sayYes', { count: leads.length, whose }));
    return 1;
  }
  if (
    !isSure &&
    (await confirm({
      message: t('inbox.eraseAll', { count: leads.length, whose }),
      initialValue: false,
    })) !== true
  ) {
    console.log(t('inbox.left'));
    return 1;
  }
  console.log(t('inbox.erased', { count: await eraseAll(store, chosen, t), whose }));
  return 0;
}

/**
 * Erases, with every trace in the store's files, which may be left of an earlier time; while
 * another process reads them they cannot go.
 */
async function eraseAll(store: LeadStore, { whose, email, ids }: Whose, t: Translate) {
  const erased = email === undefined ? store.eraseIds(ids) : store.erase(email);
  return erased.catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'TRACE_LEFT' ? new UsageError(t('inbox.traceLeft', { whose })) : cause;
  });
}
