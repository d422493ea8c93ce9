import { askedFields } from '../../src/forms/asked-fields.ts';
import type { ResolvedForm } from '../../src/lib/page-data.ts';
import { otherFieldsName } from '../store/lead-store.ts';

/** How much of what a form does not know is kept with a lead, in characters of JSON. */
const otherFieldsLimit = 2_000;

/** What was sent with a form, read by what its fields mean. */
export type Submission = {
  /** All that the form would send again, by name: nothing that a visitor wrote is lost. */
  values: Record<string, string>;
  honeypot: string;
  /** How long the page had been open, in milliseconds, where the form told. */
  elapsed?: string;
  /** What the form calls this submission. */
  submission?: string;
  /** The address of its page, where the form told it. */
  origin?: string;
};

/**
 * The fields of a body: trimmed, line breaks as one character, values of the same name one below
 * the other.
 */
export function parseFields(body: URLSearchParams): Record<string, string> {
  const valuesOf = (name: string) =>
    body.getAll(name).map((value) => value.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim());
  return Object.fromEntries(
    [...new Set(body.keys())].map((name) => [name, valuesOf(name).join('\n')]),
  );
}

/** Tells what a visitor wrote from what a form says of itself. */
export function readSubmission(
  {
    form: _form,
    lang: _lang,
    subscribe: _button,
    elapsed,
    origin,
    ...submitted
  }: Record<string, string>,
  { trapField }: ResolvedForm,
): Submission {
  const { [trapField]: honeypot = '', ...values } = submitted;
  return { values, honeypot, elapsed, submission: values.submission, origin };
}

/**
 * What is kept of a submission: the form's own fields, but for those that another field's value
 * hides, and in one more, as JSON, those that it does not know, as far as there is room. Anybody
 * can make up names; none becomes a column of a table.
 */
export function fieldsToKeep(
  { values, honeypot }: Submission,
  { fields, hidden, trapField }: ResolvedForm,
): Record<string, string> {
  const names = new Set<string>([...fields, ...hidden].map(({ name }) => name));
  const asked = new Set(askedFields(fields, values));
  const left = new Set(
    fields.filter((field) => field.showIf && !asked.has(field)).map(({ name }) => name),
  );
  const entries = Object.entries(values).filter(
    ([name]) => name !== 'submission' && !left.has(name),
  );
  const known = entries.filter(([name]) => names.has(name));
  const other = noteOf(entries.filter(([name]) => !names.has(name)));
  return Object.fromEntries([
    ...known,
    ...(other === undefined ? [] : [[otherFieldsName, other] as const]),
    ...(honeypot === '' ? [] : [[trapField, honeypot] as const]),
  ]);
}

/** Fields as JSON, those that fit; nothing where there are none. */
function noteOf(entries: [string, string][]): string | undefined {
  const kept: [string, string][] = [];
  for (const entry of entries)
    if (JSON.stringify(Object.fromEntries([...kept, entry])).length <= otherFieldsLimit)
      kept.push(entry);
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : undefined;
}
