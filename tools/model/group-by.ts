/** Items by a key, in their order. Of Node, `Map.groupBy` begins with 21. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const alike = groups.get(key);
    if (alike) alike.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
