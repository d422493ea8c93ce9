/**
 * Whether somebody has typed in a form of the page: the browser keeps that for who comes back to
 * the document, the app does not.
 */
export const isTypedIn = (): boolean =>
  document.querySelector('form[target] :is(:user-valid,:user-invalid)') !== null;
