/** What stands after a word of a sentence. */
type Placed = { after: string };

/** The words before a piece: those that may stand in another line, and the one that it keeps to. */
export type Part<Piece> = { before: string; word: string; piece: Piece };

/** Sentence by sentence, what pieces stand after, and the words after the last of them. */
type Sentence<Piece> = { parts: Part<Piece>[]; rest: string };

/** A character that marks a text that is being edited; what marks its end is as far from it. */
const mark = /^\p{Co}/u;
const fromStartToEnd = 0x10000;

/** Where a sentence ends and another one begins, but not within `Dra. Helena`. */
const betweenSentences = /(?<=[.!?…])(?<!(?:^|\s)\p{Lu}\p{Ll}{0,2}\.)\s+(?=[\p{Lu}¿¡])/u;

/**
 * A text in its sentences, and each in the parts that pieces stand after. A piece stands after the
 * whole word and its comma or point; one whose word is not there stands at the end.
 */
export function piecesInText<Piece extends Placed>(
  text: string,
  pieces: readonly Piece[],
): Sentence<Piece>[] {
  const sentences = text.split(betweenSentences);
  const placeOf = ({ after }: Piece) => sentences.findIndex((each) => endOf(each, after) >= 0);
  return sentences.map((sentence, index) => {
    const isLast = index === sentences.length - 1;
    const own = pieces.filter((piece) => {
      const place = placeOf(piece);
      return place === index || (place < 0 && isLast);
    });
    const { parts, rest } = piecesInSentence(sentence, own);
    return { parts, rest: isLast ? rest + endMark(text) : rest };
  });
}

function piecesInSentence<Piece extends Placed>(sentence: string, pieces: Piece[]) {
  const places = pieces.map((piece) => {
    const end = endOf(sentence, piece.after);
    return { piece, end: end < 0 ? sentence.length : end };
  });
  let from = 0;
  const parts = places
    .sort((a, b) => a.end - b.end)
    .map(({ piece, end }) => {
      const words = sentence.slice(from, end);
      const last = words.lastIndexOf(' ') + 1;
      from = end + 1;
      return { before: words.slice(0, last), word: words.slice(last), piece };
    });
  return { parts, rest: sentence.slice(from) };
}

/** Where the word ends that a piece stands after, as the sentence has it first; -1 without it. */
function endOf(sentence: string, after: string): number {
  const wanted = after.replace(mark, '').trim();
  const at = wanted ? sentence.indexOf(wanted) : -1;
  if (at < 0) return -1;
  const end = sentence.indexOf(' ', at + wanted.length);
  return end < 0 ? sentence.length : end;
}

function endMark(text: string): string {
  const [start] = mark.exec(text) ?? [];
  return start ? String.fromCodePoint((start.codePointAt(0) ?? 0) + fromStartToEnd) : '';
}
