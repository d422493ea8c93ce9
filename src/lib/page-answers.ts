import { answerForDialog, asDialog, closeDialog } from './dialogs.ts';
import { closeInnermostMenu, closeMenus, toggleDisclosure } from './disclosures.ts';

/**
 * Answers a click on a button whose answer is in the page: menus, accordions, dialogs.
 * @returns whether it is one
 */
export const answerClick = (button: HTMLElement): boolean =>
  toggleDisclosure(button) || answerForDialog(button);

/** Hears of events on their way down, before anything on the page does. */
export const listen = <T extends keyof Heard>(type: T, listener: (event: Heard[T]) => void): void =>
  addEventListener(type, listener as EventListener, true);

type Heard = WindowEventMap & Pick<DocumentEventMap, 'DOMContentLoaded'>;

/** Of some browsers the document has the focus, too, once its window has it again. */
const closeMenusFrom = (target: EventTarget | null) => {
  if ((target as Element).closest?.('header') === null) closeMenus();
};

/**
 * Answers what else closes them: menus close with a press or the focus outside the header, with a
 * link in it and with Escape; a dialog with Escape and with a click outside, one that began and
 * ended there, since a selection of text may do one of them. On the way down: React lets no event
 * of a section that sleeps come back up.
 */
export function watchWhatCloses(): void {
  let pressed: HTMLDialogElement | undefined;
  listen('pointerdown', ({ target }) => {
    pressed = asDialog(target);
    closeMenusFrom(target);
  });
  listen('focusin', ({ target }) => closeMenusFrom(target));
  listen('pointerup', ({ target }) => {
    pressed &&= asDialog(target);
  });
  listen('click', ({ target }) => {
    const dialog = pressed && asDialog(target);
    if (dialog) void closeDialog(dialog);
    if ((target as Element).closest('header a')) closeMenus();
  });
  listen('cancel', (event) => {
    const dialog = asDialog(event.target);
    if (!dialog) return;
    event.preventDefault();
    void closeDialog(dialog);
  });
  listen('keydown', ({ key }) => {
    if (key === 'Escape') closeInnermostMenu();
  });
}
