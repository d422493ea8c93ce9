/** One part of a JSON pointer, escaped. */
export const escapePointerPart = (part: string | number): string =>
  String(part).replaceAll('~', '~0').replaceAll('/', '~1');
