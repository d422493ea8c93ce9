import { partOf } from './merge-languages.ts';
import type { PanelSchema } from './panel-schema.ts';

/** The texts that are shown, how many there are in all, and whether some are left out. */
type FoundTexts = { schema: PanelSchema; count: number; isCut: boolean };

/**
 * The part of a schema of groups of texts that has the searched words: in the key, the name or the
 * description of a text, or in the text itself in any language. Accents and capitals do not count.
 * @param value of the whole schema, in all languages
 * @param limit shows so many at most
 */
export function matchingTexts(
  schema: PanelSchema,
  value: unknown,
  search: string,
  limit = Number.POSITIVE_INFINITY,
): FoundTexts {
  const words = plain(search).split(/\s+/).filter(Boolean);
  let count = 0;
  const groups = Object.entries(schema.properties ?? {}).flatMap(([name, group]) => {
    const found = Object.entries(group.properties ?? {}).filter(([key, text]) => {
      const { title, description = '' } = text;
      const languages = Object.values(partOf(partOf(value, name), key) ?? {});
      const said = plain([`${name}.${key}`, title, description, ...languages].join(' '));
      return words.every((word) => said.includes(word));
    });
    const room = Math.max(0, limit - count);
    count += found.length;
    const properties = Object.fromEntries(found.slice(0, room));
    return found.length > 0 && room > 0 ? [[name, { ...group, properties }] as const] : [];
  });
  return {
    schema: { ...schema, properties: Object.fromEntries(groups) },
    count,
    isCut: count > limit,
  };
}

/** A text as it is compared: without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
