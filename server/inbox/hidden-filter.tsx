import { filterParameters, type LeadFilter } from './lead-filter.ts';

/** What a form sends on of the page's filter, without being asked for it. */
export default function HiddenFilter({ filter }: { filter: Partial<LeadFilter> }) {
  return Object.entries(filterParameters(filter)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
