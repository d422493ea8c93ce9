/** Closes a dialog, once it has gone from view. */
export async function closeDialog(dialog: HTMLDialogElement): Promise<void> {
  dialog.dataset.closing = '';
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
  dialog.close();
  delete dialog.dataset.closing;
}

/** The dialog itself, not what stands in it. */
export const asDialog = (target: unknown): HTMLDialogElement | undefined =>
  target instanceof HTMLDialogElement ? target : undefined;

/**
 * Opens the dialog after a button, or closes the one around it, where the button is for that.
 * @returns whether it is
 */
export function answerForDialog(button: HTMLElement): boolean {
  const around = 'close' in button.dataset && button.closest('dialog');
  if (around) void closeDialog(around);
  const opened = button.ariaHasPopup && asDialog(button.nextElementSibling);
  if (opened) opened.showModal();
  return Boolean(around || opened);
}
