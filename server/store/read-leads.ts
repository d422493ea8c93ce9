import { setImmediate as afterOthers } from 'node:timers/promises';
import { leadMatcher } from './lead-search.ts';
import type { LeadQuery, LeadStore, StoredLead } from './lead-store.ts';

/** How many leads are read at once: in a millisecond or two, whatever they hold. */
const batchSize = 100;

/** A list of leads that can be read again and again, and never stands in memory as a whole. */
export type LeadSource = () => AsyncIterable<StoredLead>;

type ReadableStore = Pick<LeadStore, 'ids' | 'get'>;
type ListQuery = Pick<LeadQuery, 'view' | 'form' | 'origin'>;

/**
 * The leads of a list as it is now, the earliest first. They are read as somebody takes them, and
 * others are served in between; one that is erased meanwhile is left out.
 * @param search what is looked for among them; nothing finds all
 */
export async function leadSource(
  store: ReadableStore,
  query: ListQuery,
  search?: string,
): Promise<LeadSource> {
  const ids = search ? await findLeads(store, query, search) : await store.ids(query);
  return () => readLeads(store, ids);
}

/**
 * The ids of the leads of a list that a search finds, the earliest first. Leads are looked at one
 * by one, here and not in the database: both kinds of store then find the same, and a hostile text,
 * which their functions of JSON cannot read, ends no search.
 */
export async function findLeads(
  store: ReadableStore,
  query: ListQuery,
  search: string,
): Promise<string[]> {
  const matches = leadMatcher(search);
  const found: string[] = [];
  for await (const lead of readLeads(store, await store.ids(query)))
    if (matches(lead)) found.push(lead.id);
  return found;
}

async function* readLeads(store: ReadableStore, ids: string[]): AsyncGenerator<StoredLead> {
  for (let start = 0; start < ids.length; start += batchSize) {
    yield* await store.get(ids.slice(start, start + batchSize));
    await afterOthers();
  }
}
