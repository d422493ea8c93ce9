/** The subject behind a tab that the address names, which may not be shown yet. */
export function namedSubject(): HTMLElement | undefined {
  const named = document.getElementById(location.hash.slice(1));
  return named?.firstElementChild?.role === 'tabpanel' ? named : undefined;
}
