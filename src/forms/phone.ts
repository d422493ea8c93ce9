import { AsYouType, type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Digits, spaces, dots, brackets, dashes of any kind, and the invisible marks that copied numbers
 * carry. A plus stands first or nowhere.
 */
const phonePattern = /^[\s\p{Cf}]*\+?[\d\s.()\p{Pd}\p{Cf}]*$/u;

/**
 * A phone number while it is typed, as its country writes it: those with a plus as theirs, others
 * as `country`'s. Left alone is what only takes away, or a deleted bracket would come back; what
 * adds no digit, for more may follow; and what is no number, or one that no country has.
 * @param typed what the field holds now, with the caret at its end
 * @param before what it held before the last key
 * @param country two letters, "BR"; without one, numbers without a plus stay as they are
 */
export function formatPhoneWhileTyping(typed: string, before: string, country?: string): string {
  if (
    typed.length < before.length ||
    digitsOf(typed) === digitsOf(before) ||
    !phonePattern.test(typed)
  )
    return typed;
  return ifGrouped(new AsYouType(country as CountryCode).input(digitsOf(typed))) ?? typed;
}

/**
 * A phone number once it has been typed, whole: as its country writes it, and else as it stands.
 */
export function formatPhone(typed: string, country?: string): string {
  const number = phonePattern.test(typed)
    ? parsePhoneNumberFromString(digitsOf(typed), country as CountryCode)
    : undefined;
  if (!number?.isPossible()) return typed;
  return (
    ifGrouped(typed.includes('+') ? number.formatInternational() : number.formatNational()) ?? typed
  );
}

/** The digits of a number, and its plus. */
const digitsOf = (number: string) => number.replace(/[^\d+]/g, '');

/** A number that the library has grouped; undefined where it only lines up the digits. */
const ifGrouped = (number: string): string | undefined =>
  /\d\D+\d|\)/.test(number) ? number : undefined;
