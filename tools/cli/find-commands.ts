import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from './command.ts';

type CommandModule = { command: Command };

const folder = join(import.meta.dirname, 'commands');

/**
 * What loads each command, by its name. Vite finds the files when it bundles them; elsewhere they
 * are found where they are.
 */
const loaders: Record<string, () => Promise<CommandModule>> = import.meta.env
  ? Object.fromEntries(
      Object.entries(import.meta.glob<CommandModule>('./commands/*.ts')).map(([path, load]) => [
        path.slice('./commands/'.length, -'.ts'.length),
        load,
      ]),
    )
  : Object.fromEntries(
      readdirSync(folder)
        .flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
        .map((name) => [name, () => import(pathToFileURL(join(folder, `${name}.ts`)).href)]),
    );

/** The commands: the files of the folder `commands`, by their names, in alphabetical order. */
export const commandNames: readonly string[] = Object.keys(loaders).sort();

/**
 * A command by its name, loaded only now: each brings the part of the program that it needs.
 * @throws where there is none
 */
export async function loadCommand(name: string): Promise<Command> {
  const load = loaders[name];
  if (!load) throw new Error(`There is no command "${name}".`);
  return (await load()).command;
}
