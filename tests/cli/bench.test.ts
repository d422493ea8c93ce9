import { expect, test } from 'vitest';
import { comparisonLines, type Run, runLines, timesAsMuch } from '../../bench/test-support/runs.ts';

const cost = (seconds: number) => ({ seconds, processorSeconds: 2 * seconds, megabytes: 100 });
const runOf = (build: number[], pages = 720): Run => ({
  node: 'v20.19.0',
  eleventy: '3.1.2',
  hasOwnWords: false,
  cores: 2,
  pages,
  costs: { build: build.map(cost), Eleventy: [1, 1, 1].map(cost) },
});

test('a run is told by its median and spread, and beside a saved run of as many pages', () => {
  const run = runOf([9, 3, 2]);
  expect(runLines(run)[0]).toBe(
    'build: 3.00 s (2.00 to 9.00), 6.00 s of processors (4.00 to 18.00), 100 MB (100 to 100)',
  );
  expect(timesAsMuch(run, 'build', 'Eleventy', 'seconds')).toBe(3);
  expect(comparisonLines(run, runOf([2, 2, 2]))[0]).toBe(
    'build, then and now: 2.00 → 3.00 s (+50%), 4.00 → 6.00 s of processors (+50%), ' +
      "100.00 → 100.00 MB (+0%), 2.00 → 3.00 times Eleventy's time",
  );
  expect(comparisonLines(run, { ...run, costs: { check: [], Eleventy: [] } })).toEqual([
    'the saved run is of another bench: not comparable',
  ]);
  expect(comparisonLines(run, runOf([2], 60))).toEqual([
    'the saved run had 60 pages and this one 720: not comparable',
  ]);
});
