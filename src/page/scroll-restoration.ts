import type { Arrival } from '../generated/types.ts';

/** Where a history entry keeps its scroll position. */
const positionKey = 'scrollToPosition';

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
    const { [scrollTarget.flag]: flag, ...rest } = (history.state as HistoryState) ?? {};
    // Who has gone on from there meanwhile, or writes, stays where he is.
    const isLeft = !flag || document.activeElement?.closest('form');
    const section = isLeft ? null : document.getElementById(scrollTarget.section);
    if (section) goToSection(section);
    history.replaceState(Object.keys(rest).length > 0 ? rest : null, '');
  }, scrollTarget.delayMs);
  return () => clearTimeout(timer);
}

/**
 * After a navigation: to where this entry was left, to the section of the address, or to the top.
 */
export function restoreScroll(): void {
  const position = (history.state as HistoryState)?.[positionKey];
  const target = fragmentTarget();
  if (target && position === undefined) goToSection(target);
  else scrollTo({ top: Number(position ?? 0), behavior: 'instant' });
}

/** Scrolls to a section, from which whoever uses the keyboard goes on. */
export function goToSection(section: HTMLElement): void {
  section.scrollIntoView();
  section.tabIndex = -1;
  section.style.outline = 'none';
  section.focus({ preventScroll: true });
}

/** Whether a navigation goes to the top of its page: neither address nor entry names a place. */
export const goesToTop = (): boolean =>
  !location.hash && !Object.values((history.state as HistoryState) ?? {}).some(Boolean);

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

/** Whether the next page is, and its outline stands for it. */
const isOnItsWay = () => document.querySelector('main > [role=status]') !== null;

/** Has the history entry know how far its page is scrolled. */
export const keepPosition = (): void =>
  history.replaceState(
    { ...(history.state as HistoryState), [positionKey]: Math.round(scrollY) },
    '',
  );

/**
 * Remembers, in each history entry, how far it was scrolled: the app shows pages later than the
 * browser expects. Between two documents the browser does it.
 */
export function trackScrollPosition(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    forget();
    if (!isOnItsWay()) keepPosition();
  };
  const restoredBy = (who: ScrollRestoration) => {
    history.scrollRestoration = who;
  };
  // The app had this entry, and was to restore it: the browser has not.
  if (history.scrollRestoration === 'manual' && scrollY === 0) restoreScroll();
  restoredBy('manual');
  // Somebody may have scrolled before the app came.
  if (scrollY > 0 || !history.state) save();
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(save, 150);
    },
    { passive: true },
  );
  // A link leaves the entry sooner than that.
  addEventListener('click', () => timer && save(), { capture: true });
  // How far the entry before was scrolled is not for this one.
  addEventListener('popstate', forget);
  // To an entry that was left before the app came the browser has gone back itself.
  addEventListener(
    'hashchange',
    () => history.scrollRestoration === 'auto' || isOnItsWay() || restoreScroll(),
  );
  // A telephone may throw a page away that nobody sees, without a word.
  for (const type of ['pagehide', 'pageshow', 'visibilitychange'])
    addEventListener(type, () =>
      restoredBy(type === 'pagehide' || document.hidden ? 'auto' : 'manual'),
    );
}
