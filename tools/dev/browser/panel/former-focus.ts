/**
 * Remembers what has the focus, also within a part of the editing tools.
 * @returns gives it the focus again; where that part was drawn anew, what does the same there
 */
export function rememberFocus(): () => void {
  const outer = document.activeElement;
  const inner = outer?.shadowRoot?.activeElement ?? outer;
  const action = inner?.getAttribute('data-action');
  return () => {
    const drawnAnew = document
      .querySelector(outer?.localName ?? '')
      ?.shadowRoot?.querySelector(`[data-action="${action}"]`);
    const found = inner?.isConnected ? inner : drawnAnew;
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  };
}
