const storageKey = 'language';

/**
 * Marks the document with the visitor's chosen language where the page is in another, so that the
 * bar which offers it shows.
 * @param first the language in which the visitor came, which stands for a choice where none was
 *   made
 */
export function markLanguageOffer(root: HTMLElement, first?: string): void {
  try {
    const chosen = localStorage.getItem(storageKey) ?? first;
    if (chosen && chosen !== root.dataset.language) root.dataset.offer = chosen;
    else delete root.dataset.offer;
  } catch {
    // Storage may be forbidden; then nothing was chosen.
  }
}

/** Remembers the language whose link was followed. */
export function rememberLanguage(event: Event): void {
  const link = (event.target as Element).closest?.<HTMLElement>('a[data-language]');
  const language = link?.dataset.language;
  try {
    if (language) localStorage.setItem(storageKey, language);
  } catch {
    // As above: the link still works.
  }
}
