/**
 * A whole number in the environment, from 0 on unless told otherwise, or the usual one.
 * @throws where it is none, too small or too large: which variable it is, and what it may be
 */
export function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  usual: number,
  { least = 0, largest = Number.MAX_SAFE_INTEGER }: { least?: number; largest?: number } = {},
): number {
  const value = Number(env[name] || usual);
  if (Number.isInteger(value) && value >= least && value <= largest) return value;
  const end = largest === Number.MAX_SAFE_INTEGER ? 'on' : `to ${largest}`;
  throw new Error(`${name}: a whole number from ${least} ${end}, not "${env[name]}"`);
}
