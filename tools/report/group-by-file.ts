/** Things by the file they are in, in the order of the files. */
export function groupByFile<T extends { file: string }>(items: T[]): Map<string, T[]> {
  const files = new Map<string, T[]>();
  for (const thing of items) files.set(thing.file, [...(files.get(thing.file) ?? []), thing]);
  return files;
}
