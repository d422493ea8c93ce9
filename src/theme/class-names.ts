/**
 * The letters of a page's class names: without `a` and `j`, so that no name is one that blockers of
 * advertisements hide (`ad`, `ads`), or the one that says that scripts run (`js`).
 */
const letters = 'bcdefghiklmnopqrstuvwxyz';

/** The nth name, from 0: `b` to `z`, then `bb`, `bc`, and so on. */
const nameAt = (index: number): string =>
  (index < letters.length ? '' : nameAt(Math.floor(index / letters.length) - 1)) +
  letters.charAt(index % letters.length);

/** A page's styles and its body, which have their classes' names in common. */
export type StyledBody = { styles: string; body: string };

/**
 * Gives the classes of a finished page names in the order of their styles. Emotion names them by
 * hashes, of which a page has some 200, and which no compression makes shorter: a thousand bytes of
 * the largest page.
 * The app knows nothing of it: React leaves the attributes of elements that it wakes as they are,
 * and where it gives an element another class, Emotion inserts that one's styles by its long name.
 * @param longNames the classes as Emotion has named them, in the order of their styles
 */
export function withShortClassNames({ styles, body }: StyledBody, longNames: string[]): StyledBody {
  const names = new Map(longNames.map((name, index) => [name, nameAt(index)]));
  const shortName = (name: string) => names.get(name) ?? name;
  return {
    styles: styles.replace(/(?<=\.)[\w-]+/g, shortName),
    body: body.replace(/(?<= class=")[^"]+/g, (list) => list.split(' ').map(shortName).join(' ')),
  };
}
