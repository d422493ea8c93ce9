import { type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { carryOrigin } from '../lib/origin-parameters.ts';
import type { ResolvedForm } from '../lib/page-data.ts';
import { valuesOf } from './form-values.ts';
import { createSubmissionKeys } from './submission-keys.ts';
import { type FieldError, judgedErrors, remainingErrors, validateLead } from './validate-lead.ts';

/**
 * A form while it is filled in, once its script is there: it is judged by the inbox's own rules
 * when it is sent, and not before. What is wrong is then summed up, and the summary takes the
 * focus. Beside its field a fault goes as soon as it is mended, and none comes while somebody
 * types; the summary stays until the form is sent again, or the field would move under the typing.
 * Of a field that is no longer asked for it says nothing.
 * @param originParameters what the inbox may know of the address of the page
 * @param serverErrors what the inbox found wrong, on its answer
 * @returns `form` and `summary` for their elements, what is `summed` up, the `problems` that are
 *   left of it, and `judge`, which finds and tells what is wrong with some of the fields: whether
 *   nothing is
 */
export function useLeadForm(
  { fields, isOwnEndpoint }: ResolvedForm,
  originParameters: readonly string[] | undefined,
  serverErrors: FieldError[] = [],
) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [summed, setSummed] = useState(serverErrors);
  const [problems, setProblems] = useState(serverErrors);
  const openedAt = usePageOpenTime();

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    element.noValidate = true;
    const keyOf = createSubmissionKeys();
    const appendMetadata = ({ formData }: FormDataEvent) => {
      if (!isOwnEndpoint) return;
      formData.append('submission', keyOf(JSON.stringify([...formData])));
      formData.append('elapsed', String(Math.round(performance.now() - openedAt)));
      // For browsers that tell no referrer.
      formData.append('origin', ownAddress(originParameters));
    };
    element.addEventListener('formdata', appendMetadata);
    return () => element.removeEventListener('formdata', appendMetadata);
  }, [isOwnEndpoint, originParameters, openedAt]);

  const validate = () => (form.current ? validateLead(fields, valuesOf(form.current)) : []);
  const judge = (isJudged: (name: string) => boolean = () => true) => {
    const errors = validate().filter(({ name }) => isJudged(name));
    flushSync(() => {
      setSummed(errors);
      setProblems(errors);
    });
    summary.current?.focus();
    return errors.length === 0;
  };
  const onSubmit = (event: SyntheticEvent) => {
    if (judge()) return;
    event.preventDefault();
    // A provider's script listens on the form itself, and is not to send it.
    event.stopPropagation();
  };
  const onInput = () => {
    if (problems.length > 0) setProblems(remainingErrors(problems, validate()));
    if (form.current) setSummed(judgedErrors(summed, fields, valuesOf(form.current)));
  };
  return { form, summary, summed, problems, judge, onSubmit, onInput };
}

/** The address of the page, with what may be known of it, as far as it has a sound length. */
const ownAddress = (allowed?: readonly string[]): string =>
  (location.pathname + carryOrigin('', location.search, allowed)).slice(0, 2_000);

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
