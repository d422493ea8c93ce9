import { createTranslator } from '../../../messages/translate.ts';
import { UsageError } from '../../usage-error.ts';
import type { LeadAction } from './lead-action.ts';

/** `npm run leads -- accept`: takes leads out of quarantine. */
export const accept: LeadAction = {
  options: ['id'],
  async run(values, language, store) {
    if (!values.id)
      throw new UsageError(createTranslator(language)('inbox.missing', { option: '--id ID' }));
    const accepted = (await store?.releaseQuarantined(values.id as string[])) ?? 0;
    if (store) console.log(createTranslator(language)('inbox.accepted', { count: accepted }));
    return accepted > 0 ? 0 : 1;
  },
};
