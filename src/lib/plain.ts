/**
 * Makes a section, or without one the whole page, as it is without scripts: folded parts stand
 * open, and clips have the browser's controls. It stays so until the next page.
 */
export function makePlain(section?: HTMLElement): void {
  if (section) section.dataset.plain = '';
  else document.documentElement.classList.remove('js');
  for (const clip of (section ?? document).querySelectorAll('video')) clip.controls = true;
}

/** Whether an element, the whole page's or one in it, is as it is without scripts. */
export const isPlain = (element: Element): boolean =>
  Boolean(element.closest('html:not(.js),[data-plain]'));
