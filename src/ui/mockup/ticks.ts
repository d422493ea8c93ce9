const steps = [5, 10, 20, 25, 50, 100, 200, 250, 500];

/**
 * The ticks of an axis, the highest first: round numbers around all values, at equal steps.
 * @param most how many steps there are at most
 */
export function ticksAround(values: number[], most = 3): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const spans = steps.map((step) => {
    const first = Math.floor(low / step) * step;
    return { step, first, count: Math.max(1, Math.ceil((high - first) / step)) };
  });
  const { step, first, count } = spans.find(({ count }) => count <= most) ?? {
    step: high,
    first: 0,
    count: 1,
  };
  return Array.from({ length: count + 1 }, (_, index) => first + (count - index) * step);
}
