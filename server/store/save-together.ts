import type { Lead } from './lead-store.ts';

type Waiting<Saved> = {
  lead: Lead;
  done: (saved: Saved) => void;
  fail: (cause: unknown) => void;
};

/**
 * Saves leads that come at the same time by one write, so that they wait for the disk once and not
 * one after the other. Each is answered when it is there. Where the write fails each is tried
 * alone: one lead that cannot be kept keeps no other from being.
 * @param saveAll keeps all of them or none, and resolves when they are on the disk
 */
export function saveTogether<Saved>(
  saveAll: (leads: Lead[]) => Promise<Saved[]>,
): (lead: Lead) => Promise<Saved> {
  let waiting: Waiting<Saved>[] = [];

  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    await saveBatch(batch);
  }

  async function saveBatch(batch: Waiting<Saved>[]): Promise<void> {
    try {
      const saved = await saveAll(batch.map(({ lead }) => lead));
      for (const [index, { done }] of batch.entries()) done(saved[index] as Saved);
    } catch (cause) {
      if (batch.length > 1) await Promise.all(batch.map((each) => saveBatch([each])));
      else batch[0]?.fail(cause);
    }
  }

  return (lead) =>
    new Promise((done, fail) => {
      waiting.push({ lead, done, fail });
      // All that this turn of the loop has read comes before.
      if (waiting.length === 1) setImmediate(() => void flush());
    });
}
