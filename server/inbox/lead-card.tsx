import type { Delivery } from '../../src/generated/types.ts';
import type { ToolLanguage } from '../../tools/messages/language.ts';
import { createTranslator } from '../../tools/messages/translate.ts';
import type { FormsByLanguage } from '../leads/forms.ts';
import { type LeadOrigin, originKeys } from '../store/lead-origin.ts';
import type { StoredLead } from '../store/lead-store.ts';
import HiddenFilter from './hidden-filter.tsx';
import { deliveryLabel, formatDate, leadDetails, leadName } from './lead-details.ts';
import type { LeadFilter } from './lead-filter.ts';

type Props = {
  lead: StoredLead;
  filter: LeadFilter;
  forms: FormsByLanguage;
  language: ToolLanguage;
  deliveryKind?: Delivery['kind'];
};

/** More than this many characters take a whole line. */
const longValue = 60;

/** What is known of the visit that a lead came from, beside its page. */
const campaignOf = (origin: LeadOrigin) =>
  originKeys.flatMap((key) => {
    const value = origin[key];
    return key === 'page' || value === undefined ? [] : [[key, value] as const];
  });

/** What no further attempt of a mailing list can change; a webhook asks for neither. */
const lastingNotes = new Set(['no-consent', 'no-address']);

/** Whether to try its delivery now may help: it was refused, or waits after an attempt in vain. */
const mayRetry = ({ delivery, apart }: StoredLead, kind: Delivery['kind'] | undefined): boolean =>
  delivery !== undefined &&
  !apart &&
  (delivery.state === 'parked'
    ? kind === 'webhook' || !lastingNotes.has(delivery.note ?? '')
    : kind !== undefined && delivery.state === 'waiting' && delivery.attempts > 0);

/** A language as people call it; a code that none has, as it stands. */
function languageName(code: string, language: ToolLanguage): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** One lead: who and when, everything that was written, and what can be done with it. */
export default function LeadCard({ lead, filter, forms, language, deliveryKind }: Props) {
  const { id, revision, receivedAt, form, lang, origin = {}, apart, answeredAt, delivery } = lead;
  const t = createTranslator(language);
  const name = leadName(lead, language);
  const state =
    deliveryKind || apart || delivery?.state !== 'waiting' ? deliveryLabel(lead, language) : '';
  const actions = [
    !apart && {
      action: answeredAt ? 'unanswered' : 'answered',
      label: t(answeredAt ? 'inbox.actions.unanswered' : 'inbox.actions.answered'),
    },
    apart && {
      action: 'accept',
      label: t(apart === 'rate' ? 'inbox.acceptExcess' : 'inbox.actions.accept'),
    },
    mayRetry(lead, deliveryKind) && { action: 'retry', label: t('inbox.actions.retry') },
  ].filter((each) => typeof each === 'object');
  return (
    <article className="lead" aria-labelledby={`lead-${id}`}>
      <h2 id={`lead-${id}`}>{name}</h2>
      <p className="meta">
        <time dateTime={receivedAt}>
          {formatDate(receivedAt, language, { timeZoneName: 'short' })}
        </time>
        <span>{form}</span>
        <span>{languageName(lang, language)}</span>
        {origin.page && <a href={origin.page}>{origin.page}</a>}
        {state && (
          <span className={`badge ${apart ? 'apart' : (delivery?.state ?? '')}`}>{state}</span>
        )}
        {answeredAt && (
          <span className="badge">
            {t('inbox.answeredOn', { date: formatDate(answeredAt, language) })}
          </span>
        )}
      </p>
      <dl aria-label={t('inbox.fieldsOf', { name })}>
        {leadDetails(lead, forms, language).map(({ name: field, label, value, formerly, href }) => (
          <div
            key={field}
            className={value.length > longValue || value.includes('\n') ? 'long' : undefined}
          >
            <dt>{label}</dt>
            <dd>
              {href ? <a href={href}>{value}</a> : value}
              {formerly.map((each) => (
                <span key={each} className="formerly">
                  {t('inbox.formerly')} {each}
                </span>
              ))}
            </dd>
          </div>
        ))}
        {campaignOf(origin).map(([key, value]) => (
          <div key={key} className={value.length > longValue ? 'long' : undefined}>
            <dt>{t(`inbox.origin.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('inbox.number')}</dt>
          <dd>{id}</dd>
        </div>
      </dl>
      <form method="post" action="/inbox/lead" className="actions">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="revision" value={revision} />
        <HiddenFilter filter={filter} />
        {actions.map(({ action, label }, index) => (
          <button
            key={action}
            type="submit"
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
