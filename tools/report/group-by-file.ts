import { groupBy } from '../model/group-by.ts';

/** Items by the file that they are in, in the order in which the files come first. */
export function groupByFile<T extends { file: string }>(items: T[]): Map<string, T[]> {
  return groupBy(items, ({ file }) => file);
}
