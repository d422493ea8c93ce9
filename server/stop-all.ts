/**
 * Stops all that runs, at once: each has a time of its own to end in, and whoever asked us to end
 * waits for the longest alone. What they all use ends last, also where one of them fails.
 * @throws what the first of those that fail has thrown, once everything has ended
 */
export async function stopAll(
  stops: readonly (() => Promise<unknown>)[],
  stopLast: () => Promise<unknown>,
): Promise<void> {
  const ends = await Promise.allSettled(stops.map(async (stop) => stop()));
  const [last] = await Promise.allSettled([stopLast()]);
  for (const end of [...ends, last]) if (end.status === 'rejected') throw end.reason;
}
