import { escapePointerPart } from '../model/json-pointer.ts';
import type { TranslationMetadata } from '../pipeline/compare/translation.ts';
import { withValue } from './json-text.ts';

/**
 * What a page's file says of one section beside the section itself: what its translation was made
 * from, and what differs from the main language on purpose.
 */
type SectionDeclaration = { pointer: string; value: string };

const listKeys = ['translatedFrom', 'languageExceptions'] as const;

function declarationsOf(text: string, id: string): SectionDeclaration[] {
  const { translatedFrom = {}, languageExceptions = {} }: TranslationMetadata = JSON.parse(text);
  const lists: [string, Record<string, string>][] = [
    ['/translatedFrom', translatedFrom],
    ...Object.entries(languageExceptions).map(
      ([kind, places]): [string, Record<string, string>] => [`/languageExceptions/${kind}`, places],
    ),
  ];
  return lists.flatMap(([list, entries]) =>
    Object.entries(entries)
      .filter(([place]) => place === id || place.startsWith(`${id}/`))
      .map(([place, value]) => ({ pointer: `${list}/${escapePointerPart(place)}`, value })),
  );
}

/** The text of a page that says nothing of a section any more; groups that this empties go too. */
export function withoutDeclarations(text: string, id: string): string {
  const made = declarationsOf(text, id).reduce(
    (current, { pointer }) => withValue(current, pointer, undefined),
    text,
  );
  if (made === text) return text;
  const value: Record<string, object> = JSON.parse(made);
  const isEmpty = (group: unknown) =>
    typeof group === 'object' && group !== null && Object.keys(group).length === 0;
  const emptyKinds = Object.entries(value.languageExceptions ?? {})
    .filter(([, places]) => isEmpty(places))
    .map(([kind]) => `/languageExceptions/${kind}`);
  const emptied = emptyKinds.reduce((current, each) => withValue(current, each, undefined), made);
  return listKeys.reduce(
    (current, key) =>
      isEmpty(JSON.parse(current)[key]) ? withValue(current, `/${key}`, undefined) : current,
    emptied,
  );
}

/** The text of a page that says of a section what another page's text says of the one it was. */
export const withDeclarations = (text: string, from: string, id: string, newId: string): string =>
  declarationsOf(from, id).reduce((made, { pointer, value }) => {
    const start = pointer.lastIndexOf('/') + 1;
    const rest = pointer.slice(start + escapePointerPart(id).length);
    return withValue(made, pointer.slice(0, start) + escapePointerPart(newId) + rest, value);
  }, text);
