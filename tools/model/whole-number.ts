/**
 * A whole number from 0 on in the environment, or the usual one.
 * @throws where it is none, or too large
 */
export function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  usual: number,
  largest = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(env[name] || usual);
  if (!Number.isInteger(value) || value < 0 || value > largest)
    throw new Error(`${name}: ${env[name]}`);
  return value;
}
