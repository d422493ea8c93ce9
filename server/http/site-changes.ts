/** How a site changes by itself: when, in ms since 1970, and what is then at which address. */
export type SiteChange = {
  at: number;
  written: ReadonlyMap<string, Buffer>;
  removed: readonly string[];
};

/** How long we sleep at most, in milliseconds: clocks are set, and machines are put to sleep. */
const longestWait = 60_000;

/**
 * Makes each change when its time has come: those that are due already at once, the others by the
 * clock. A change is made in one go, between two requests; nothing is written to disk, so that a
 * server that ends meanwhile finds the same build when it starts again.
 * @param changes in the order of their times
 * @returns what ends it
 */
export function followChanges<Change extends Pick<SiteChange, 'at'>>(
  changes: readonly Change[],
  make: (change: Change) => void,
  now: () => number = Date.now,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = 0;
  const step = () => {
    for (let next = changes[done]; next && next.at <= now(); next = changes[++done]) make(next);
    const next = changes[done];
    if (next) timer = setTimeout(step, Math.min(next.at - now(), longestWait)).unref();
  };
  step();
  return () => clearTimeout(timer);
}
