import type { StyledBody } from './class-names.ts';
import { joinConditions } from './join-conditions.ts';

/** A rule without rules in it: its declarations. */
const declarations = /\{([^{}]*)\}/g;

/** The end of a declaration; within brackets there may be a semicolon that is none. */
const end = /;(?![^(]*\))/;

const shortened = new Map<string, string>();

/** What a later declaration of the same rule makes void goes. Pages have most rules in common. */
function withoutVoid(rule: string, text: string): string {
  const known = shortened.get(rule);
  if (known !== undefined) return known;
  const last = new Map<string, string>();
  for (const declaration of text.split(end).filter(Boolean)) {
    const name = declaration.slice(0, declaration.indexOf(':'));
    last.delete(name);
    last.set(name, declaration);
  }
  const short = `{${[...last.values()].join(';')}}`;
  shortened.set(rule, short);
  return short;
}

/**
 * A finished page without what says nothing: declarations that others void, classes without
 * styles, and what HTML need not have. Some hundred bytes of a page, compressed.
 */
export const compact = ({ styles, body }: StyledBody): StyledBody => ({
  styles: compactStyles(styles),
  body: compactMarkup(body.replaceAll(' class="c-0"', '')),
});

/** Attributes that React writes in two cases. */
const mixedCase =
  / (?:autoComplete|charSet|hrefLang|inputMode|maxLength|playsInline|srcSet|tabIndex)="/g;

/** The beginning of an element that has no end, as React closes it. */
const closedVoid = /(<(?:br|hr|img|input|link|meta|source)(?: [\w:-]+(?:="[^"]*")?)*)\/>/g;

/**
 * HTML as React writes it, without what means nothing there: closing tags of empty drawings' parts,
 * the slash of elements without an end, what is escaped without need.
 * Quotation marks stand around attributes alone: React escapes those of texts.
 */
export const compactMarkup = (html: string): string =>
  html
    .replace(/><\/(?:use|path|circle)>/g, '/>')
    .replace(closedVoid, '$1>')
    .replaceAll('&#x27;', "'")
    .replace(mixedCase, (name) => name.toLowerCase());

const compactStyles = (styles: string): string =>
  joinConditions(styles.replace(declarations, withoutVoid))
    .replace(/, /g, ',')
    .replace(/([:,( ])0\.(?=\d)/g, '$1.');
