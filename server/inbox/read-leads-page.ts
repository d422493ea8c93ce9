import type { LeadStore, StoredLead } from '../store/lead-store.ts';
import { findLeads } from '../store/read-leads.ts';
import { recentArrivals } from './arrivals.ts';
import { type LeadFilter, leadQuery } from './lead-filter.ts';

/** How many leads a page shows. */
const pageSize = 50;

/** All that the page of a filter shows of the store. @throws where the store cannot be read */
export async function readLeadsPage(store: LeadStore, filter: LeadFilter) {
  const [counts, { leads, found }, arrivals, origins] = await Promise.all([
    store.count(),
    readShownLeads(store, filter),
    filter.search ? undefined : recentArrivals(store),
    store.countBy(['page', 'utm_campaign']),
  ]);
  const choices = (index: number, chosen?: string) =>
    [...new Set([...origins.map(({ values }) => values[index] ?? ''), chosen ?? ''])]
      .filter((value) => value !== '')
      .sort();
  return {
    counts,
    leads: leads.slice(0, pageSize),
    found,
    hasNextPage: leads.length > pageSize,
    arrivals,
    paths: choices(0, filter.path),
    campaigns: choices(1, filter.campaign),
  };
}

/** The leads of a page, with the next one where there is one; of a search, how many it found. */
async function readShownLeads(
  store: LeadStore,
  filter: LeadFilter,
): Promise<{ leads: StoredLead[]; found?: number }> {
  const [limit, offset] = [pageSize + 1, (filter.page - 1) * pageSize];
  if (!filter.search) {
    const leads = await store.list({ ...leadQuery(filter), newestFirst: true, limit, offset });
    return { leads };
  }
  const ids = (await findLeads(store, leadQuery(filter), filter.search)).reverse();
  const leads = await store.get(ids.slice(offset, offset + limit));
  return { leads: leads.reverse(), found: ids.length };
}

export type LeadsPageContent = Awaited<ReturnType<typeof readLeadsPage>>;
