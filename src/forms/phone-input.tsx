import { type ComponentProps, type FormEvent, useRef } from 'react';

type Phone = typeof import('./phone.ts');

let library: Promise<Phone> | undefined;

/**
 * Loads what knows the numbers of the world, and then does something with it. Where it cannot be
 * loaded, numbers stay as they are typed.
 */
function withPhoneLibrary(task: (phone: Phone) => void): void {
  library ??= import('./phone.ts');
  library.then(task, () => (library = undefined));
}

/** A phone field, which groups a number as its country does. */
export default function PhoneInput({
  country,
  ...rest
}: ComponentProps<'input'> & { country?: string }) {
  const lastValue = useRef('');
  const onFocus = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    lastValue.current = input.value;
    withPhoneLibrary(() => {});
  };
  const onInput = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const typed = input.value;
    const before = lastValue.current;
    lastValue.current = typed;
    withPhoneLibrary(({ formatPhoneWhileTyping: phoneAsTyped }) => {
      if (input.value === typed && input.selectionStart === typed.length)
        show(input, phoneAsTyped(typed, before, country));
    });
  };
  const onBlur = ({ currentTarget: input }: FormEvent<HTMLInputElement>) =>
    withPhoneLibrary(({ formatPhone: phoneWhole }) => {
      // Who came back before the library writes on.
      if (input !== document.activeElement) show(input, phoneWhole(input.value, country));
    });
  /** Only a change is written: writing moves the caret to the end. */
  const show = (input: HTMLInputElement, value: string) => {
    if (input.value !== value) input.value = value;
    lastValue.current = value;
  };
  return <input type="tel" {...rest} onFocus={onFocus} onInput={onInput} onBlur={onBlur} />;
}
