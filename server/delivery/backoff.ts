const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

type BackoffPolicy = { initial: number; maximum: number; maximumRetryAfter: number };

/**
 * A lead is tried again after about 10 s, then 20 s, 40 s … until it is tried once a day; it is
 * never given up.
 */
const leadPolicy: BackoffPolicy = { initial: 10 * second, maximum: day, maximumRetryAfter: day };

/**
 * While everything fails one lead is tried after 5 s, 10 s … then every 5 minutes, or as the
 * provider asks, but at least every hour.
 */
const breakerPolicy: BackoffPolicy = {
  initial: 5 * second,
  maximum: 5 * minute,
  maximumRetryAfter: hour,
};

/** No pause is longer, in milliseconds. */
export const longestBreak = breakerPolicy.maximumRetryAfter;

/**
 * How long to wait, in milliseconds: twice as long each time, up to a quarter less by chance, so
 * that what failed together does not come back together.
 * @param earlierTries how many waits there were already
 * @param retryAfter what the provider asked for (`Retry-After`), which is kept within reason
 */
const backoffDelay = (
  { initial, maximum, maximumRetryAfter }: BackoffPolicy,
  earlierTries: number,
  retryAfter: number,
  random: () => number,
): number =>
  Math.max(
    Math.min(initial * 2 ** earlierTries, maximum) * (1 - random() / 4),
    Math.min(retryAfter, maximumRetryAfter),
  );

/**
 * How long a lead waits for its next attempt. @param attempts how many have failed before this one
 */
export const leadBackoff = (attempts: number, retryAfter = 0, random = Math.random): number =>
  backoffDelay(leadPolicy, attempts, retryAfter, random);

/**
 * How long nothing is sent while everything fails. @param openings how many there were already in
 * this outage
 */
export const breakerBackoff = (openings: number, retryAfter = 0, random = Math.random): number =>
  backoffDelay(breakerPolicy, openings, retryAfter, random);
