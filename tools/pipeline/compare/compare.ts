import { partOf, type SchemaPart } from '../../model/schema-parts.ts';
import { isText, resolveRef, type Schema } from '../../model/schemas.ts';
import {
  type Comparison,
  childLocation,
  type DifferenceKind,
  differenceOf,
  type PairLocation,
  type TextPair,
} from './comparison.ts';
import { isSameTarget } from './same-target.ts';

/** A value, its translation, and what their schema says. */
type ComparedPair<Value = unknown> = {
  part: SchemaPart;
  source: Value;
  target: Value;
  location: PairLocation;
};

type Visit = (pair: ComparedPair) => void;

/** How a value's parts are compared, and where it goes what is found. */
type Walk = { visit: Visit; report: (...difference: Parameters<typeof differenceOf>) => void };

const atRoot: PairLocation = { path: '', pointer: '', sourcePointer: '' };

/**
 * Compares a value with its translation, guided by their schema.
 * @param languages of texts that hold all languages side by side: the source's and the
 *   translation's
 */
export function compare(
  schema: Schema,
  source: unknown,
  target: unknown,
  languages: [source: string, target: string],
  location: PairLocation = atRoot,
): Comparison {
  const found: Comparison = { texts: [], differences: [] };
  const visit: Visit = ({ part, source, target, location }) => {
    if (part.schema.refers === 'languages')
      found.texts.push(languagePair(source, target, languages, location));
    else if (part.isText)
      found.texts.push({
        path: location.path,
        pointer: location.pointer,
        sourcePointer: location.sourcePointer,
        source: asText(source),
        text: asText(target),
        limit: part.schema.maxLength,
      });
    else if (Array.isArray(source) && Array.isArray(target))
      compareLists({ part: part.items(), source, target, location }, walk);
    else if (isObject(source) && isObject(target))
      compareObjects({ part, source, target, location }, walk);
    else if (isSameTarget(part.schema, source, target)) return;
    else if (source !== target && JSON.stringify(source) !== JSON.stringify(target))
      walk.report(differenceKindOf(part.schema, String(source)), location, source, target);
  };
  const walk: Walk = {
    visit,
    report: (...difference) => found.differences.push(differenceOf(...difference)),
  };
  visit({ part: partOf(schema), source, target, location });
  return found;
}

/** The texts of two languages that stand side by side in one value. */
function languagePair(
  source: unknown,
  target: unknown,
  [from, to]: [source: string, target: string],
  location: PairLocation,
): TextPair {
  const textIn = (value: unknown, language: string) =>
    isObject(value) ? asText(value[language]) : undefined;
  return {
    ...childLocation(location, to, to),
    sourcePointer: childLocation(location, from, from).sourcePointer,
    source: textIn(source, from),
    text: textIn(target, to),
  };
}

function compareObjects(
  { part, source, target, location }: ComparedPair<Record<string, unknown>>,
  { visit, report }: Walk,
): void {
  const compareKey = (key: string) => {
    const property = part.property(key);
    if (!property || (location.path === '' && ignoredKeys.has(key))) return;
    const [one, other] = [source[key], target[key]];
    // Most settings are the same, and nobody asks for their place.
    if (!property.isText && isScalar(one) && one === other) return;
    const at = childLocation(location, key, key);
    if ((one !== undefined && other !== undefined) || property.isText)
      visit({ part: property, source: one, target: other, location: at });
    else report(other === undefined ? 'missingPart' : 'extraPart', at, one, other);
  };
  for (const key in source) compareKey(key);
  for (const key in target) if (!Object.hasOwn(source, key)) compareKey(key);
}

function compareLists(
  { part, source, target, location }: ComparedPair<unknown[]>,
  { visit, report }: Walk,
): void {
  const key = identifyingKey(part);
  if (!key && source.length !== target.length) {
    const kind = target.length < source.length ? 'missingPart' : 'extraPart';
    report(kind, location, source.length, target.length);
    return;
  }
  if (!key) {
    for (const [index, item] of source.entries()) {
      const at = childLocation(location, String(index + 1), index);
      visit({ part, source: item, target: target[index], location: at });
    }
    return;
  }
  const namesIn = (list: unknown[]) =>
    list.map((item, index) => String(isObject(item) ? item[key] : index + 1));
  const [sourceNames, targetNames] = [namesIn(source), namesIn(target)];
  const missing = without(sourceNames, targetNames);
  const extra = without(targetNames, sourceNames);
  const isReordered =
    missing.length + extra.length === 0 && sourceNames.join() !== targetNames.join();
  for (const name of missing) {
    const at = { ...childLocation(location, name, 0), pointer: location.pointer };
    report('missingPart', at, name, '');
  }
  for (const name of extra)
    report('extraPart', childLocation(location, name, targetNames.indexOf(name)), '', name);
  if (isReordered) report('otherOrder', location, sourceNames.join(', '), targetNames.join(', '));
  for (const [index, name] of sourceNames.entries()) {
    const place = targetNames.indexOf(name);
    if (place < 0) continue;
    const at = childLocation(location, name, place, index);
    visit({ part, source: source[index], target: target[place], location: at });
  }
}

/** What each language has for itself of a page, beside its texts. */
export const ofEachLanguage = ['publishAt', 'unpublishAt', 'slug', 'shareImage'];

/**
 * What each language's file has for itself, what holds for all languages wherever it stands, and
 * the sections, which are compared by their id.
 */
const ignoredKeys = new Set([
  ...ofEachLanguage,
  '$schema',
  'translatedFrom',
  'languageExceptions',
  'missingIn',
  'status',
  'search',
  'sections',
]);

const identifyingKeys = new WeakMap<SchemaPart, { key?: string }>();

/**
 * The property by which the items of a list are known, in every language: an id or a name that is
 * no text.
 */
function identifyingKey(part: SchemaPart): string | undefined {
  const known = identifyingKeys.get(part);
  if (known) return known.key;
  const { properties = {}, required = [] } = part.schema;
  const key = ['id', 'name'].find(
    (name) => required.includes(name) && properties[name] && !isText(resolveRef(properties[name])),
  );
  identifyingKeys.set(part, { key });
  return key;
}

const differenceKindOf = ({ refers }: Schema, value: string): DifferenceKind => {
  if (refers === 'picture' || refers === 'media' || refers === 'download' || refers === 'frame')
    return 'otherPicture';
  return refers === 'target' ||
    refers === 'form' ||
    refers === 'embed' ||
    /^(https?|mailto|tel):/.test(value)
    ? 'otherLink'
    : 'otherSetting';
};

const without = (names: string[], others: string[]) =>
  names.filter((name) => !others.includes(name));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
