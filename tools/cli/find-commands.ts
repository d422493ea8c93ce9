import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from './command.ts';

const folder = join(import.meta.dirname, 'commands');

/** The commands: the files of the folder `commands`, by their names, in alphabetical order. */
export const commandNames: readonly string[] = readdirSync(folder)
  .flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
  .sort();

/** A command by its name, loaded only now: each brings the part of the program that it needs. */
export async function loadCommand(name: string): Promise<Command> {
  const url = pathToFileURL(join(folder, `${name}.ts`)).href;
  const { command } = (await import(url)) as { command: Command };
  return command;
}
