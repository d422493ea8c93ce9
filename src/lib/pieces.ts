/**
 * A part of a page's HTML, which begins and ends between two elements' tags. What several pages
 * have in common is the same object in each: what is found out about it serves all of them.
 */
export type Piece = { readonly html: string; readonly isShared?: boolean };

export const asHtml = (pieces: readonly Piece[]): string => pieces.map(({ html }) => html).join('');

/** Finds something out about a piece; once where pages share it. */
export function perPiece<Found>(find: (piece: Piece) => Found): (piece: Piece) => Found {
  const known = new WeakMap<Piece, Found>();
  return (piece) => {
    if (!piece.isShared) return find(piece);
    const found = known.get(piece) ?? find(piece);
    known.set(piece, found);
    return found;
  };
}

/** Of what is cut out of a text the engine would keep all of that text. */
export const ownCopy = (text: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(text));
