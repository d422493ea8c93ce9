import { partOf } from './merge-languages.ts';

/** By what the items of a list are told apart, in all languages. */
const names = ['id', 'name', 'value', 'code'];

/**
 * An item that is told apart from all others of its list: where another one has its name, or it has
 * none, it gets one with a number: `COMPANY2`, `value1`.
 */
export function distinctItem(item: unknown, siblings: readonly unknown[]): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const changed = names.flatMap((name): [string, string][] => {
    const own = partOf(item, name);
    const others = siblings.map((sibling) => partOf(sibling, name));
    if (typeof own !== 'string' || (own !== '' && !others.includes(own))) return [];
    const stem = own.replace(/\d+$/, '') || name;
    let number = own === '' ? 1 : 2;
    while (others.includes(`${stem}${number}`)) number += 1;
    return [[name, `${stem}${number}`]];
  });
  return changed.length > 0 ? { ...item, ...Object.fromEntries(changed) } : item;
}
