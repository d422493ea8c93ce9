/**
 * Sets a value in a map that has so many at most: then what was set longest ago is forgotten.
 * @param map in the order in which its values were set, as nobody else changes it
 */
export function setWithin<Key, Value>(
  map: Map<Key, Value>,
  most: number,
  key: Key,
  value: Value,
): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > most && !oldest.done) map.delete(oldest.value);
}
