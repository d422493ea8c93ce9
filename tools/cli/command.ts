import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import type { ToolLanguage } from '../messages/language.ts';
import { projectRoot } from '../model/schemas.ts';

/** What was said on the command line; an option that may be said several times is a list. */
export type CommandOptions = {
  [option: string]: string | boolean | string[] | undefined;
  subcommand?: string;
  operands: string[];
};

/**
 * What can be called by the name of its file in `commands`. `--help` and `--lang` are every
 * command's.
 */
export type Command = {
  /** What `--help` says where no message `cli.<name>.help` does, exit codes included. */
  help?: string;
  /** What stands in the braces of that message, beside `{languages}`. */
  helpValues?: (language: ToolLanguage) => Record<string, string>;
  options: NonNullable<ParseArgsConfig['options']>;
  /**
   * What may follow the command's name; it arrives as `subcommand`. Of `any` the command judges
   * itself.
   */
  subcommands?: string[] | 'any';
  /** How many more words may follow, of the command's own judging; they arrive as `operands`. */
  maxOperands?: number;
  /** Does the work; returns the exit code. */
  run: (values: CommandOptions, language: ToolLanguage) => Promise<number>;
};

/** The folder of the site a command is about: this project's own, unless `--root` names another. */
export const siteRoot = (values: CommandOptions): string =>
  resolve(typeof values.root === 'string' ? values.root : projectRoot);

/** The port of `npm run dev`: that of `PORT`, or the usual one. */
export const devPort = (): number => wholeNumberFromEnvironment('PORT', 5173, 65535);

/**
 * A whole number from 0 on in the environment, or the usual one. @throws where it is none, or too
 * large
 */
function wholeNumberFromEnvironment(
  name: string,
  fallback: number,
  largest = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(process.env[name] || fallback);
  if (!Number.isInteger(value) || value < 0 || value > largest)
    throw new Error(`${name}: ${process.env[name]}`);
  return value;
}
