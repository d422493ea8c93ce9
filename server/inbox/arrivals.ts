import { type LeadCount, localDay } from '../store/lead-origin.ts';
import type { LeadStore } from '../store/lead-store.ts';

/** How many days are looked at, today included. */
const shownDays = 30;

/** How many pages are told apart; the others are one. */
const shownPages = 4;

/** Leads a day: the days in their order, and how many came from each of the pages. */
export type Arrivals = {
  /** The pages by their paths, those with the most leads first; '' is one that is not known. */
  pages: string[];
  /** Whether the last count of each day is of all other pages. */
  hasOthers: boolean;
  days: { day: string; counts: number[] }[];
};

/** How many leads came on each of the last days, by page; nothing where none came. */
export async function recentArrivals(
  store: Pick<LeadStore, 'countBy'>,
  now = new Date(),
): Promise<Arrivals | undefined> {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - shownDays + 1);
  const counts = await store.countBy(['day', 'page'], first);
  return counts.length > 0 ? arrivalsOf(counts, first) : undefined;
}

function arrivalsOf(counts: LeadCount[], first: Date): Arrivals {
  const totals = new Map<string, number>();
  for (const { values, count } of counts) {
    const [, page = ''] = values;
    totals.set(page, (totals.get(page) ?? 0) + count);
  }
  const all = [...totals].sort(([, one], [, other]) => other - one).map(([page]) => page);
  const pages = all.slice(0, shownPages);
  const hasOthers = all.length > pages.length;
  const days = Array.from({ length: shownDays }, (_, index) => {
    const date = new Date(first.getFullYear(), first.getMonth(), first.getDate() + index);
    return { day: localDay(date), counts: [...pages, ...(hasOthers ? [''] : [])].map(() => 0) };
  });
  const byDay = new Map(days.map(({ day, counts: ofDay }) => [day, ofDay]));
  for (const { values, count } of counts) {
    const [day = '', page = ''] = values;
    const ofDay = byDay.get(day);
    const known = pages.indexOf(page);
    const place = known < 0 ? pages.length : known;
    if (ofDay) ofDay[place] = (ofDay[place] ?? 0) + count;
  }
  return { pages, hasOthers, days };
}
