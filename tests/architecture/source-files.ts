import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { projectRoot } from '../../tools/model/schemas.ts';

const slashed = (path: string) => relative(projectRoot, path).split(sep).join('/');

/**
 * The files of a folder whose names match, with their texts, by path within the project; what is
 * generated is left out, and what draws pictures of the shipped site: its names and paths are data.
 */
export function filesOf(folder: string, name: RegExp): Map<string, string> {
  const entries = readdirSync(join(projectRoot, folder), {
    recursive: true,
    withFileTypes: true,
  });
  const paths = entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => slashed(join(entry.parentPath, entry.name)))
    .filter(
      (path) =>
        !/^((src|tools)\/generated|tools\/art)\//.test(path) || path.endsWith('registry.ts'),
    );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
}

/** Source code, without its tests, which may import anything. */
export const sourceFile = /^(?!.*\.test\.).*\.(?:tsx?|mjs)$/;

/** The same code without its comments, which may give examples. */
export const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');

/**
 * What a file imports, types included, as paths within the project; packages as they are named.
 */
export const importsOf = (path: string, code: string): string[] =>
  [...withoutComments(code).matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)].map(
    ([, name = '']) =>
      name.startsWith('.') ? slashed(resolve(projectRoot, dirname(path), name)) : name,
  );
