import { documentSchemas, type Schema } from '../model/schemas.ts';

/**
 * Which names the code itself uses: messages by key, files by address.
 * @param sources the code's files by path
 * @param names every name that it could use
 * @returns the files that use it, by name. A key that is put together (`common.${network}`) stands
 *   for every value its last part may have;
 *   what is taken out of a namespace (`{ offer } = messages.navigation`) is used as well
 */
export function namesUsedInCode(
  sources: Map<string, string>,
  names: Iterable<string>,
): Map<string, string[]> {
  const known = new Set(names);
  const used = new Map<string, string[]>();
  const addUse = (name: string, file: string) =>
    used.set(name, [...new Set([...(used.get(name) ?? []), file])]);
  const addIfKnown = (name: string, file: string) => known.has(name) && addUse(name, file);
  for (const [file, source] of sources) {
    const code = source.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '');
    for (const [, , text] of code.matchAll(/(['"`])([^'"`\n]+)\1/g)) addIfKnown(text!, file);
    for (const [, namespace, last] of code.matchAll(/`(\w+)\.\$\{([^`]*)\}`/g)) {
      if (last!.includes('keyof')) continue;
      const values = enumValues(last!);
      for (const name of known)
        if (
          name.startsWith(`${namespace}.`) &&
          (!values || values.has(name.slice(namespace!.length + 1)))
        )
          addUse(name, file);
    }
    for (const [, names, namespace] of code.matchAll(/\{([^{}]*)\}\s*=\s*[^;\n]*\.(\w+);/g))
      for (const name of names!.split(','))
        addIfKnown(`${namespace}.${name.split(':')[0]!.trim()}`, file);
    for (const [, key] of code.matchAll(/\.(\w+\.\w+)/g)) addIfKnown(key!, file);
  }
  return used;
}

/**
 * The values of the properties that have a name, where they are choices; undefined where nobody can
 * say.
 */
function enumValues(name: string): Set<string> | undefined {
  const found = Object.values(documentSchemas()).flatMap((schema) => enumValuesIn(schema, name));
  return found.length > 0 ? new Set(found) : undefined;
}

function enumValuesIn(schema: unknown, name: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = ((schema as Schema).properties?.[name]?.enum ?? []) as string[];
  return [...own, ...Object.values(schema).flatMap((each) => enumValuesIn(each, name))];
}
