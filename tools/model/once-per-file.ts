type ReadFile = () => Promise<Uint8Array>;

/**
 * What is found in a file, once for whoever asks with the same function: a file that has changed
 * gets another one. Nothing is kept where that fails.
 */
export function oncePerFile<T>(
  find: (read: ReadFile) => Promise<T>,
): (read: ReadFile) => Promise<T> {
  const known = new WeakMap<ReadFile, Promise<T>>();
  return (read) => {
    const kept = known.get(read);
    if (kept) return kept;
    const found = find(read);
    known.set(read, found);
    found.catch(() => known.delete(read));
    return found;
  };
}
