import { errorCode } from '../store/error-code.ts';
import type { LeadStore } from '../store/lead-store.ts';

const day = 24 * 60 * 60 * 1000;

/** How often we look, in milliseconds: nothing is kept longer than that beyond its days. */
const interval = 60 * 60 * 1000;

type Options = {
  store: Pick<LeadStore, 'eraseBefore'>;
  /** How many days a lead is kept; undefined means for ever. */
  keepDays: number | undefined;
  log: (line: string) => void;
  now?: () => number;
};

/**
 * Erases the leads whose time is over, at once and every hour. The log says how many, and nothing
 * of any lead; what could not be erased is tried again the next time.
 * @returns what ends it, once the work under way is done
 */
export function startRetention({ store, keepDays, log, now = Date.now }: Options) {
  if (keepDays === undefined) return { stop: async () => {} };
  const erase = async () => {
    try {
      const count = await store.eraseBefore(new Date(now() - keepDays * day));
      if (count > 0) log(`leads: ${count} erased after ${keepDays} days`);
    } catch (cause) {
      log(`leads: not erased after ${keepDays} days, ${errorCode(cause)}`);
    }
  };
  let pending = erase();
  const timer = setInterval(() => {
    pending = pending.then(erase);
  }, interval).unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await pending;
    },
  };
}
