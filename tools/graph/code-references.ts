import { documentSchemas, type Schema } from '../model/schemas.ts';

/**
 * Which names the code itself uses: messages by key, files by address. The code is searched as
 * text: what is imported and called is not followed.
 * @param sources the code's files by path
 * @param names every name that it could use
 * @returns the files that use it, by name. A key that is put together (`common.${network}`) uses
 *   every value that its last part may have; what is taken out of a namespace (`{ offer } =
 *   messages.navigation`) is used as well
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
    const code = source.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/ .*$/gm, '');
    for (const [, , text = ''] of code.matchAll(/(['"`])([^'"`\n]+)\1/g)) addIfKnown(text, file);
    for (const [, namespace = '', last = ''] of code.matchAll(/`(\w+)\.\$\{([^`]*)\}`/g)) {
      if (last.includes('keyof')) continue;
      const values = enumValues(last);
      for (const name of known)
        if (
          name.startsWith(`${namespace}.`) &&
          (!values || values.has(name.slice(namespace.length + 1)))
        )
          addUse(name, file);
    }
    for (const [, names = '', namespace] of code.matchAll(/\{([^{}]*)\}\s*=\s*[^;\n]*\.(\w+);/g))
      for (const name of names.split(','))
        addIfKnown(`${namespace}.${name.replace(/:.*/s, '').trim()}`, file);
    for (const [, key = ''] of code.matchAll(/\.(\w+\.\w+)/g)) addIfKnown(key, file);
  }
  return used;
}

/**
 * The values that the schemas allow for properties of a name; undefined where they list none.
 */
function enumValues(name: string): Set<string> | undefined {
  const found = Object.values(documentSchemas()).flatMap((schema) => enumValuesIn(schema, name));
  return found.length > 0 ? new Set(found) : undefined;
}

function enumValuesIn(schema: Schema, name: string): string[] {
  const own = schema.properties?.[name]?.enum ?? [];
  const parts = Object.values(schema).filter(isSchema);
  return [...own.map(String), ...parts.flatMap((part) => enumValuesIn(part, name))];
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
