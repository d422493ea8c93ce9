import { css } from '@emotion/react';
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { elementById } from '../lib/element-by-id.ts';
import type { ResolvedField } from '../lib/page-data.ts';
import { askedFields } from './asked-fields.ts';
import FormStep, { type StepPosition } from './form-step.tsx';
import { valuesOf } from './form-values.ts';

/** What a form asks of its steps. */
export type FlowHandle = {
  /** Goes on to the next step instead of sending. @returns whether there is one */
  advance: (event: SyntheticEvent) => boolean;
  /** Shows the step with a field. */
  reveal: (name: string) => void;
};

type Props = {
  id: string;
  form: RefObject<HTMLFormElement | null>;
  handle: Ref<FlowHandle>;
  fields: ResolvedField[];
  /** One for each field, in their order. */
  elements: ReactElement[];
  /** Tells what is wrong with some of the fields. @returns whether nothing is */
  judge: (isJudged: (name: string) => boolean) => boolean;
  /** What stands below the last step. */
  children: ReactNode;
};

const stepOf = ({ step = 1 }: ResolvedField) => step;

/**
 * The fields of a form that has conditions or steps. Without scripts all of them show, the steps
 * one below the other; with them, what is not asked for is hidden and not sent, and one step shows
 * at a time. Nothing typed is lost: every field stays in the page.
 */
export default function FormFlow({ id, form, handle, fields, elements, judge, children }: Props) {
  const values = useFormValues(form);
  const [position, setPosition] = useState(0);
  const asked = new Set(values ? askedFields(fields, values) : fields);
  const all = [...new Set(fields.map(stepOf))].sort((one, other) => one - other);
  // A step of which nothing is asked for is left out.
  const steps = all.filter((step) => [...asked].some((field) => stepOf(field) === step));
  const index = Math.min(position, steps.length - 1);
  const isLast = index === steps.length - 1;
  const hasSteps = all.length > 1;

  const goTo = (next: number) => {
    flushSync(() => setPosition(next));
    elementById(headingId(id, steps[next])).focus();
  };
  const advance = (event: SyntheticEvent) => {
    if (!values || isLast) return false;
    event.preventDefault();
    event.stopPropagation();
    const names = new Set(
      fields.filter((field) => stepOf(field) === steps[index]).map(({ name }) => name),
    );
    if (judge((name) => names.has(name))) goTo(index + 1);
    return true;
  };
  const reveal = (name: string) => {
    const field = fields.find((each) => each.name === name);
    if (field) flushSync(() => setPosition(Math.max(0, steps.indexOf(stepOf(field)))));
  };
  useImperativeHandle(handle, () => ({ advance, reveal }));

  const fieldsOf = (step: number) =>
    fields.map(
      (field, place) =>
        stepOf(field) === step && (
          <fieldset
            key={field.name}
            role="presentation"
            hidden={!asked.has(field)}
            disabled={!asked.has(field)}
            css={styles.field}
          >
            {elements[place]}
          </fieldset>
        ),
    );
  if (!hasSteps)
    return (
      <>
        {all.map(fieldsOf)}
        {children}
      </>
    );
  return (
    <>
      {all.map((step) => {
        const current = steps.indexOf(step);
        const shown: StepPosition = { current: current + 1, total: steps.length };
        return (
          <FormStep
            key={step}
            headingId={headingId(id, step)}
            position={shown}
            isHidden={values !== undefined && current !== index}
            onBack={values && current > 0 ? () => goTo(current - 1) : undefined}
            onNext={values && !isLast ? advance : undefined}
          >
            {fieldsOf(step)}
          </FormStep>
        );
      })}
      <div hidden={values !== undefined && !isLast} css={styles.end}>
        {children}
      </div>
    </>
  );
}

const headingId = (id: string, step = 0) => `${id}-step-${step}`;

/** What the form holds, as it is filled in; nothing before the app is there. */
function useFormValues(form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState<Record<string, string>>();
  // Not a layout effect: those of what stands in the form come before the form is known.
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const read = () => setValues(valuesOf(element));
    read();
    for (const type of ['input', 'change']) element.addEventListener(type, read);
    // The browser puts back what was typed after a return to the page.
    addEventListener('pageshow', read);
    return () => {
      for (const type of ['input', 'change']) element.removeEventListener(type, read);
      removeEventListener('pageshow', read);
    };
  }, [form]);
  return values;
}

const styles = {
  field: css({ border: 0, margin: 0, padding: 0, minWidth: 0 }),
  end: css({ display: 'grid', gap: '1.125rem' }),
};
