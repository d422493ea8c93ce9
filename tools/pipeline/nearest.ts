import { closest, distance } from 'fastest-levenshtein';

/** The candidate that a misspelt word most likely meant, if any is near enough to be worth naming. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  if (all.length === 0) return undefined;
  const folded = (text: string) => text.toLowerCase();
  const best = all.find((candidate) => folded(candidate) === folded(word)) ?? closest(word, all);
  const allowed = Math.max(2, Math.floor(Math.max(word.length, best.length) * 0.34));
  const slips = distance(folded(word), folded(best));
  return slips <= allowed && slips < best.length ? best : undefined;
}
