import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of a language by their names, in groups; each is an ICU message. */
type Texts = { [name: string]: string | Texts };

/**
 * Every language's texts by its code: the JSON files of this folder, `pt.json` and those beside it.
 * Vite puts them into what it bundles; elsewhere they are read where they are.
 */
const texts: Record<string, Texts> = import.meta.env
  ? Object.fromEntries(
      Object.entries(import.meta.glob<Texts>('./*.json', { eager: true, import: 'default' })).map(
        ([path, content]) => [path.slice('./'.length, -'.json'.length), content],
      ),
    )
  : readFolder(import.meta.dirname);

function readFolder(folder: string): Record<string, Texts> {
  const codes = readdirSync(folder).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    codes.map((code) => [
      code,
      JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')) as Texts,
    ]),
  );
}

/** The languages that the tools speak. */
export const languageCodes = Object.keys(texts);

/**
 * A language's message by its name, like `cli.build.done`; undefined where it has none.
 */
export function findText(language: string, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (group, name) =>
        typeof group === 'object' && Object.hasOwn(group, name) ? group[name] : undefined,
      texts[language],
    );
  return typeof found === 'string' ? found : undefined;
}
