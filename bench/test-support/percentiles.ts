/** The value below which so many hundredths of all values lie; 0 of none. */
export function percentile(values: number[], hundredths: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? 0;
}

/** Durations in milliseconds, as a line of a report. */
export const formatPercentiles = (milliseconds: number[]): string =>
  ['p50', 'p99', 'p99.9', 'max']
    .map(
      (name) =>
        `${name} ` +
        `${percentile(milliseconds, name === 'max' ? 100 : Number(name.slice(1))).toFixed(1)}` +
        ' ms',
    )
    .join(', ');
