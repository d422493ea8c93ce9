import type { Delivery } from '../../src/generated/types.ts';
import { createTranslator } from '../../tools/messages/translate.ts';
import type { FormsByLanguage } from '../leads/forms.ts';
import ArrivalsChart from './arrivals-chart.tsx';
import DoneNotice, { type Done, doneText } from './done-notice.tsx';
import { exportFormats } from './export-formats.ts';
import FilterForm from './filter-form.tsx';
import Layout, { type InboxPageContext } from './layout.tsx';
import LeadCard from './lead-card.tsx';
import { filterParameters, type LeadFilter, shownViews, urlWithQuery } from './lead-filter.ts';
import type { LeadsPageContent } from './read-leads-page.ts';
import SearchForm from './search-form.tsx';

type Props = LeadsPageContent & {
  context: InboxPageContext;
  filter: LeadFilter;
  forms: FormsByLanguage;
  /** How the site sends its leads on, if at all: else there is no delivery to speak of. */
  deliveryKind?: Delivery['kind'];
  done?: Done;
};

/** The leads of one list, fifty at a time, with what can be done with them. */
export default function LeadsPage({
  context,
  filter,
  leads,
  found,
  hasNextPage,
  counts,
  arrivals,
  paths,
  campaigns,
  forms,
  deliveryKind,
  done,
}: Props) {
  const { view, form, path, campaign, page } = filter;
  const isNarrowed = Boolean(form ?? path ?? campaign);
  const t = createTranslator(context.language);
  const notice = done && doneText(done, context.language);
  const lists = shownViews.filter(
    (each) => deliveryKind || each === view || !(each === 'waiting' || each === 'parked'),
  );
  const formNames = [
    ...new Set([
      ...[...forms.values()].flatMap((each) => [...each.keys()]),
      ...(form ? [form] : []),
    ]),
  ].sort();
  const title = [
    notice,
    found !== undefined && t('inbox.found', { count: found }),
    t(`inbox.views.${view}`),
    t('inbox.title'),
  ];
  const empty = isNarrowed || page > 1 ? 'inbox.emptyHere' : (`inbox.empty.${view}` as const);
  return (
    <Layout context={context} title={title.filter(Boolean).join(' · ')} signedIn>
      <h1>{t('inbox.title')}</h1>
      {arrivals && <ArrivalsChart arrivals={arrivals} language={context.language} />}
      <nav aria-label={t('inbox.lists')} className="lists">
        {lists.map((each) => (
          <a
            key={each}
            href={urlWithQuery('/inbox', filterParameters({ view: each }))}
            aria-current={each === view ? 'page' : undefined}
          >
            {t(`inbox.views.${each}`)} <b>{counts[each]}</b>
          </a>
        ))}
      </nav>
      <p className="about">{t(`inbox.about.${view}`)}</p>
      <SearchForm filter={filter} found={found} language={context.language} />
      <div className="tools">
        <FilterForm
          filter={filter}
          forms={formNames}
          paths={paths}
          campaigns={campaigns}
          language={context.language}
        />
        <p className="export">
          {t('inbox.exportList')}
          {Object.keys(exportFormats).map((format) => (
            <a
              key={format}
              className="button"
              aria-label={`${t('inbox.exportList')} ${format.toUpperCase()}`}
              href={urlWithQuery('/inbox/export', {
                format,
                ...filterParameters({ ...filter, page: 1 }),
              })}
            >
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      </div>
      <div id="leads" className="leads">
        {done && notice && (
          <DoneNotice done={done} text={notice} filter={filter} language={context.language} />
        )}
        {leads.map((lead) => (
          <LeadCard
            key={lead.id}
            lead={lead}
            filter={filter}
            forms={forms}
            language={context.language}
            deliveryKind={deliveryKind}
          />
        ))}
      </div>
      {leads.length === 0 && (
        <p className="empty">{t(found === 0 ? 'inbox.emptySearch' : empty)}</p>
      )}
      {(page > 1 || hasNextPage) && (
        <nav aria-label={t('inbox.pages')} className="pages">
          {page > 1 && (
            <a
              className="button"
              rel="prev"
              href={urlWithQuery('/inbox', filterParameters({ ...filter, page: page - 1 }))}
            >
              {t('inbox.newer')}
            </a>
          )}
          <span>{t('inbox.page', { page })}</span>
          {hasNextPage && (
            <a
              className="button"
              rel="next"
              href={urlWithQuery('/inbox', filterParameters({ ...filter, page: page + 1 }))}
            >
              {t('inbox.older')}
            </a>
          )}
        </nav>
      )}
    </Layout>
  );
}
