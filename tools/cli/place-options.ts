import { InvalidNameError } from '../editing/name-parser.ts';
import type { Place } from '../editing/section-place.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import type { CommandOptions } from './command.ts';

/** How the commands that place a section are told where. */
export const placeOptions = {
  after: { type: 'string' },
  before: { type: 'string' },
  first: { type: 'boolean' },
  last: { type: 'boolean' },
} as const;

/**
 * The place that was said; undefined where none was.
 * @param section checks that a page has a section
 * @throws InvalidNameError where several were, or one that is not there
 */
export function parsePlace(
  values: CommandOptions,
  section: (typed: string) => string,
  language: ToolLanguage,
): Place | undefined {
  const said = Object.keys(placeOptions).filter((name) => values[name]);
  if (said.length > 1)
    throw new InvalidNameError(createTranslator(language)('editing.severalPlaces'));
  const typed = (name: string) => section(String(values[name]).replace(/^#/, ''));
  if (values.after) return { after: typed('after') };
  if (values.before) return { before: typed('before') };
  return values.first ? 'first' : values.last ? 'last' : undefined;
}
