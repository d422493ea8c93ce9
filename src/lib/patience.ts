/**
 * How long a script or a page's data may take before the browser's own way is taken instead, in
 * milliseconds: three times what a first tap takes on a slow phone (1.7 s with the processor slowed
 * 4 times, on slow 4G).
 */
export const patienceMs = 5_000;

/** The same promise, which fails, without a reason, once it takes too long. */
export const inTime = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, fail) => setTimeout(fail, patienceMs))]);
