import type { LeadStore } from '../store/lead-store.ts';
import { recentArrivals } from './arrivals.ts';
import { type LeadFilter, leadQuery } from './lead-filter.ts';

/** How many leads a page shows. */
const pageSize = 50;

/** All that the page of a filter shows of the store. @throws where the store cannot be read */
export async function readLeadsPage(store: LeadStore, filter: LeadFilter) {
  const [counts, leads, arrivals, origins] = await Promise.all([
    store.count(),
    store.list({
      ...leadQuery(filter),
      newestFirst: true,
      limit: pageSize + 1,
      offset: (filter.page - 1) * pageSize,
    }),
    recentArrivals(store),
    store.countBy(['page', 'utm_campaign']),
  ]);
  const choices = (index: number, chosen?: string) =>
    [...new Set([...origins.map(({ values }) => values[index] ?? ''), chosen ?? ''])]
      .filter((value) => value !== '')
      .sort();
  return {
    counts,
    leads: leads.slice(0, pageSize),
    hasNextPage: leads.length > pageSize,
    arrivals,
    paths: choices(0, filter.path),
    campaigns: choices(1, filter.campaign),
  };
}

export type LeadsPageContent = Awaited<ReturnType<typeof readLeadsPage>>;
