import { formatCounts, formatLeadTable, nextSteps } from '../../../../server/inbox/lead-table.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { formOption, type LeadAction, viewOption } from './lead-action.ts';

/** `npm run leads -- list`: a view's leads as a table, with what to do next. */
export const list: LeadAction = {
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
};
