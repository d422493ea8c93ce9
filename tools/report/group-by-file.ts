/** Items by the file that they are in, in the order in which the files come first. */
export function groupByFile<T extends { file: string }>(items: T[]): Map<string, T[]> {
  const files = new Map<string, T[]>();
  for (const item of items) files.set(item.file, [...(files.get(item.file) ?? []), item]);
  return files;
}
