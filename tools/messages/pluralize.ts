/** A number with its noun: `1 página`, `3 páginas`. */
export const pluralize = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
