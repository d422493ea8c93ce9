import { readFile } from 'node:fs/promises';
import { percentile } from './percentiles.ts';
import type { Cost } from './timed-process.ts';

/** What a run of a bench measured, as it is saved: each round's costs, by what was measured. */
export type Run = {
  node: string;
  /** The version of Eleventy. */
  eleventy: string;
  cores: number;
  pages: number;
  /** Whether its pages have words of their own. */
  hasOwnWords: boolean;
  costs: Record<string, Cost[]>;
};

/** Reads a run that was saved. @throws where the file has none */
export async function readRun(file: string): Promise<Run> {
  const run = JSON.parse(await readFile(file, 'utf8')) as Partial<Run> | null;
  if (typeof run?.pages !== 'number' || typeof run.costs?.Eleventy !== 'object')
    throw new Error(`${file} is no run that --json has saved`);
  return run as Run;
}

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

/** How many times as much of something one takes as the other: the median of a run's rounds. */
export const timesAsMuch = (
  { costs }: Run,
  one: string,
  other: string,
  measure: keyof Cost = 'processorSeconds',
): number => {
  const others = valuesOf(costs[other] ?? [], measure);
  return percentile(
    valuesOf(costs[one] ?? [], measure).map((value, round) => value / (others[round] ?? 0)),
    50,
  );
};

/**
 * A line for each of what both runs measured: the medians now beside those of the saved run, and
 * beside Eleventy's time in the same run, which holds on another machine, too.
 */
export function comparisonLines(now: Run, saved: Run): string[] {
  if (now.pages !== saved.pages)
    return [`the saved run had ${saved.pages} pages and this one ${now.pages}: not comparable`];
  if (now.hasOwnWords !== (saved.hasOwnWords ?? false))
    return ['of one run alone the pages have words of their own: not comparable'];
  const common = Object.keys(now.costs).filter((name) => saved.costs[name]);
  if (common.length < 2) return ['the saved run is of another bench: not comparable'];
  return common.map((name) => {
    const changes = Object.entries(measures).map(([measure, unit]) => {
      const key = measure as keyof Cost;
      const [before, after] = [median(saved.costs[name], key), median(now.costs[name], key)];
      const percent = (100 * (after / before - 1)).toFixed(0);
      const change = `${after < before ? '' : '+'}${percent}%`;
      return `${before.toFixed(2)} → ${after.toFixed(2)} ${unit} (${change})`;
    });
    const [then, today] = [saved, now].map((run) =>
      timesAsMuch(run, name, 'Eleventy', 'seconds').toFixed(2),
    );
    const times = `${then} → ${today} times Eleventy's time`;
    return `${name}, then and now: ${[...changes, times].join(', ')}`;
  });
}
