/**
 * What was said of an option that takes a whole number.
 * @throws where it is none, or less than the least
 */
export function wholeNumber(
  option: string,
  said: string | undefined,
  fallback: number,
  least: number,
): number {
  const value = Number(said ?? fallback);
  if (!Number.isInteger(value) || value < least)
    throw new Error(`${option} is ${said}, and must be at least ${least}`);
  return value;
}
