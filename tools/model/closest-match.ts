import { distance } from 'fastest-levenshtein';

/**
 * The candidate that a misspelt word most likely meant, if any is near enough to be worth naming.
 * @param limit the edit distance up to which it counts; without it, a third of the word's length
 */
export function closestMatch(
  word: string,
  candidates: Iterable<string>,
  limit?: number,
): string | undefined {
  const [best] = ranked(word, candidates);
  if (!best) return undefined;
  const allowed =
    limit ?? Math.min(4, Math.max(2, Math.floor(Math.max(word.length, best.word.length) * 0.34)));
  return best.distance <= allowed && best.distance < best.word.length ? best.word : undefined;
}

/**
 * The candidate that a misspelt word surely meant: at an edit distance of one or two, with no other
 * candidate as near.
 * Words that differ in a number are two different words: `team-1`, `team-2`.
 */
export function unambiguousMatch(word: string, candidates: Iterable<string>): string | undefined {
  const [best, next] = ranked(word, candidates);
  if (!best || digits(best.word) !== digits(word)) return undefined;
  const least = best.distance < 2 ? best.distance + 1 : 4;
  const near = best.distance <= (best.word.length > 4 ? 2 : 1) && best.distance < best.word.length;
  return near && (!next || next.distance >= least) ? best.word : undefined;
}

/**
 * Candidates as a text to choose from: all of them where they are few, else those that are most
 * like the word.
 */
export function candidateList(word: string, candidates: Iterable<string>): string {
  const all = [...candidates];
  if (all.length <= maxListed) return all.join(', ');
  return `${ranked(word, all)
    .slice(0, maxListed / 2)
    .map((each) => each.word)
    .join(', ')}, …`;
}

const maxListed = 24;

const digits = (text: string) => text.replace(/\D/g, '');

/**
 * Candidates by edit distance; of two that are as near, first the one that begins and ends more
 * like the word.
 */
function ranked(word: string, candidates: Iterable<string>): { word: string; distance: number }[] {
  const folded = word.toLowerCase();
  return [...candidates]
    .map((candidate) => ({
      word: candidate,
      distance: editDistance(folded, candidate.toLowerCase()),
      alike: sharedEnds(folded, candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance || b.alike - a.alike);
}

/**
 * The edit distance of two words: how many letters are left out, added, replaced, or swapped with
 * the next one. At most two swaps are looked for, before or after the other edits.
 */
function editDistance(word: string, meant: string, swaps = 2): number {
  const least = distance(word, meant);
  if (least < 2 || least > maxDistance || swaps === 0) return least;
  const pairs = [
    ...transpositions(word).map((each) => [each, meant] as const),
    ...transpositions(meant).map((each) => [word, each] as const),
  ];
  const closer = pairs.filter(([one, other]) => distance(one, other) < least);
  return Math.min(least, ...closer.map(([one, other]) => 1 + editDistance(one, other, swaps - 1)));
}

/** A word with each of its letters swapped with the next. */
const transpositions = (word: string) =>
  Array.from(
    word.slice(1),
    (next, index) => word.slice(0, index) + next + word[index] + word.slice(index + 2),
  );

/** Words farther apart than this are not searched for swaps, of which each saves one edit. */
const maxDistance = 4;

/** How many letters two words share at their beginning and at their end. */
function sharedEnds(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < most && one[start] === other[start]) start += 1;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end;
}
