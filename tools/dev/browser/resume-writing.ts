/** Has the element of each dialog of the editing tools. */
export const dialogAttribute = 'edit-dialog';

/** How often, in ms, a server that has gone is asked for. */
const resumeMs = 1000;

type Options = {
  /** Whether somebody writes what a page that is loaded anew would not have. */
  isWriting: () => boolean;
  isServed: () => Promise<boolean>;
  /** Called whenever the server has answered again and somebody writes. */
  onServed: () => Promise<unknown>;
  /** Sends what could not be sent. */
  resend: () => void;
};

/**
 * Waits until a server that has gone answers again and nobody writes any more; what could not be
 * sent is sent meanwhile.
 */
export async function resumeWriting(options: Options): Promise<void> {
  const { isWriting, isServed, onServed, resend } = options;
  let isBack = false;
  do {
    await new Promise((done) => setTimeout(done, resumeMs));
    isBack = await isServed();
    if (isBack && isWriting()) await onServed();
    if (isBack) resend();
  } while (!isBack || isWriting());
}

/**
 * Watches whether the page is being left. Vite does no more for a page that was asked to be left
 * once, also where its person stayed.
 */
export function watchLeaving(page: EventTarget) {
  let asked: Event | undefined;
  page.addEventListener('beforeunload', (event) => {
    asked = event;
  });
  return {
    isLeaving: () => asked?.defaultPrevented === false,
    /** Whether it was asked about, and its person stayed. */
    hasStayed: () => asked?.defaultPrevented === true,
  };
}

/** Whether a dialog of the editing tools is open. */
export const isDialogOpen = (): boolean => document.querySelector(`[${dialogAttribute}]`) !== null;
