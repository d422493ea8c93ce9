import { breakerBackoff, longestBreak } from './backoff.ts';

/**
 * Something that everything depends on. While it fails it is asked less and less often; its failing
 * is told once, when it begins and when it ends.
 */
export type CircuitBreaker = {
  /** Whether it failed when it was asked last: then one attempt at a time is enough. */
  isTripped(): boolean;
  /** Whether it is to be left alone for now. */
  isOpen(): boolean;
  /** @param asked milliseconds that it asked to be left alone */
  recordFailure(note: string, asked?: number): void;
  recordSuccess(): void;
};

/**
 * @param failureThreshold so many failures in a row begin an outage; one is enough where it asks
 *   to be left alone
 */
export function createCircuitBreaker(
  name: string,
  failureThreshold: number,
  now: () => Date,
  log: (line: string) => void,
): CircuitBreaker {
  let failures = 0;
  let openings = 0;
  let openUntil = 0;
  const isOpen = () => {
    const left = openUntil - now().getTime();
    // More is left only where the clock was put back meanwhile.
    return left > 0 && left <= longestBreak;
  };
  return {
    isTripped: () => openings > 0,
    isOpen,
    // What comes back during a pause was sent before it, and says nothing new.
    recordFailure(note, retryAfter) {
      if (isOpen()) return;
      failures += 1;
      if (failures < failureThreshold && openings === 0 && retryAfter === undefined) return;
      if (openings === 0) log(`delivery: the ${name} fails, ${note}`);
      openUntil = now().getTime() + breakerBackoff(openings, retryAfter);
      openings += 1;
    },
    recordSuccess() {
      if (isOpen()) return;
      if (openings > 0) log(`delivery: the ${name} works again`);
      failures = 0;
      openings = 0;
    },
  };
}
