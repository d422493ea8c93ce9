/** How long a budget holds, in milliseconds. */
const period = 60_000;

/**
 * Counts the bytes that each address sends in a minute of the clock.
 * @param limit bytes an address may send
 * @returns takes bytes from an address's budget: whether they were within it
 */
export function createByteBudget(limit: number, now: () => number = Date.now) {
  let spent = new Map<string, number>();
  let minute = 0;
  return (address: string, bytes: number): boolean => {
    const current = Math.floor(now() / period);
    if (current !== minute) [minute, spent] = [current, new Map()];
    const sum = (spent.get(address) ?? 0) + bytes;
    if (sum > limit) return false;
    spent.set(address, sum);
    return true;
  };
}
