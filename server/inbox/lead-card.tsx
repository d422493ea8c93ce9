import type { ToolLanguage } from '../../tools/messages/language.ts';
import type { Forms } from '../leads/forms.ts';
import type { StoredLead } from '../store/lead-store.ts';
import { parametersOf, type Filter } from './filter.ts';
import { dateOf, detailsOf, nameOf, stateOf } from './lead-details.ts';
import { words } from './words.ts';

type Props = {
  lead: StoredLead;
  filter: Filter;
  forms: Forms;
  language: ToolLanguage;
  delivers: boolean;
};

/** More than this many characters take a whole line. */
const longValue = 60;

/** One lead: who and when, everything that was written, and what can be done with it. */
export default function LeadCard({ lead, filter, forms, language, delivers }: Props) {
  const { id, receivedAt, form, lang, apart, answeredAt, delivery } = lead;
  const say = words[language];
  const name = nameOf(lead, say);
  const state = delivers || apart || delivery?.state !== 'waiting' ? stateOf(lead, say) : '';
  const actions = [
    !apart && {
      action: answeredAt ? 'unanswered' : 'answered',
      label: say.actions[answeredAt ? 'unanswered' : 'answered'],
    },
    apart && { action: 'accept', label: apart === 'rate' ? say.acceptExcess : say.actions.accept },
    delivery?.state === 'parked' && { action: 'retry', label: say.actions.retry },
  ].filter((each) => typeof each === 'object');
  return (
    <article className="lead" aria-labelledby={`lead-${id}`}>
      <h2 id={`lead-${id}`}>{name}</h2>
      <p className="meta">
        <time dateTime={receivedAt}>{dateOf(receivedAt, language, { timeZoneName: 'short' })}</time>
        <span>{form}</span>
        <span>{lang}</span>
        {state && <span className={`badge ${apart ? 'apart' : delivery!.state}`}>{state}</span>}
        {answeredAt && (
          <span className="badge">{say.answeredOn(dateOf(answeredAt, language))}</span>
        )}
      </p>
      <dl aria-label={say.fieldsOf(name)}>
        {detailsOf(lead, forms, language, say).map(
          ({ name: field, label, value, formerly, href }) => (
            <div
              key={field}
              className={value.length > longValue || value.includes('\n') ? 'long' : undefined}
            >
              <dt>{label}</dt>
              <dd>
                {href ? <a href={href}>{value}</a> : value}
                {formerly.map((each) => (
                  <span key={each} className="formerly">
                    {say.formerly} {each}
                  </span>
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
      <form method="post" action="/inbox/lead" className="actions">
        {Object.entries({ id, ...parametersOf(filter) }).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {actions.map(({ action, label }, index) => (
          <button
            key={action}
            name="action"
            value={action}
            className={index === 0 ? 'button primary' : 'button'}
            aria-label={`${label}: ${name}`}
          >
            {label}
          </button>
        ))}
      </form>
    </article>
  );
}
