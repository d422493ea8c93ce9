import { parseTarget } from '../../../src/lib/links.ts';
import type { Schema } from '../../model/schemas.ts';

/** Whether two links lead to the same place: a slash at the end of an address is no other one. */
export const isSameTarget = ({ refers }: Schema, source: unknown, target: unknown): boolean =>
  refers === 'target' &&
  JSON.stringify(parseTarget(String(source))) === JSON.stringify(parseTarget(String(target)));
