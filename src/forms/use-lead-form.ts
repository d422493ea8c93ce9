import { type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { ResolvedForm } from '../lib/page-data.ts';
import { createSubmissionKeys } from './submission-keys.ts';
import { type FieldError, remainingErrors, validateLead } from './validate-lead.ts';

/**
 * A form while it is filled in, once its script is there: it is judged by the inbox's own rules
 * when it is sent, and not before.
 * What is wrong is then summed up, and the summary takes the focus. Beside its field a fault goes
 * as soon as it is mended, and none comes
 * while somebody types; the summary stays until the form is sent again, or the field would move
 * under the typing.
 * @param serverErrors what the inbox found wrong, on its answer
 * @returns `form` and `summary` for their elements, what is `summed` up, and the `problems` that
 *   are left of it
 */
export function useLeadForm(
  { fields, isOwnEndpoint }: ResolvedForm,
  serverErrors: FieldError[] = [],
) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [summed, setSummed] = useState(serverErrors);
  const [problems, setProblems] = useState(serverErrors);
  const openedAt = usePageOpenTime();

  useEffect(() => {
    const element = form.current;
    if (element) element.noValidate = true;
    if (!element || !isOwnEndpoint) return undefined;
    const keyOf = createSubmissionKeys();
    const appendMetadata = ({ formData }: FormDataEvent) => {
      formData.append('submission', keyOf(JSON.stringify([...formData])));
      formData.append('elapsed', String(Math.round(performance.now() - openedAt)));
    };
    element.addEventListener('formdata', appendMetadata);
    return () => element.removeEventListener('formdata', appendMetadata);
  }, [isOwnEndpoint, openedAt]);

  const validate = () => (form.current ? validateLead(fields, valuesOf(form.current)) : []);
  const onSubmit = (event: SyntheticEvent) => {
    const errors = validate();
    flushSync(() => {
      setSummed(errors);
      setProblems(errors);
    });
    if (errors.length === 0) return;
    event.preventDefault();
    // A provider's script listens on the form itself, and is not to send it.
    event.stopPropagation();
    summary.current?.focus();
  };
  const onInput = () => {
    if (problems.length > 0) setProblems(remainingErrors(problems, validate()));
  };
  return { form, summary, summed, problems, onSubmit, onInput };
}

/** What a form holds, trimmed as the inbox does. */
function valuesOf({ elements }: HTMLFormElement): Record<string, string> {
  const controls = [...elements].filter((element) => 'value' in element) as HTMLInputElement[];
  return Object.fromEntries(controls.map(({ name, value }) => [name, value.trim()]));
}

/**
 * When the page was opened, on the clock of performance.now(): 0 where it came as HTML, and else
 * when the app showed it.
 */
function usePageOpenTime(): number {
  const hydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return useState(() => (hydrating ? 0 : performance.now()))[0];
}
