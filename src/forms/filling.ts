import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FormData } from '../lib/data.ts';
import { submissionKeys } from './submission.ts';
import { remaining, validateLead, type FieldProblem } from './validate-lead.ts';

/**
 * A form while it is filled in, once its script is there: it is judged by the inbox's own rules
 * when it is sent, and not before.
 * What is wrong is then summed up, and the summary takes the focus. Beside its field a fault goes
 * as soon as it is mended, and none comes
 * while somebody types; the summary stays until the form is sent again, or the field would move
 * under the typing.
 * @param found what the inbox found wrong, on its answer
 * @returns `form` and `summary` for their elements, what is `summed` up, and the `problems` that
 *   are left of it
 */
export function useFilling({ fields, inbox }: FormData, found: FieldProblem[] = []) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [summed, setSummed] = useState(found);
  const [problems, setProblems] = useState(found);
  const openedAt = usePageOpening();

  useEffect(() => {
    const element = form.current!;
    element.noValidate = true;
    if (!inbox) return undefined;
    const keyOf = submissionKeys();
    const complete = ({ formData }: FormDataEvent) => {
      formData.append('submission', keyOf(JSON.stringify([...formData])));
      formData.append('elapsed', String(Math.round(performance.now() - openedAt)));
    };
    element.addEventListener('formdata', complete);
    return () => element.removeEventListener('formdata', complete);
  }, [inbox, openedAt]);

  const judge = () => validateLead(fields, valuesOf(form.current!));
  const onSubmit = (event: SyntheticEvent) => {
    const now = judge();
    flushSync(() => {
      setSummed(now);
      setProblems(now);
    });
    if (now.length === 0) return;
    event.preventDefault();
    // A provider's script listens on the form itself, and is not to send it.
    event.stopPropagation();
    summary.current!.focus();
  };
  const onInput = () => {
    if (problems.length > 0) setProblems(remaining(problems, judge()));
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
function usePageOpening(): number {
  const hydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return useState(() => (hydrating ? 0 : performance.now()))[0];
}
