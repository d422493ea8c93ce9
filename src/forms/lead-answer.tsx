import { css } from '@emotion/react';
import type { FormData } from '../lib/data.ts';
import { OpeningContext } from '../state/page-context.ts';
import { color, type } from '../theme/tokens.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import Section, { SectionIntro } from '../ui/section.tsx';
import SiteLink from '../ui/site-link.tsx';
import { useText, type MessageKey } from '../ui/text.ts';
import LeadForm from './lead-form.tsx';
import type { FieldProblem } from './validate-lead.ts';

/** What was sent, to be corrected and sent again. */
export type SentForm = { form: FormData; values: Record<string, string>; problems: FieldProblem[] };

/** What the lead inbox says to a visitor: stored, faulty, not stored, too often. */
export type Answer = { kind: 'thanks' } | { kind: 'failed'; sent?: SentForm } | { kind: 'faulty' | 'tooMany'; sent: SentForm };

type Text = ReturnType<typeof useText>;

const texts: Record<Exclude<Answer['kind'], 'faulty'>, { heading: MessageKey; lead: MessageKey }> = {
  thanks: { heading: 'common.thanksTitle', lead: 'common.thanksText' },
  failed: { heading: 'common.leadFailedTitle', lead: 'common.leadFailedText' },
  tooMany: { heading: 'common.tooManyTitle', lead: 'common.tooManyText' },
};

/** The heading of an answer, and its page's title. */
export const answerHeading = (answer: Answer, text: Text): string =>
  answer.kind === 'faulty' ? text('common.formErrors', { count: answer.sent.problems.length }) : text(texts[answer.kind].heading);

const formId = 'lead';

/** An answer in the page's main part. It works without scripts: the faults lead to their fields, and the form is sent again as it stands. */
export default function LeadAnswer({ answer }: { answer: Answer }) {
  const text = useText();
  const sent = 'sent' in answer ? answer.sent : undefined;
  const errors = sent && errorTexts(sent, text);
  return (
    <OpeningContext value>
      <Section id="contact-section" ground="plain">
        <SectionIntro id="contact-section" heading={answerHeading(answer, text)} lead={answer.kind === 'faulty' ? undefined : text(texts[answer.kind].lead)} />
        {sent && sent.problems.length > 0 && (
          <ul css={styles.errors}>
            {sent.problems.map(({ name }) => (
              <li key={name}><a href={`#${formId}-${name}`} css={styles.error}>{sent.form.fields.find((field) => field.name === name)!.label}: {errors![name]}</a></li>
            ))}
          </ul>
        )}
        {sent ? <LeadForm name={sent.form.name} id={formId} values={sent.values} errors={errors} /> : <SiteLink to="/" css={buttonStyles.secondary}>{text('common.backHome')}</SiteLink>}
      </Section>
    </OpeningContext>
  );
}

/** The words for each faulty field, by its name. */
function errorTexts({ form, problems }: SentForm, text: Text): Record<string, string> {
  const words = { required: 'common.fieldRequired', email: 'common.fieldEmail', tooLong: 'common.fieldTooLong' } as const;
  const limit = (name: string) => form.fields.find((field) => field.name === name)!.maxLength;
  return Object.fromEntries(problems.map(({ name, problem }) => [name, text(words[problem], { max: limit(name) })]));
}

const field = { label: '-', required: true, starred: true, shown: true, autocomplete: 'off', maxLength: 1, helper: '-', placeholder: '-' } as const;
const everyField = [{ ...field, name: 'EMAIL', kind: 'email' }, { ...field, name: 'CONTEMAIS', kind: 'textarea' }] as const;
const form: FormData = { name: '-', action: '/', trapField: '-', privacy: '/', fields: [...everyField], hidden: [], requiredNote: '-', submit: '-', purpose: '-' };
const sent: SentForm = { form, values: {}, problems: everyField.map(({ name }) => ({ name, problem: 'required' })) };

/** One answer of each kind with every element that one can have: their styles together are those of all answers, whatever a visitor sends. */
export const answerSamples: Answer[] = [{ kind: 'thanks' }, { kind: 'failed' }, { kind: 'tooMany', sent }, { kind: 'failed', sent }, { kind: 'faulty', sent }];

const styles = {
  errors: css({ ...type.small, display: 'grid', gap: '0.5rem', marginBottom: '2rem' }),
  error: css({ color: color('danger'), fontWeight: 600 }),
};
