import type { ToolLanguage } from '../../tools/messages/language.ts';
import { createTranslator } from '../../tools/messages/translate.ts';
import HiddenFilter from './hidden-filter.tsx';
import type { LeadFilter } from './lead-filter.ts';

type Props = {
  filter: LeadFilter;
  forms: string[];
  paths: string[];
  campaigns: string[];
  language: ToolLanguage;
};

/** What a list is narrowed down by: a form, and where leads are known to come from. */
export default function FilterForm({ filter, forms, paths, campaigns, language }: Props) {
  const t = createTranslator(language);
  const choices = [
    { name: 'form', label: t('inbox.form'), every: t('inbox.everyForm'), values: forms },
    { name: 'path', label: t('inbox.origin.page'), every: t('inbox.everyPage'), values: paths },
    {
      name: 'campaign',
      label: t('inbox.origin.utm_campaign'),
      every: t('inbox.everyCampaign'),
      values: campaigns,
    },
  ] as const;
  return (
    <form method="get" action="/inbox">
      <HiddenFilter filter={{ view: filter.view, search: filter.search }} />
      {choices
        .filter(({ name, values }) => name === 'form' || values.length > 0)
        .map(({ name, label, every, values }) => (
          <label key={name}>
            {label}
            <select name={name} defaultValue={filter[name] ?? ''}>
              <option value="">{every}</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
      <button type="submit" className="button">
        {t('inbox.filter')}
      </button>
    </form>
  );
}
