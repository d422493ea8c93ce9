import type { KeyboardEvent } from 'react';
import { isBrowserKey } from '../lib/browser-keys.ts';

/** Where each key leads from one of so many tabs (WAI-ARIA, "Tabs Pattern"). */
const steps: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from) => from + 1,
  ArrowLeft: (from, count) => from + count - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Gives another tab the focus and shows its subject, by the arrow keys, Home and End. */
export function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  if (isBrowserKey(event)) return;
  const tabs = [...event.currentTarget.querySelectorAll('button')];
  const from = tabs.findIndex(({ id }) => id === (event.target as HTMLElement).id);
  const to = steps[event.key]?.(from, tabs.length);
  const next = to === undefined ? undefined : tabs[to % tabs.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
