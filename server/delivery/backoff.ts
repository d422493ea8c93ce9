const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

type Growth = { first: number; longest: number; longestAsked: number };

/**
 * A lead is tried again after about 10 s, then 20 s, 40 s … until it is tried once a day; it is
 * never given up.
 */
const ofLead: Growth = { first: 10 * second, longest: day, longestAsked: day };

/**
 * While everything fails one lead is tried after 5 s, 10 s … then every 5 minutes, or as the
 * provider asks, but at least every hour.
 */
const ofOutage: Growth = { first: 5 * second, longest: 5 * minute, longestAsked: hour };

/**
 * How long to wait, in milliseconds: twice as long each time, up to a quarter less by chance, so
 * that what failed together does not come back together.
 * @param before how many waits there were already
 * @param asked what the provider asked for (`Retry-After`), which is kept within reason
 */
const grown = (
  { first, longest, longestAsked }: Growth,
  before: number,
  asked: number,
  random: () => number,
): number =>
  Math.max(
    Math.min(first * 2 ** before, longest) * (1 - random() / 4),
    Math.min(asked, longestAsked),
  );

/**
 * How long a lead waits for its next attempt. @param attempts how many have failed before this one
 */
export const leadWait = (attempts: number, asked = 0, random = Math.random): number =>
  grown(ofLead, attempts, asked, random);

/**
 * How long nothing is sent while everything fails. @param pauses how many there were already in
 * this outage
 */
export const outagePause = (pauses: number, asked = 0, random = Math.random): number =>
  grown(ofOutage, pauses, asked, random);
