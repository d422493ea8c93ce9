import type { Arrival } from '../generated/types.ts';

/** Where a history entry keeps its scroll position. */
const positionKey = 'scrollPosition';

type HistoryState = Record<string, unknown> | null;

/**
 * Scrolls to the section that the navigation state asks for, then clears the flag from the history
 * entry.
 * @returns what stops a scroll that still waits
 */
export function scrollToTarget(arrivals: Arrival[]): (() => void) | undefined {
  const state = history.state as HistoryState;
  const scrollTarget = arrivals.find(({ flag }) => state?.[flag]);
  if (!scrollTarget) return undefined;
  const timer = setTimeout(() => {
    document.getElementById(scrollTarget.section)?.scrollIntoView();
    const { [scrollTarget.flag]: _cleared, ...rest } = history.state as Record<string, unknown>;
    history.replaceState(Object.keys(rest).length > 0 ? rest : null, '');
  }, scrollTarget.delayMs);
  return () => clearTimeout(timer);
}

/**
 * After a navigation: to the section of the address, to where this entry was left, or to the top.
 */
export function restoreScroll(): void {
  const state = history.state as HistoryState;
  const target = fragmentTarget();
  if (target) target.scrollIntoView();
  else scrollTo({ top: Number(state?.[positionKey] ?? 0), behavior: 'instant' });
}

/** Whether a navigation goes to the top of its page: neither address nor entry names a place. */
export const goesToTop = (): boolean => !location.hash && !history.state;

/** What the address points to, as browsers find it: by the fragment itself, or else decoded. */
function fragmentTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  const element = document.getElementById(id);
  if (element || !id) return element;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // A percent sign that begins no code.
    return null;
  }
}

/**
 * Remembers, in each history entry, how far it was scrolled: the app shows pages later than the
 * browser expects.
 */
export function trackScrollPosition(): () => void {
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.querySelector('main > [role=status]')) return;
      history.replaceState(
        { ...(history.state as HistoryState), [positionKey]: Math.round(scrollY) },
        '',
      );
    }, 150);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    history.scrollRestoration = 'auto';
  };
}
