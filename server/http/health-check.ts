/** How long an answer holds, in milliseconds: a monitor may ask as often as it likes. */
const validity = 1_000;

/**
 * Tells whether leads can be kept.
 * @param verify throws where they cannot
 * @param now in milliseconds, of a clock that nobody sets
 */
export function createHealthCheck(
  verify: () => Promise<void>,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let known: { time: number; isHealthy: boolean } | undefined;
  let pending: Promise<boolean> | undefined;

  async function check(): Promise<boolean> {
    const isHealthy = await verify().then(
      () => true,
      () => false,
    );
    known = { time: now(), isHealthy };
    pending = undefined;
    return isHealthy;
  }

  return async () => {
    if (known && now() - known.time < validity) return known.isHealthy;
    pending ??= check();
    return pending;
  };
}
