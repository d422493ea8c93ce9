/**
 * A value with other parts: the same object where none is another, so that what has nothing to be
 * changed, as most of a page, is not copied.
 * @param change what stands in the place of a part, by its key or index
 */
export function withParts(value: object, change: (part: unknown, key: string) => unknown): object {
  const parts = value as Record<string, unknown>;
  let changed: Record<string, unknown> | undefined;
  for (const key of Object.keys(parts)) {
    const part = change(parts[key], key);
    if (part === parts[key]) continue;
    changed ??= (Array.isArray(value) ? [...value] : { ...value }) as typeof parts;
    changed[key] = part;
  }
  return changed ?? value;
}
