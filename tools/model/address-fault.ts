import { parseUrl } from './parse-url.ts';

/** What is wrong with an address, where something is. */
export type AddressFault =
  | { kind: 'character'; found: string }
  | { kind: 'user' }
  | { kind: 'host'; host: string };

/** Letters, digits and inner hyphens between dots, as a browser writes the name of a server. */
const hostPattern = /^[a-z0-9]+(-+[a-z0-9]+)*(\.[a-z0-9]+(-+[a-z0-9]+)*)*$/;

/**
 * What an address must not have: a sign that deceives, or that nobody sees; a user's name; a server
 * whose name cannot stand in a content security policy.
 */
export function addressFault(address: string): AddressFault | undefined {
  const [found] = /[\\\p{Cc}\p{Cf}]/u.exec(address) ?? [];
  if (found) return { kind: 'character', found };
  // Mail and telephones have no server, but what reads like one is read as one.
  const [, authority] = /^(?:https?|mailto|tel):\/\/([^/?#]*)/i.exec(address) ?? [];
  if (authority === undefined) return undefined;
  if (authority.includes('@')) return { kind: 'user' };
  const host = parseUrl(address)?.hostname ?? authority;
  return hostPattern.test(host) ? undefined : { kind: 'host', host };
}

/**
 * Whether a page may lead out of the site to an address: one of the web, of mail or of telephone.
 */
export const isAllowedOutside = (address: string): boolean =>
  /^(https?:\/\/|mailto:|tel:)/.test(address) && addressFault(address) === undefined;

/** A sign of an address or a name as people see it, or by its number where nobody sees it. */
export const nameOfSign = (sign: string) =>
  /[\p{C}\p{Z}\uFFFD]/u.test(sign)
    ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : sign;
