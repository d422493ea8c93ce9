import { type Role, valueOfRole } from './field-roles.ts';
import type { StoredLead } from './lead-store.ts';

/** The fields that are looked through, beside the page that a lead came from. */
const searchedRoles = ['name', 'familyName', 'email', 'company', 'phone'] satisfies Role[];

/** What a telephone number is written with, beside its figures. */
const phoneLike = /^[\d\s()+./-]+$/;

/** A text without what people leave out when they search: capitals, accents, other widths. */
const fold = (text: string) =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether a number was written without its country, of what a telephone shows with it. */
const isEndOf = (searched: string, written: string): boolean =>
  written.length >= 8 && searched.endsWith(written);

/**
 * What tells the leads that a search finds: those that have each of its words in who wrote, or in
 * the page, now or before a correction. Of a telephone number the figures count alone, however they
 * are set apart, with or without those of its country. A lead's own number finds that lead.
 */
export function leadMatcher(search: string): (lead: StoredLead) => boolean {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ word, digits: phoneLike.test(word) ? digitsOf(word) : '' }));
  const number = phoneLike.test(search) ? digitsOf(search) : '';
  return (lead) => {
    if (lead.id === search.trim()) return true;
    const { roles, origin } = lead;
    const versions = [lead.fields, ...lead.corrections];
    const valuesOf = (role: Role) => versions.map((fields) => valueOfRole(fields, roles, role));
    const text = fold([...searchedRoles.flatMap(valuesOf), origin?.page ?? ''].join('\n'));
    const numbers = valuesOf('phone').map(digitsOf);
    const isIn = (digits: string) => digits !== '' && numbers.some((each) => each.includes(digits));
    return (
      isIn(number) ||
      numbers.some((each) => isEndOf(number, each)) ||
      words.every(({ word, digits }) => text.includes(word) || isIn(digits))
    );
  };
}
