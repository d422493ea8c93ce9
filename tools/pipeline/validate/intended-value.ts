import type { Schema } from '../../model/schemas.ts';

/** How people write true and false, in the languages of the tools. */
const flagWords = { true: /^(true|sim|yes|s[ií])$/i, false: /^(false|n[ãa]o|no)$/i };

/**
 * What a text surely means where a number, or true or false, is asked for, as JSON has it: `sim` is
 * true.
 * @returns undefined where it means nothing that would do
 */
export function intendedOfType(
  data: unknown,
  expected: string,
  { minimum, maximum }: Schema,
): string | undefined {
  if (typeof data !== 'string') return undefined;
  const text = data.trim();
  if (expected === 'boolean') return intendedFlag(text);
  const form = { integer: /^-?(0|[1-9]\d{0,14})$/, number: /^-?(0|[1-9]\d{0,14})(\.\d{1,6})?$/ };
  if (!(expected === 'integer' || expected === 'number') || !form[expected].test(text))
    return undefined;
  const isAllowed =
    Number(text) >= Number(minimum ?? Number.NEGATIVE_INFINITY) &&
    Number(text) <= Number(maximum ?? Number.POSITIVE_INFINITY);
  return isAllowed ? text : undefined;
}

function intendedFlag(text: string): string | undefined {
  if (flagWords.true.test(text)) return 'true';
  return flagWords.false.test(text) ? 'false' : undefined;
}

const email = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i;
const named = /(wa\.me|t\.me|youtu\.be|(instagram|facebook|linkedin|youtube|tiktok|x)\.com)\/\S+/;
/** An address without its beginning: it begins with `www.`, or is one of these sites. */
const site = new RegExp(`^(www\\.[^\\s/]+\\.\\S+|${named.source})$`, 'i');
const internationalPhone = /^\+\d{8,15}$/;
/** With a two-figure area code that has no zero, in brackets or not, and a sign in its middle. */
const brazilianPhone = /^(\([1-9]{2}\)|[1-9]{2}) ?9?\d{4}[- ]\d{4}$/;

/**
 * The address that a text without its beginning surely means: an e-mail address, a telephone number
 * with its country or of the form `(11) 4002-8922`, a site that begins with `www.`. A telephone of
 * WhatsApp means a conversation there.
 * @param pattern what the address has to look like
 * @param network the social network that the address is of
 */
export function intendedAddress(
  text: string,
  pattern: string,
  network?: unknown,
): string | undefined {
  const bare = text.trim().replace(/^(mailto|tel):\s*/, '');
  const digits = bare.replace(/[\s().-]/g, '');
  const phone = internationalPhone.test(digits)
    ? digits
    : brazilianPhone.test(bare)
      ? `+55${digits}`
      : undefined;
  const address = email.test(bare)
    ? `mailto:${bare}`
    : site.test(bare)
      ? `https://${bare}`
      : phone && (network === 'whatsapp' ? `https://wa.me/${phone.slice(1)}` : `tel:${phone}`);
  return address !== undefined && address !== text && new RegExp(pattern).test(address)
    ? address
    : undefined;
}

/**
 * What a text may mean that is not sure enough to be put in its place: an address with the lock, a
 * day and time as people write them, at Brasília's clock.
 * @param pattern what the value has to look like
 */
export function likelyValue(text: string, pattern: string): string | undefined {
  const [, dayFirst, month, year, time] =
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:[ ,T]+(?:às )?(\d{1,2}[:h]\d{0,2}))?$/.exec(
      text.trim(),
    ) ?? [];
  const [, date, clock] =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}[:h]\d{0,2}))?$/.exec(text.trim()) ?? [];
  const day = date ?? (year && [year, twoFigures(month), twoFigures(dayFirst)].join('-'));
  const [hour, minute] = (clock ?? time ?? '0:00').split(/[:h]/);
  const found = text.startsWith('http://')
    ? text.replace('http:', 'https:')
    : day && `${day}T${twoFigures(hour)}:${twoFigures(minute)}-03:00`;
  return found && new RegExp(pattern).test(found) ? found : undefined;
}

const twoFigures = (number = '') => number.padStart(2, '0');
