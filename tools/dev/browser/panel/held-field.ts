import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';

/** Somebody who writes nothing for so long, in ms, has written what was meant. */
const settledMs = 2500;

/** In ms: where a click leaves the field, what it is about to press must not move away. */
const leftMs = 250;

/**
 * The field in which somebody writes, by its id: what is wrong there is said once the field is
 * left, or what is in it stays so for a while. Of a field that is still empty it waits to be left.
 */
export function useHeldField() {
  const [held, setHeld] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (target.getAttribute('aria-invalid') === 'true' && target.value === '') return;
    clearTimeout(timer.current);
    setHeld(target.id);
    if (target.value !== '') timer.current = setTimeout(setHeld, settledMs, '');
  };
  const handlers = {
    // Once the form has told of the change: given anything else before, it takes the change back.
    onInputCapture: ({ target }: FormEvent) => {
      written.current = setTimeout(hold, 0, target);
    },
    onFocusCapture: ({ target }: FocusEvent) => {
      if ((target as HTMLInputElement).value === '') hold(target);
    },
    onBlurCapture: () => {
      clearTimeout(written.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(setHeld, leftMs, '');
    },
  };
  /** Whether a field is held, by its path. */
  const isHeld = (path: (string | number)[]) => {
    const own = ['root', ...path].join('_');
    const ofLanguage = [['root', ...path.slice(0, -1)].join('_'), path.at(-1)].join('-');
    return held !== '' && (held === own || held === ofLanguage);
  };
  return { held, handlers, isHeld };
}
