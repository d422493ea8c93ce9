import { type FormEvent, type ReactNode, useRef, useState } from 'react';

type Props = {
  title: string;
  closeLabel: string;
  /** What is said where the server does not answer. */
  noServer: string;
  close: () => void;
  /** Why nothing can be done, where that is known before. */
  refusal?: string;
  /**
   * Does what the form is for; it is asked once at a time.
   * @param read tells what stands in a field, by its name
   * @returns why it cannot be; nothing where it was done
   */
  send: (read: (name: string) => string) => Promise<string>;
  children: ReactNode;
};

/** The form of a dialog: its title, the way out, and above its fields why it was refused. */
export function DialogForm(props: Props) {
  const { title, closeLabel, noServer, close, refusal = '', send, children } = props;
  const [refused, setRefused] = useState(refusal);
  const isSent = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    const data = new FormData(event.currentTarget);
    try {
      setRefused(await send((name) => String(data.get(name) ?? '')));
    } catch (cause) {
      console.error(cause);
      setRefused(noServer);
    } finally {
      isSent.current = false;
    }
  };
  return (
    <>
      <div className="head">
        <h2>{title}</h2>
        <button type="button" onClick={close}>
          {closeLabel}
        </button>
      </div>
      <div className="content">
        <form className="page" onSubmit={(event) => void submit(event)} noValidate>
          <p className="errors" role="alert">
            {refused}
          </p>
          {children}
        </form>
      </div>
    </>
  );
}
