import { isView } from '../../../../server/inbox/lead-filter.ts';
import { type LeadStore, type LeadView, leadViews } from '../../../../server/store/lead-store.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { CommandOptions } from '../../command.ts';
import { UsageError } from '../../usage-error.ts';

/**
 * What a subcommand of `npm run leads` does with the leads. Where there is no store yet, it is
 * called without one.
 */
export type LeadAction = {
  /** The options that it takes beside those of all. */
  options: string[];
  /** How many words follow its own. */
  operands?: number;
  /** @returns the exit code */
  run: (values: CommandOptions, language: ToolLanguage, store?: LeadStore) => Promise<number>;
};

/** @throws UsageError where there is no view of that name */
export function viewOption({ view }: CommandOptions, usual: LeadView, t: Translate): LeadView {
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

/** The form whose leads are asked for; nothing means all. */
export const formOption = ({ form }: CommandOptions) =>
  typeof form === 'string' ? form : undefined;
