import { pointerPart } from '../../model/json-pointer.ts';
import { isText, propertyOf, resolved, type Schema } from './schema-parts.ts';

/**
 * Where something stands in a document and in its translation. List items count from 1, or go by
 * their id: `hero/items/2/heading`.
 */
export type Spot = { path: string; pointer: string; sourcePointer: string };

/** A text and its translation; undefined where one of them is missing. */
export type TextPair = Spot & { source?: string; text?: string; limit?: number };

export type DifferenceKind =
  | 'missingPart'
  | 'extraPart'
  | 'otherLink'
  | 'otherPicture'
  | 'otherSetting'
  | 'otherOrder';

/** What differs and is no text. */
export type Difference = Spot & { kind: DifferenceKind; expected: string; found: string };

export type Comparison = { texts: TextPair[]; differences: Difference[] };

type Step = { schema: Schema; source: unknown; own: unknown; spot: Spot };

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
  spot: Spot = { path: '', pointer: '', sourcePointer: '' },
): Comparison {
  const found: Comparison = { texts: [], differences: [] };
  visit({ schema, source, own, spot });
  return found;

  function visit({ schema: given, source, own, spot }: Step): void {
    const part = resolved(given);
    if (part.refers === 'languages') {
      const [from, to] = languages.map((language) => below(spot, language, language));
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
      visitList({ schema: part.items!, source, own, spot });
    else if (isObject(source) && isObject(own)) visitObject({ schema: part, source, own, spot });
    else if (JSON.stringify(source) !== JSON.stringify(own))
      differ(kindOf(part, String(source)), spot, source, own);
  }

  function visitObject({
    schema,
    source,
    own,
    spot,
  }: Step & { source: object; own: object }): void {
    const [values, owns] = [source, own] as Record<string, unknown>[];
    for (const key of new Set([...Object.keys(values!), ...Object.keys(owns!)])) {
      const property = propertyOf(schema, key);
      if (!property || (spot.path === '' && ownKeys.has(key))) continue;
      const at = below(spot, key, key);
      const sides = { source: values![key], own: owns![key] };
      const whole = sides.source !== undefined && sides.own !== undefined;
      if (whole || isText(resolved(property))) visit({ schema: property, ...sides, spot: at });
      else
        differ(sides.own === undefined ? 'missingPart' : 'extraPart', at, sides.source, sides.own);
    }
  }

  function visitList({
    schema,
    source,
    own,
    spot,
  }: Step & { source: unknown[]; own: unknown[] }): void {
    const name = nameOf(schema);
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
      differ('missingPart', { ...below(spot, each, 0), pointer: spot.pointer }, each, '');
    for (const each of extra)
      differ('extraPart', below(spot, each, ownNames.indexOf(each)), '', each);
    if (missing.length + extra.length === 0 && sourceNames.join() !== ownNames.join())
      differ('otherOrder', spot, sourceNames.join(', '), ownNames.join(', '));
    sourceNames.forEach((each, index) => {
      const place = ownNames.indexOf(each);
      if (place >= 0)
        visit({
          schema,
          source: source[index],
          own: own[place],
          spot: below(spot, each, place, index),
        });
    });
  }

  function differ(kind: DifferenceKind, spot: Spot, source: unknown, own: unknown): void {
    found.differences.push({ ...spot, kind, expected: shown(source), found: shown(own) });
  }
}

/**
 * What each language's file has for itself, what holds for all languages wherever it stands, and
 * the sections, which are compared by their id.
 */
const ownKeys = new Set([
  '$schema',
  'translatedFrom',
  'languageExceptions',
  'missingIn',
  'status',
  'sections',
]);

/** The spot of a part: its name in paths, its key or place in both files. */
export const below = (
  { path, pointer, sourcePointer }: Spot,
  name: string,
  key: string | number,
  sourceKey = key,
): Spot => ({
  path: path ? `${path}/${name}` : name,
  pointer: `${pointer}/${pointerPart(key)}`,
  sourcePointer: `${sourcePointer}/${pointerPart(sourceKey)}`,
});

/**
 * The property by which the items of a list are known, in every language: an id or a name that is
 * no text.
 */
function nameOf(schema: Schema): string | undefined {
  const { properties = {}, required = [] } = resolved(schema);
  return ['id', 'name'].find(
    (key) => required.includes(key) && properties[key] && !isText(resolved(properties[key])),
  );
}

const kindOf = ({ refers }: Schema, value: string): DifferenceKind => {
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
const shown = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value).slice(0, 80);
