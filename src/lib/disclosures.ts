import { swapFace } from './faces.ts';

/** Buttons that open and close the element that they control: menus, and items of accordions. */
const disclosure = 'button[aria-expanded]';

const panelOf = (button: Element) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');

/** The buttons of what is open in the header, or around an element, from the outside in. */
const openIn = (group: Element | null = document.querySelector('header')) => [
  ...(group?.querySelectorAll<HTMLElement>(`${disclosure}[aria-expanded=true]`) ?? []),
];

function toggle(button: HTMLElement): void {
  const opens = button.ariaExpanded !== 'true';
  const panel = panelOf(button);
  button.ariaExpanded = `${opens}`;
  swapFace(button);
  if (!panel) return;
  panel.dataset.open = `${opens}`;
  // An accordion's panel scrolls, so that a keyboard must reach it.
  if (opens && panel.role) panel.tabIndex = 0;
  else panel.removeAttribute('tabindex');
}

/**
 * Opens or closes what a button controls. One at a time is open in a section or in the header, with
 * what is around it.
 * What is open stands in the document alone: React renders all closed, and never writes it again.
 * So the page answers before the app is there, and the app finds things as they are.
 * @returns whether it is such a button
 */
export function toggleDisclosure(button: HTMLElement): boolean {
  if (!button.matches(disclosure)) return false;
  for (const other of openIn(button.closest('header,section')))
    if (other !== button && !panelOf(other)?.contains(button)) toggle(other);
  toggle(button);
  return true;
}

/** Closes all that is open in the header. */
export const closeMenus = (): void => openIn().forEach(toggle);

/** Closes the innermost menu that is open, and gives the focus back to its button. */
export function closeInnermostMenu(): void {
  const button = openIn().at(-1);
  if (!button) return;
  toggle(button);
  button.focus();
}
