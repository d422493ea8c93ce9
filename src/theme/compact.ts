import { joinConditions } from './join-conditions.ts';

/** A rule without rules in it: its declarations. */
const declarations = /\{([^{}]*)\}/g;

/** The end of a declaration; within brackets there may be a semicolon that is none. */
const end = /;(?![^(]*\))/;

/** What a later declaration of the same rule makes void goes. */
function withoutVoid(_rule: string, text: string): string {
  const last = new Map<string, string>();
  for (const declaration of text.split(end).filter(Boolean)) {
    const name = declaration.slice(0, declaration.indexOf(':'));
    last.delete(name);
    last.set(name, declaration);
  }
  return `{${[...last.values()].join(';')}}`;
}

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

/** A finished body, in which classes without styles say nothing either. */
export const compactBody = (body: string): string =>
  compactMarkup(body.replaceAll(' class="c-0"', ''));

/** Styles by what they were: pages have most of them in common. */
const compacted = new Map<string, string>();

function compactText(styles: string): string {
  const compact =
    compacted.get(styles) ??
    styles
      .replace(declarations, withoutVoid)
      .replace(/, /g, ',')
      .replace(/([:,( ])0\.(?=\d)/g, '$1.');
  compacted.set(styles, compact);
  return compact;
}

/**
 * Finished styles without what says nothing, as declarations that others void, and with what holds
 * under the same condition together. Some hundred bytes of a page, compressed.
 * @param styles those of each class by themselves
 */
export const compactStyles = (styles: readonly string[]): string =>
  joinConditions(styles.map(compactText));
