import { addressFault, nameOfSign } from '../../../model/address-fault.ts';
import { error, type Problem } from '../../../model/problem.ts';
import type { ReferenceKind } from '../../../model/schemas.ts';
import { type Reference, referencesOfKind } from '../../../model/site.ts';
import type { Check } from '../check.ts';

/**
 * Addresses of the web mean what they seem to, give nothing away, and name a server that may stand
 * in a content security policy, where a semicolon, a comma or a star would change its rules. That
 * they are addresses at all is the schemas' word.
 */
export const check: Check = (site) =>
  addressKinds.flatMap((kind) => referencesOfKind(site, kind)).flatMap(addressProblems);

const addressKinds: ReferenceKind[] = ['address', 'frame', 'embed', 'script'];

function addressProblems({ value, source, pointer }: Reference): Problem[] {
  const fault = addressFault(value);
  if (!fault) return [];
  const place = source.at(pointer);
  switch (fault.kind) {
    case 'character':
      return [error('link/address-character', place, { found: nameOfSign(fault.found) })];
    case 'user':
      return [error('link/address-user', place)];
    case 'host':
      return [error('link/address-host', place, { host: fault.host })];
  }
}
