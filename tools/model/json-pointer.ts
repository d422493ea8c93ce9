/** One part of a JSON pointer, escaped. */
export const pointerPart = (part: string | number): string =>
  String(part).replaceAll('~', '~0').replaceAll('/', '~1');
