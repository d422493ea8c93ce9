import type { ResolvedForm } from '../lib/page-data.ts';
import { SectionContext } from '../state/page-context.ts';
import { buttonStyles } from '../theme/button-styles.ts';
import Section, { SectionIntro } from '../ui/section.tsx';
import SiteLink from '../ui/site-link.tsx';
import { type MessageKey, useText } from '../ui/text.ts';
import LeadForm from './lead-form.tsx';
import type { FieldError } from './validate-lead.ts';

/** What was sent, to be corrected and sent again. */
export type SubmittedForm = {
  form: ResolvedForm;
  values: Record<string, string>;
  problems: FieldError[];
};

/** What the lead inbox says to a visitor: stored, faulty, not stored, too often. */
export type SubmissionResult =
  | { kind: 'thanks' }
  | { kind: 'failed'; sent?: SubmittedForm }
  | { kind: 'faulty' | 'tooMany'; sent: SubmittedForm };

type Text = ReturnType<typeof useText>;

const texts: Record<
  Exclude<SubmissionResult['kind'], 'faulty'>,
  { heading: MessageKey; lead: MessageKey }
> = {
  thanks: { heading: 'common.thanksTitle', lead: 'common.thanksText' },
  failed: { heading: 'common.leadFailedTitle', lead: 'common.leadFailedText' },
  tooMany: { heading: 'common.tooManyTitle', lead: 'common.tooManyText' },
};

/** The heading of an answer, and its page's title. */
export const answerHeading = (answer: SubmissionResult, text: Text): string =>
  answer.kind === 'faulty'
    ? text('common.formErrors', { count: answer.sent.problems.length })
    : text(texts[answer.kind].heading);

/**
 * An answer in the page's main part. It works without scripts: the faults lead to their fields, and
 * the form is sent again as it stands.
 */
export default function AnswerPageContent({ answer }: { answer: SubmissionResult }) {
  const text = useText();
  const sent = 'sent' in answer ? answer.sent : undefined;
  return (
    <SectionContext value={{ isFirst: true }}>
      <Section id="contact-section" ground="plain">
        <SectionIntro
          id="contact-section"
          heading={answerHeading(answer, text)}
          lead={answer.kind === 'faulty' ? undefined : text(texts[answer.kind].lead)}
        />
        {sent ? (
          <LeadForm name={sent.form.name} id="lead" sent={sent} />
        ) : (
          <SiteLink to="/" css={buttonStyles.secondary}>
            {text('common.backHome')}
          </SiteLink>
        )}
      </Section>
    </SectionContext>
  );
}
