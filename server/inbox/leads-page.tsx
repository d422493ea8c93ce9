import type { StoredLead, View } from '../store/lead-store.ts';
import type { Forms } from '../leads/forms.ts';
import { exportFormats } from './export.ts';
import { addressOf, parametersOf, type Filter } from './filter.ts';
import Layout, { type Frame } from './layout.tsx';
import LeadCard from './lead-card.tsx';
import { words } from './words.ts';

type Props = {
  frame: Frame;
  filter: Filter;
  leads: StoredLead[];
  /** Whether there is a page after this one. */
  more: boolean;
  counts: Record<View, number>;
  forms: Forms;
  /** Whether the site sends its leads on: else there is no delivery to speak of. */
  delivers: boolean;
  /** What was done just before. */
  done?: string;
};

/** The leads of one list, fifty at a time, with what can be done with them. */
export default function LeadsPage({
  frame,
  filter,
  leads,
  more,
  counts,
  forms,
  delivers,
  done,
}: Props) {
  const { view, form, page } = filter;
  const say = words[frame.language];
  const lists = (Object.keys(say.views) as View[]).filter(
    (each) => delivers || each === view || !(each === 'waiting' || each === 'parked'),
  );
  const formNames = [
    ...new Set([
      ...[...forms.values()].flatMap((each) => [...each.keys()]),
      ...(form ? [form] : []),
    ]),
  ].sort();
  return (
    <Layout frame={frame} title={`${say.views[view]} · ${say.title}`} signedIn>
      <h1>{say.title}</h1>
      {done !== undefined && Object.hasOwn(say.done, done) && (
        <p role="status" className="notice">
          {say.done[done as keyof typeof say.done]}
        </p>
      )}
      <nav aria-label={say.lists} className="lists">
        {lists.map((each) => (
          <a
            key={each}
            href={addressOf('/inbox', parametersOf({ view: each }))}
            aria-current={each === view ? 'page' : undefined}
          >
            {say.views[each]} <b>{counts[each]}</b>
          </a>
        ))}
      </nav>
      <p className="about">{say.about[view]}</p>
      <div className="tools">
        <form method="get" action="/inbox">
          <input type="hidden" name="view" value={view} />
          <label>
            {say.form}
            <select name="form" defaultValue={form ?? ''}>
              <option value="">{say.everyForm}</option>
              {formNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <button className="button">{say.filter}</button>
        </form>
        <p className="export">
          {say.exportList}
          {Object.keys(exportFormats).map((format) => (
            <a
              key={format}
              className="button"
              aria-label={`${say.exportList} ${format.toUpperCase()}`}
              href={addressOf('/inbox/export', { format, ...parametersOf({ view, form }) })}
            >
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      </div>
      <div className="leads">
        {leads.map((lead) => (
          <LeadCard
            key={lead.id}
            lead={lead}
            filter={filter}
            forms={forms}
            language={frame.language}
            delivers={delivers}
          />
        ))}
      </div>
      {leads.length === 0 && (
        <p className="empty">{form || page > 1 ? say.emptyHere : say.empty[view]}</p>
      )}
      {(page > 1 || more) && (
        <nav aria-label={say.pages} className="pages">
          {page > 1 && (
            <a
              className="button"
              rel="prev"
              href={addressOf('/inbox', parametersOf({ ...filter, page: page - 1 }))}
            >
              {say.newer}
            </a>
          )}
          <span>{say.page(page)}</span>
          {more && (
            <a
              className="button"
              rel="next"
              href={addressOf('/inbox', parametersOf({ ...filter, page: page + 1 }))}
            >
              {say.older}
            </a>
          )}
        </nav>
      )}
    </Layout>
  );
}
