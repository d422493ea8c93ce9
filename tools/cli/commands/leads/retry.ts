import { createTranslator } from '../../../messages/translate.ts';
import type { LeadAction } from './lead-action.ts';

/** `npm run leads -- retry`: puts deliveries that stopped or failed back in the queue. */
export const retry: LeadAction = {
  options: ['id'],
  async run(values, language, store) {
    const retried = (await store?.retryDeadLetters(values.id as string[] | undefined)) ?? 0;
    if (store) console.log(createTranslator(language)('inbox.retried', { count: retried }));
    return values.id && retried === 0 ? 1 : 0;
  },
};
