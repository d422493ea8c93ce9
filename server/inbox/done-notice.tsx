import type { ToolLanguage } from '../../tools/messages/language.ts';
import { createTranslator, findMessage } from '../../tools/messages/translate.ts';
import type { StoredLead } from '../store/lead-store.ts';
import HiddenFilter from './hidden-filter.tsx';
import { leadActions } from './lead-actions.ts';
import { formatDate, leadName } from './lead-details.ts';
import type { LeadFilter } from './lead-filter.ts';

/** What was done just before, and to which lead, where that is still there. */
export type Done = { action: string; lead?: StoredLead };

/**
 * What to say of it; nothing where the lead has become otherwise since, as on a page that is loaded
 * again.
 */
export function doneText({ action, lead }: Done, language: ToolLanguage): string | undefined {
  if (action === 'nothing') return createTranslator(language)('inbox.done.nothing');
  if (!lead || !leadActions.get(action)?.isDone(lead)) return undefined;
  const date = lead.answeredAt ? formatDate(lead.answeredAt, language) : '';
  return `${leadName(lead, language)}: ${findMessage(language, `inbox.done.${action}`, { date })}`;
}

type Props = { done: Done; text: string; filter: LeadFilter; language: ToolLanguage };

/** Says what was done, and takes it back for whoever has pressed the button of another lead. */
export default function DoneNotice({ done: { action, lead }, text, filter, language }: Props) {
  const undo = leadActions.get(action)?.undo;
  return (
    <div className="notice">
      <p role="status">{text}</p>
      {lead && undo && (
        <form method="post" action="/inbox/lead">
          <input type="hidden" name="id" value={lead.id} />
          <input type="hidden" name="revision" value={lead.revision} />
          <HiddenFilter filter={filter} />
          <button type="submit" name="action" value={undo} className="button">
            {createTranslator(language)('inbox.undo')}
          </button>
        </form>
      )}
    </div>
  );
}
