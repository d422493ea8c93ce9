/** How many characters of what two texts share are shown before their first difference. */
const charactersBefore = 20;

/**
 * Two texts from a little before their first difference, which may be far from their beginning.
 */
export function excerptAtDifference(
  found: string,
  source: string,
): { found: string; source: string } {
  const letters = [...found];
  const first = [...source].findIndex((letter, index) => letter !== letters[index]);
  const from = Math.max(0, (first < 0 ? source.length : first) - charactersBefore);
  const cut = (text: string) => (from > 0 ? '…' : '') + text.slice(from);
  return { found: cut(found), source: cut(source) };
}
