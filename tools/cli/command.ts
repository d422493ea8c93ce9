import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import type { ToolLanguage } from '../messages/language.ts';
import { projectRoot } from '../model/schemas.ts';
import { wholeNumber } from '../model/whole-number.ts';

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

/** The port of `npm run dev`: that of `PORT`, or the usual one. @throws where it is none */
export const devPort = (): number => wholeNumber(process.env, 'PORT', 5173, { largest: 65_535 });
