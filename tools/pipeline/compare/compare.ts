import { escapePointerPart } from '../../model/json-pointer.ts';
import { isText, propertyOf, resolveRef, type Schema } from '../../model/schemas.ts';

/**
 * Where something stands in a document and in its translation. List items count from 1, or go by
 * their id: `hero/items/2/heading`.
 */
export type PairLocation = { path: string; pointer: string; sourcePointer: string };

/** A text and its translation; undefined where one of them is missing. */
export type TextPair = PairLocation & { source?: string; text?: string; limit?: number };

export type DifferenceKind =
  | 'missingPart'
  | 'extraPart'
  | 'otherLink'
  | 'otherPicture'
  | 'otherSetting'
  | 'otherOrder';

/** What differs and is no text. */
export type Difference = PairLocation & { kind: DifferenceKind; expected: string; found: string };

export type Comparison = { texts: TextPair[]; differences: Difference[] };

type ComparedPair = { schema: Schema; source: unknown; own: unknown; location: PairLocation };

/**
 * Compares a value with its translation, guided by their schema.
 * @param languages of texts that hold all languages side by side: the source's and the
 *   translation's
 */
export function compare(
  schema: Schema,
  source: unknown,
  own: unknown,
  languages: [source: string, own: string],
  spot: PairLocation = { path: '', pointer: '', sourcePointer: '' },
): Comparison {
  const found: Comparison = { texts: [], differences: [] };
  visit({ schema, source, own, location: spot });
  return found;

  function visit({ schema: given, source, own, location: spot }: ComparedPair): void {
    const part = resolveRef(given);
    if (part.refers === 'languages') {
      const [from, to] = languages.map((language) => childLocation(spot, language, language));
      const text = (value: unknown, language: string) =>
        (value as Record<string, string>)[language];
      found.texts.push({
        path: to!.path,
        pointer: to!.pointer,
        sourcePointer: from!.sourcePointer,
        source: text(source, languages[0]),
        text: text(own, languages[1]),
      });
    } else if (isText(part))
      found.texts.push({
        ...spot,
        source: source as string,
        text: own as string,
        limit: part.maxLength as number | undefined,
      });
    else if (Array.isArray(source) && Array.isArray(own))
      visitList({ schema: part.items!, source, own, location: spot });
    else if (isObject(source) && isObject(own))
      visitObject({ schema: part, source, own, location: spot });
    else if (JSON.stringify(source) !== JSON.stringify(own))
      differ(differenceKindOf(part, String(source)), spot, source, own);
  }

  function visitObject({
    schema,
    source,
    own,
    location: spot,
  }: ComparedPair & { source: object; own: object }): void {
    const [values, owns] = [source, own] as Record<string, unknown>[];
    for (const key of new Set([...Object.keys(values!), ...Object.keys(owns!)])) {
      const property = propertyOf(schema, key);
      if (!property || (spot.path === '' && ignoredKeys.has(key))) continue;
      const at = childLocation(spot, key, key);
      const sides = { source: values![key], own: owns![key] };
      const whole = sides.source !== undefined && sides.own !== undefined;
      if (whole || isText(resolveRef(property)))
        visit({ schema: property, ...sides, location: at });
      else
        differ(sides.own === undefined ? 'missingPart' : 'extraPart', at, sides.source, sides.own);
    }
  }

  function visitList({
    schema,
    source,
    own,
    location: spot,
  }: ComparedPair & { source: unknown[]; own: unknown[] }): void {
    const name = identifyingKey(schema);
    const names = (list: unknown[]) =>
      list.map((item, index) =>
        name ? String((item as Record<string, unknown>)[name]) : String(index + 1),
      );
    const [sourceNames, ownNames] = [names(source), names(own)];
    if (!name && source.length !== own.length)
      return differ(
        own.length < source.length ? 'missingPart' : 'extraPart',
        spot,
        source.length,
        own.length,
      );
    const [missing, extra] = [without(sourceNames, ownNames), without(ownNames, sourceNames)];
    for (const each of missing)
      differ('missingPart', { ...childLocation(spot, each, 0), pointer: spot.pointer }, each, '');
    for (const each of extra)
      differ('extraPart', childLocation(spot, each, ownNames.indexOf(each)), '', each);
    if (missing.length + extra.length === 0 && sourceNames.join() !== ownNames.join())
      differ('otherOrder', spot, sourceNames.join(', '), ownNames.join(', '));
    sourceNames.forEach((each, index) => {
      const place = ownNames.indexOf(each);
      if (place >= 0)
        visit({
          schema,
          source: source[index],
          own: own[place],
          location: childLocation(spot, each, place, index),
        });
    });
  }

  function differ(kind: DifferenceKind, spot: PairLocation, source: unknown, own: unknown): void {
    found.differences.push({ ...spot, kind, expected: excerpt(source), found: excerpt(own) });
  }
}

/**
 * What each language's file has for itself, what holds for all languages wherever it stands, and
 * the sections, which are compared by their id.
 */
const ignoredKeys = new Set([
  '$schema',
  'translatedFrom',
  'languageExceptions',
  'missingIn',
  'status',
  'sections',
]);

/** The spot of a part: its name in paths, its key or place in both files. */
export const childLocation = (
  { path, pointer, sourcePointer }: PairLocation,
  name: string,
  key: string | number,
  sourceKey = key,
): PairLocation => ({
  path: path ? `${path}/${name}` : name,
  pointer: `${pointer}/${escapePointerPart(key)}`,
  sourcePointer: `${sourcePointer}/${escapePointerPart(sourceKey)}`,
});

/**
 * The property by which the items of a list are known, in every language: an id or a name that is
 * no text.
 */
function identifyingKey(schema: Schema): string | undefined {
  const { properties = {}, required = [] } = resolveRef(schema);
  return ['id', 'name'].find(
    (key) => required.includes(key) && properties[key] && !isText(resolveRef(properties[key])),
  );
}

const differenceKindOf = ({ refers }: Schema, value: string): DifferenceKind => {
  if (refers === 'picture' || refers === 'media' || refers === 'frame') return 'otherPicture';
  return refers === 'target' ||
    refers === 'form' ||
    refers === 'embed' ||
    /^(https?|mailto|tel):/.test(value)
    ? 'otherLink'
    : 'otherSetting';
};

const without = (names: string[], others: string[]) =>
  names.filter((name) => !others.includes(name));
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const excerpt = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value).slice(0, 80);
