import { type ToolLanguage, toolLanguages } from '../messages/language.ts';
import { findMessage } from '../messages/translate.ts';
import type { Command } from './command.ts';

/**
 * What `--help` says of a command: the message `cli.<name>.help`, or else the help that the
 * command's own file brings.
 */
export function commandHelp(
  name: string,
  { help, helpValues }: Command,
  language: ToolLanguage,
): string {
  const values = { languages: toolLanguages.join('|'), ...helpValues?.(language) };
  return findMessage(language, `cli.${name}.help`, values) ?? help ?? name;
}
