import { setImmediate as afterOthers } from 'node:timers/promises';
import type { LeadQuery, LeadStore, StoredLead } from './lead-store.ts';

/** How many leads are read at once: in a millisecond or two, whatever they hold. */
const batchSize = 100;

/** A list of leads that can be read again and again, and never stands in memory as a whole. */
export type LeadSource = () => AsyncIterable<StoredLead>;

/**
 * The leads of a list as it is now, the earliest first. They are read as somebody takes them, and
 * others are served in between; one that is erased meanwhile is left out.
 */
export async function leadSource(
  store: Pick<LeadStore, 'ids' | 'get'>,
  query: Pick<LeadQuery, 'view' | 'form' | 'origin'>,
): Promise<LeadSource> {
  const ids = await store.ids(query);
  return async function* () {
    for (let start = 0; start < ids.length; start += batchSize) {
      yield* await store.get(ids.slice(start, start + batchSize));
      await afterOthers();
    }
  };
}
