import type { ToolLanguage } from '../messages/language.ts';
import { findMessage } from '../messages/translate.ts';

/** Stands for a value that a problem does not have. */
const none = '–';

/**
 * What is the matter, in a word or two, for a cell of a table.
 * @param params the problem's values
 * @returns the code itself where it has no label
 */
export function problemLabel(
  code: string,
  params: Record<string, string>,
  language: ToolLanguage,
): string {
  const values = Object.fromEntries(
    ['expected', 'found', 'count', 'kind', 'type'].map((name) => [name, params[name] || none]),
  );
  return findMessage(language, `translation.labels.${code}`, values) ?? code;
}
