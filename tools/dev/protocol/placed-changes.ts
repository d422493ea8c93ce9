import { escapePointerPart, pointerParts } from '../../model/json-pointer.ts';
import { asPlaceholder } from '../../model/placeholder-mark.ts';
import { partOf, versionIn } from './merge-languages.ts';
import type { PanelSchema } from './panel-schema.ts';

/** A merged value with its schema. */
export type WholeValue = { schema: PanelSchema; merged: unknown };

/** A value that is set in one language, in place of another one or where there was none. */
type SetChange = { language: string; pointer: string; kind: 'set'; value: unknown };

/**
 * The version of a merged value in a language that lacks some of it: what it does not say is what
 * the first language says, marked as one that waits to be written.
 */
export const completeVersion = (schema: PanelSchema, merged: unknown, language: string): unknown =>
  versionIn(schema, merged, language, ({ isTime, maxLength }, texts) => {
    const [text] = Object.values(texts ?? {});
    return typeof text !== 'string' || isTime ? text : asPlaceholder(text).slice(0, maxLength);
  });

/**
 * The changes that bring a value to its place in the version of one language. The first that is
 * lacking on the way there comes complete; of a list that is shorter, so do the items before.
 * @param pointer within the version
 */
export function placedChanges(
  whole: WholeValue,
  version: { language: string; value: unknown },
  pointer: string,
  value: unknown,
): SetChange[] {
  const { language } = version;
  const set = (at: string, now: unknown): SetChange => {
    return { language, pointer: at, kind: 'set', value: now };
  };
  const within = (
    { schema, merged }: WholeValue,
    own: unknown,
    at: string,
    [key, ...rest]: string[],
  ): SetChange[] => {
    if (key === undefined) return [set(at, value)];
    if (own === undefined) return [set(at, completeVersion(schema, merged, language))];
    const part = schema.items ?? schema.properties?.[key];
    if (!part) return [];
    const end = Array.isArray(own) ? own.length : Number.POSITIVE_INFINITY;
    const lacking = Array.isArray(merged) ? merged.slice(end, Math.max(end, Number(key))) : [];
    return [
      ...lacking.map((item, index) =>
        set(`${at}/${end + index}`, completeVersion(part, item, language)),
      ),
      ...within(
        { schema: part, merged: partOf(merged, key) },
        partOf(own, key),
        `${at}/${escapePointerPart(key)}`,
        rest,
      ),
    ];
  };
  return within(whole, version.value, '', pointerParts(pointer));
}
