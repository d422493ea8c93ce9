import { fieldFocused } from '../editing/show-text.ts';

/** So long, in ms, the page is laid out anew and its pictures come. */
const settledMs = 1500;

/** With these a person goes elsewhere on the page. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown', fieldFocused];

type Options = {
  /** Whether it is shown from its beginning, wherever it was. */
  fromTop: boolean;
  /** Gives the page its width. */
  widen: () => void;
};

/**
 * Keeps a section where it is in the window while the page gets another width, and brings it into
 * view where it is out of it; until the page has settled, or somebody goes elsewhere.
 */
export function keepInSight(id: string, { fromTop, widen }: Options): void {
  const find = () => document.getElementById(id)?.getBoundingClientRect();
  const show = () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  const former = find();
  widen();
  if (!former) return;
  let wanted = former.top;
  const place = () => {
    const away = (find()?.top ?? wanted) - wanted;
    if (Math.abs(away) > 1) scrollBy({ top: away, behavior: 'instant' });
  };
  place();
  const { top = 0, bottom = 0 } = find() ?? {};
  if (fromTop || top > innerHeight / 2 || bottom < innerHeight / 4) {
    show();
    wanted = find()?.top ?? wanted;
  }
  const end = performance.now() + settledMs;
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    for (const move of moves) removeEventListener(move, leave, true);
  };
  for (const move of moves) addEventListener(move, leave, true);
  // Sections that come near what is seen are as high as they are only then.
  const follow = () => {
    if (isLeft || performance.now() > end) return leave();
    place();
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}
