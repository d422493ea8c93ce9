/**
 * The letters of a page's class names: without `a` and `j`, so that no name is one that blockers of
 * advertisements hide (`ad`, `ads`), or the one that says that scripts run (`js`).
 */
const letters = 'bcdefghiklmnopqrstuvwxyz';

/** The nth name, from 0: `b` to `z`, then `bb`, `bc`, and so on. */
const nameAt = (index: number): string =>
  (index < letters.length ? '' : nameAt(Math.floor(index / letters.length) - 1)) +
  letters.charAt(index % letters.length);

type ShortNames = ReadonlyMap<string, string>;

/** The short name of each. @param longNames as Emotion names them, in their styles' order */
export const shortNamesOf = (longNames: string[]): ShortNames =>
  new Map(longNames.map((name, index) => [name, nameAt(index)]));

/**
 * Gives the classes and animations of a finished page names in the order of their styles. Emotion
 * names them by hashes, of which a page has some 200, and which no compression makes shorter: a
 * thousand bytes of the largest page.
 * The app knows nothing of it: React leaves the attributes of elements that it wakes as they are,
 * and where it gives an element another class, Emotion inserts that one's styles by its long name.
 * @param names as `shortNamesOf` gives them
 */
export function stylesWithShortNames(styles: string, names: ShortNames): string {
  const shortName = shortIn(names);
  return styles
    .replace(/\.c-[\w-]+/g, (name) => `.${shortName(name.slice(1))}`)
    .replace(/\banimation-\w+/g, shortName);
}

/** The same of a body. */
export const bodyWithShortNames = (body: string, names: ShortNames): string =>
  mapClassLists(body, (list) => keptClasses(list).map(shortIn(names)).join(' '));

const shortIn = (names: ShortNames) => (name: string) => names.get(name) ?? name;

/**
 * Stands before a class whose styles became part of the next one: Emotion inserts them all the
 * same, before those.
 */
export const mergedMark = '~';

/** The classes of a list that the finished body has. */
const keptClasses = (list: string): string[] =>
  list.includes(mergedMark)
    ? list.split(' ').filter((name) => !name.startsWith(mergedMark))
    : list.split(' ');

/** A body without the classes whose styles became part of others. */
export const withoutMerged = (body: string): string =>
  mapClassLists(body, (list) => keptClasses(list).join(' '));

const opening = ' class="';

/**
 * A body with other lists of classes. Without patterns: a page has a thousand lists, of which most
 * are alike.
 * @param map is asked once for each list, in their order
 */
function mapClassLists(body: string, map: (list: string) => string): string {
  const known = new Map<string, string>();
  let [result, done] = ['', 0];
  for (let at = body.indexOf(opening); at >= 0; at = body.indexOf(opening, done)) {
    const start = at + opening.length;
    const end = body.indexOf('"', start);
    const list = body.slice(start, end);
    const mapped = known.get(list) ?? map(list);
    known.set(list, mapped);
    result += body.slice(done, start) + mapped;
    done = end;
  }
  return result + body.slice(done);
}

/** A body's lists of classes, each once, in their order. */
export function classListsOf(body: string): string[] {
  const lists = new Set<string>();
  mapClassLists(body, (list) => {
    lists.add(list);
    return list;
  });
  return [...lists];
}
