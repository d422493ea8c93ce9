import { escapePointerPart } from '../../../model/json-pointer.ts';

/** A path of the form as a JSON pointer: `['items', 2]` → `/items/2`. */
export const pointerTo = (path: (string | number)[]): string =>
  path.map((part) => `/${escapePointerPart(part)}`).join('');
