import type { PurposeRules } from './panel-schema.ts';

type Text = Record<string, string>;
type Form = { fields?: { role?: string }[]; purpose?: Text };

const asksForConsent = ({ fields = [] }: Form): boolean =>
  fields.some(({ role }) => role === 'consent');

/** Whether a text says what data is for, and nothing else: "only to answer you". */
function excludesMarketing(text: string, { only, marketing }: PurposeRules): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => only.includes(word)) &&
    !words.some((word) => marketing.some((start) => word.startsWith(start)))
  );
}

/**
 * A form whose note on what its data is for agrees with a consent to marketing that was just added:
 * a sentence more, in each language in which it did not, or which nobody but the person knows. With
 * the consent the sentence goes again.
 * @param mark what a text begins with that waits to be written
 */
export function withAgreedPurpose(
  before: unknown,
  after: unknown,
  rules: PurposeRules,
  { mark }: { mark: string },
): unknown {
  const form = after as Form;
  const isAsked = asksForConsent(form);
  if (!form.purpose || asksForConsent(before as Form) === isAsked) return after;
  const agreed = ([language, text]: [string, string]): [string, string] => {
    const ready = rules.text[language] ?? '';
    const isKnown = !ready.startsWith(mark);
    const start = isKnown || text.startsWith(mark) ? '' : `${mark} `;
    const end = ` ${isKnown ? ready : ready.slice(mark.length).trim()}`;
    if (isAsked)
      return [language, isKnown && !excludesMarketing(text, rules) ? text : start + text + end];
    if (!text.endsWith(end)) return [language, text];
    const former = text.slice(0, -end.length);
    return [language, isKnown ? former : former.replace(`${mark} `, '')];
  };
  return { ...form, purpose: Object.fromEntries(Object.entries(form.purpose).map(agreed)) };
}
