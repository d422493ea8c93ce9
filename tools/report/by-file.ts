/** Things by the file they are in, in the order of the files. */
export function byFile<T extends { file: string }>(things: T[]): Map<string, T[]> {
  const files = new Map<string, T[]>();
  for (const thing of things) files.set(thing.file, [...(files.get(thing.file) ?? []), thing]);
  return files;
}
