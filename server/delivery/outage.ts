import { outagePause } from './backoff.ts';

/**
 * Something that everything depends on. While it fails it is asked less and less often; its failing
 * is told once, when it begins and when it ends.
 */
export type Outage = {
  /** Whether it failed when it was asked last: then one attempt at a time is enough. */
  lasts(): boolean;
  /** Whether it is to be left alone for now. */
  paused(): boolean;
  /** @param asked milliseconds that it asked to be left alone */
  failed(note: string, asked?: number): void;
  worked(): void;
};

/**
 * @param tolerated so many failures in a row begin an outage; one is enough where it asks to be
 * left alone
 */
export function watch(
  name: string,
  tolerated: number,
  now: () => Date,
  log: (line: string) => void,
): Outage {
  let failures = 0;
  let pauses = 0;
  let until = 0;
  const paused = () => now().getTime() < until;
  return {
    lasts: () => pauses > 0,
    paused,
    // What comes back during a pause was sent before it, and says nothing new.
    failed(note, asked) {
      if (paused()) return;
      failures += 1;
      if (failures < tolerated && pauses === 0 && asked === undefined) return;
      if (pauses === 0) log(`delivery: the ${name} fails, ${note}`);
      until = now().getTime() + outagePause(pauses, asked);
      pauses += 1;
    },
    worked() {
      if (paused()) return;
      if (pauses > 0) log(`delivery: the ${name} works again`);
      failures = 0;
      pauses = 0;
    },
  };
}
