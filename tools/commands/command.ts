import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { projectRoot } from '../pipeline/schemas.ts';
import type { ToolLanguage } from '../report/describe.ts';

/** What was said on the command line; an option that may be said several times is a list. */
export type Values = { [option: string]: string | boolean | string[] | undefined; word?: string; rest: string[] };

/** What can be called as `npm run <name>`. `--help` and `--lang` are every command's. */
export type Command = {
  help: Record<ToolLanguage, string>;
  options: NonNullable<ParseArgsConfig['options']>;
  /** What may follow the command's name; it arrives as `word`. */
  words?: string[];
  /** How many more words may follow, of the command's own judging; they arrive as `rest`. */
  rest?: number;
  /** Does the work; returns the exit code. */
  run: (values: Values, language: ToolLanguage) => Promise<number>;
};

/** The folder of the site a command is about: this project's own, unless `--root` names another. */
export const siteRoot = (values: Values): string => resolve(typeof values.root === 'string' ? values.root : projectRoot);

/** The port of `PORT`, or the usual one. */
export function portOr(usual: number): number {
  const port = Number(process.env.PORT || usual);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT: ${process.env.PORT}`);
  return port;
}
