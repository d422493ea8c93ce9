import type { ToolLanguage } from '../../tools/messages/language.ts';
import { createTranslator } from '../../tools/messages/translate.ts';
import HiddenFilter from './hidden-filter.tsx';
import { filterParameters, type LeadFilter, maxSearchLength, urlWithQuery } from './lead-filter.ts';

type Props = {
  filter: LeadFilter;
  /** How many leads were found; nothing where none were looked for. */
  found?: number;
  language: ToolLanguage;
};

/** Looks for people in the list that is shown, and says how many were found there. */
export default function SearchForm({ filter, found, language }: Props) {
  const t = createTranslator(language);
  const isWhole = filter.view === 'all' && !(filter.form ?? filter.path ?? filter.campaign);
  return (
    <search className="search">
      <form method="get" action="/inbox">
        <HiddenFilter filter={{ ...filter, search: undefined, page: 1 }} />
        <label>
          {t('inbox.searched')}
          <input
            type="search"
            name="q"
            defaultValue={filter.search}
            maxLength={maxSearchLength}
            autoComplete="off"
          />
        </label>
        <button type="submit" className="button">
          {t('inbox.search')}
        </button>
      </form>
      {found !== undefined && (
        <p className="found">
          <b>{t('inbox.found', { count: found })}</b>
          {!isWhole && (
            <a
              href={urlWithQuery(
                '/inbox',
                filterParameters({ view: 'all', search: filter.search }),
              )}
            >
              {t('inbox.searchAll')}
            </a>
          )}
          <a
            href={urlWithQuery(
              '/inbox',
              filterParameters({ ...filter, search: undefined, page: 1 }),
            )}
          >
            {t('inbox.clearSearch')}
          </a>
        </p>
      )}
    </search>
  );
}
