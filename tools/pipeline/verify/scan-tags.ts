/**
 * Is told of each element that begins and has something to tell: its name and its attributes, in
 * small letters.
 */
export type OnOpenTag = (tag: string, attributes: Record<string, string | undefined>) => void;

/**
 * Text up to a tag or a comment, and that as React writes it: each attribute after one space and in
 * double quotes. The engine reads this several times as fast as a parser of all HTML does.
 */
const written = {
  aside: '!--[$/?a-z ]*--|!doctype html',
  end: String.raw`/[a-z][a-z\d-]*`,
  name: String.raw`[a-z][a-z\d-]*`,
  attributes: String.raw`(?: [a-z][a-z\d:_-]*(?:="[^"]*")?)*`,
};

const nextAttribute = / ([^ ="]+)(?:="([^"]*)")?/y;

/** The attributes that somebody looks at. */
const told = 'id|style|href|hreflang|action|src|rel|name|content';

const isTold = new RegExp(` (?:${told})[= ]| (?:id|style)$`, 'i');

/** In these stands text, whatever signs it has. */
const textElements = ['script', 'style', 'title', 'textarea', 'iframe'];

/** By what the end of such a text might be another one. */
const unusualInText = new RegExp(`<(?:!--|/?(?:${textElements.join('|')}))`, 'i');

/** In these too, but React writes none. */
const unusualElements = ['xmp', 'noembed', 'noframes', 'plaintext'];

/** The elements that somebody looks at whatever they say. */
const toldElements = ['body', 'h1', ...textElements, ...unusualElements];

/** Most elements have nothing to tell: the engine goes past them. */
const silent =
  `(?!(?:${toldElements.join('|')})[ />])${written.name}` +
  String.raw`(?: (?!(?:${told})[ =/>])[a-z][a-z\d:_-]*(?:="[^"]*")?)*/?`;

const nextTag = new RegExp(
  `(?:[^<]*<(?:${written.aside}|${written.end}|${silent})>)*` +
    `[^<]*<(?:${written.aside}|${written.end}|(${written.name})(${written.attributes})/?)>`,
  'iy',
);

/** What React makes of the signs that mean something in HTML. */
const signs = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
]);

/**
 * Goes through the elements of a text that is HTML as React writes it, those that have something
 * that somebody here looks at.
 * @returns false where it is written otherwise: then a parser is to read all of it
 */
export function scanTags(html: string, onOpenTag: OnOpenTag): boolean {
  let at = 0;
  while (html.includes('<', at)) {
    nextTag.lastIndex = at;
    const found = nextTag.exec(html);
    if (!found) return false;
    at = nextTag.lastIndex;
    const [, name, said = ''] = found;
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    const attributes = isTold.test(said) ? attributesOf(said) : {};
    if (!attributes || unusualElements.includes(tag)) return false;
    onOpenTag(tag, attributes);
    if (!textElements.includes(tag)) continue;
    const end = html.indexOf(`</${name}>`, at);
    if (end < 0 || unusualInText.test(html.slice(at, end))) return false;
    at = end;
  }
  return true;
}

/** @returns undefined where a value has a sign that React does not write so */
function attributesOf(said: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {};
  for (nextAttribute.lastIndex = 0; nextAttribute.lastIndex < said.length; ) {
    const [, name = '', text = ''] = nextAttribute.exec(said) ?? [];
    if (name === '') return undefined;
    const value = text.replace(/&[^;]*;?/g, (sign) => signs.get(sign) ?? '\0');
    if (value.includes('\0')) return undefined;
    attributes[name.toLowerCase()] ??= value;
  }
  return attributes;
}
