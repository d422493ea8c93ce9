/** A value of a file, as it is quoted to people: a text as it is, a dash where there is nothing. */
export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '–' : JSON.stringify(value);
