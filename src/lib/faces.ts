/**
 * Gives a button its other name and icon, where it has some (`data-label`, `data-icon`), and keeps
 * those that it had.
 */
export function swapFace(button: HTMLElement): void {
  const { label, icon } = button.dataset;
  const drawing = button.querySelector('use');
  if (!label || !drawing) return;
  const { href } = drawing;
  const [sheet, shown] = href.baseVal.split('#');
  button.dataset.label = button.ariaLabel ?? '';
  button.dataset.icon = shown;
  button.ariaLabel = label;
  href.baseVal = `${sheet}#${icon}`;
}
