import { closest, distance } from 'fastest-levenshtein';

/** The candidate that a misspelt word most likely meant, if any is near enough to be worth naming. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  if (all.length === 0) return undefined;
  const folded = (text: string) => text.toLowerCase();
  const letters = (text: string) => [...folded(text)].sort().join('');
  const best = all.find((candidate) => folded(candidate) === folded(word)) ?? all.find((candidate) => letters(candidate) === letters(word)) ?? closest(word, all);
  if (letters(best) === letters(word)) return best;
  const allowed = Math.min(4, Math.max(2, Math.floor(Math.max(word.length, best.length) * 0.34)));
  const slips = distance(folded(word), folded(best));
  return slips <= allowed && slips < best.length ? best : undefined;
}
