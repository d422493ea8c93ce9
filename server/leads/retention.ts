import { errorCode } from '../store/error-code.ts';
import type { EraseFailure, LeadStore } from '../store/lead-store.ts';

const day = 24 * 60 * 60 * 1000;

/** How often we look, in milliseconds: nothing is kept longer than that beyond its days. */
const interval = 60 * 60 * 1000;

type Options = {
  store: Pick<LeadStore, 'eraseBefore'>;
  /** How many days a lead is kept; undefined means for ever. */
  keepDays: number | undefined;
  /** Whether the site delivers leads: what waits for that is then kept. */
  delivers: boolean;
  log: (line: string) => void;
  now?: () => number;
};

/**
 * Erases the leads whose time is over, at once and every hour. The log says how many, and nothing
 * of any lead; what could not be erased is tried again the next time.
 * @returns what ends it, once the work under way is done
 */
export function startRetention({ store, keepDays, delivers, log, now = Date.now }: Options) {
  if (keepDays === undefined) return { stop: async () => {} };
  const erase = async () => {
    try {
      const time = new Date(now() - keepDays * day);
      const count = await store.eraseBefore(time, { withWaiting: !delivers });
      if (count > 0) log(`leads: ${count} erased after ${keepDays} days`);
    } catch (cause) {
      log(`leads: ${failureText(cause, `after ${keepDays} days`)}, ${errorCode(cause)}`);
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

/** What became of leads, as far as an error says. */
function failureText(cause: unknown, when: string): string {
  const { erased = 0, isDone = false } = cause as EraseFailure;
  if (isDone) return `${erased} erased ${when}, but a trace is left`;
  return erased > 0 ? `${erased} erased ${when}, the others not` : `not erased ${when}`;
}
