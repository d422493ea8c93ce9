import { confirm } from '@clack/prompts';
import type { Words } from '../../server/inbox/inbox-messages.ts';
import { normalizedEmailOf, type LeadStore } from '../../server/store/lead-store.ts';
import { isInteractive } from './confirm-plan.ts';

/** Said wrongly, or to a place where nothing can be written: told in one sentence. */
export class UsageError extends Error {}

/**
 * Erases the leads of an address, once somebody has confirmed it.
 * @param sure whether it was confirmed on the command line
 * @returns the exit code
 */
export async function eraseLeads(
  store: LeadStore,
  email: string,
  sure: boolean,
  say: Words,
): Promise<number> {
  const leads = (await store.list()).filter(({ fields, corrections }) =>
    [fields, ...corrections].some((each) => normalizedEmailOf(each) === email),
  );
  if (leads.length === 0) {
    await eraseAll(store, email, say);
    console.log(say.nobody(email));
    return 1;
  }
  if (!sure && !isInteractive()) {
    console.error(say.sayYes(leads.length, email));
    return 1;
  }
  if (
    !sure &&
    (await confirm({ message: say.eraseAll(leads.length, email), initialValue: false })) !== true
  ) {
    console.log(say.left);
    return 1;
  }
  console.log(say.erased(await eraseAll(store, email, say), email));
  return 0;
}

/**
 * Erases, with every trace in the store's files, which may be left of an earlier time; while
 * another process reads them they cannot go.
 */
async function eraseAll(store: LeadStore, email: string, say: Words): Promise<number> {
  return store.erase(email).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'TRACE_LEFT' ? new UsageError(say.traceLeft(email)) : cause;
  });
}
