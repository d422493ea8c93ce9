import type { OriginRules } from '../../src/generated/types.ts';
import { withoutTrailingSlash } from '../../src/lib/links.ts';
import { stripControlCharacters } from '../../tools/messages/printable.ts';
import type { LeadOrigin } from '../store/lead-origin.ts';

/** How much of one value is kept, in characters: campaigns have names, not stories. */
const valueLimit = 150;

/** A host as addresses have it, with its port. */
const host = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/;

/**
 * What the address of a form's page tells of its lead's origin: the page, where the site has it,
 * and the parameters that the site allows. Anybody can write any address: what is no page, no host
 * or not allowed is left out, and the rest is cut to its length.
 * @param address within the site: `/clinicas?utm_campaign=spring`
 */
export function readOrigin(
  address: string,
  { allow }: Pick<OriginRules, 'allow'>,
  isPage: (path: string) => boolean,
): LeadOrigin {
  const [path = '', query = ''] = (address.split('#')[0] ?? '').split(/\?(.*)/s);
  const page = withoutTrailingSlash(decoded(path));
  const parameters = new URLSearchParams(query);
  const values = allow.map((key) => [key, boundedValue(parameters.get(key) ?? '')] as const);
  return {
    ...(page !== '' && isPage(page) && { page }),
    ...Object.fromEntries(
      values.filter(([key, value]) => value !== '' && (key !== 'referrer' || host.test(value))),
    ),
  };
}

const boundedValue = (text: string) =>
  Array.from(stripControlCharacters(text).trim()).slice(0, valueLimit).join('');

/** A path as it was meant; nothing where its percent-encoding is broken. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
