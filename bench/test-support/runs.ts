import { percentile } from './percentiles.ts';
import type { Cost } from './timed-process.ts';

/** What a run of a bench measured, as it is saved: each round's costs, by what was measured. */
export type Run = { node: string; cores: number; pages: number; costs: Record<string, Cost[]> };

const measures: Record<keyof Cost, string> = {
  seconds: 's',
  processorSeconds: 's of processors',
  megabytes: 'MB',
};

const valuesOf = (costs: Cost[], measure: keyof Cost) => costs.map((cost) => cost[measure]);

const median = (costs: Cost[] = [], measure: keyof Cost = 'seconds') =>
  percentile(valuesOf(costs, measure), 50);

/** A line for each of what was measured: medians, and from the least to the most. */
export const runLines = ({ costs }: Run): string[] =>
  Object.entries(costs).map(([name, rounds]) => {
    const figures = Object.entries(measures).map(([measure, unit]) => {
      const values = valuesOf(rounds, measure as keyof Cost);
      const [least, middle, most] = [
        Math.min(...values),
        percentile(values, 50),
        Math.max(...values),
      ];
      const digits = middle < 100 ? 2 : 0;
      const spread = `${least.toFixed(digits)} to ${most.toFixed(digits)}`;
      return `${middle.toFixed(digits)} ${unit} (${spread})`;
    });
    return `${name}: ${figures.join(', ')}`;
  });

/** How many times as much of something one takes as the other, by the medians of a run. */
export const timesAsMuch = (
  { costs }: Run,
  one: string,
  other: string,
  measure: keyof Cost = 'processorSeconds',
): number => median(costs[one], measure) / median(costs[other], measure);

/** A line for each of what both runs measured: the medians now beside those of the saved run. */
export function comparisonLines(now: Run, saved: Run): string[] {
  if (now.pages !== saved.pages)
    return [`the saved run had ${saved.pages} pages and this one ${now.pages}: not comparable`];
  return Object.keys(now.costs).flatMap((name) => {
    if (!saved.costs[name]) return [];
    const changes = Object.entries(measures).map(([measure, unit]) => {
      const key = measure as keyof Cost;
      const [before, after] = [median(saved.costs[name], key), median(now.costs[name], key)];
      const percent = (100 * (after / before - 1)).toFixed(0);
      const change = `${after < before ? '' : '+'}${percent}%`;
      return `${before.toFixed(2)} → ${after.toFixed(2)} ${unit} (${change})`;
    });
    return [`${name}, then and now: ${changes.join(', ')}`];
  });
}
