import { isBrowserKey } from './browser-keys.ts';
import { isCurrentPath } from './current-path.ts';

const steps: Record<string, number | undefined> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'
>;

/**
 * Goes through the items of a menu by key, as the ARIA pattern of a disclosure navigation has it:
 * an arrow leads to the item beside, and stays at the ends; down leads into what the item has
 * opened; Home and End lead to the first and the last.
 */
export function moveInMenu(event: KeyPress): void {
  const { key, target } = event;
  const step = steps[key];
  if (isBrowserKey(event) || (!step && key !== 'Home' && key !== 'End')) return;
  const item = target as HTMLElement;
  const around = item.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > :is(a,button)');
  const items = [...(around ?? [])];
  if (!items.includes(item)) return;
  event.preventDefault();
  const opened = key === 'ArrowDown' && item.ariaExpanded === 'true';
  const next = opened
    ? item.nextElementSibling?.querySelector<HTMLElement>('a,button')
    : step
      ? items[items.indexOf(item) + step]
      : items.at(key === 'Home' ? 0 : -1);
  next?.focus();
}

/** Says which of the menus' links leads to the page that shows: their HTML is every page's. */
export function markCurrentLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#main-menu a:not([lang])'))
    link.ariaCurrent = isCurrentPath(link.pathname) && !link.hash ? 'page' : null;
}
