/** One part of a JSON pointer, escaped as RFC 6901 has it: `a/b` → `a~1b`. */
export const escapePointerPart = (part: string | number): string =>
  typeof part === 'string' && /[~/]/.test(part)
    ? part.replaceAll('~', '~0').replaceAll('/', '~1')
    : String(part);

/** The parts of a JSON pointer, unescaped: `/items/a~1b` → `items`, `a/b`; none of the root's. */
export const pointerParts = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The pointer to what holds the value at a pointer; the root holds itself. */
export const parentPointer = (pointer: string): string =>
  pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

/** The value at a JSON pointer; undefined where a value has no such part of its own. */
export const valueAtPointer = (value: unknown, pointer: string): unknown =>
  pointerParts(pointer).reduce(
    (holder, part) =>
      isContainer(holder) && Object.hasOwn(holder, part) ? holder[part] : undefined,
    value,
  );

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
