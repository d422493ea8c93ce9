import { Parser } from 'htmlparser2';

/** What a drawing would run, or ask for, and where in its text that begins. */
export type ActivePart = { offset: number } & (
  | { kind: 'script'; name: string }
  | { kind: 'reference'; to: string }
);

/** Elements that run something, or hold a page that may. */
const activeElements = [
  'script',
  'handler',
  'listener',
  'foreignobject',
  'iframe',
  'embed',
  'object',
];

/** Attributes that name what a browser then loads, shows or sets. */
const addressAttributes = ['href', 'src', 'action', 'formaction', 'data'];

/**
 * The first part of a drawing that is more than a drawing: a script, or a reference that leads out
 * of the file. What stands in the file itself may be named, and a picture may be written out.
 */
export function findActivePart(text: string): ActivePart | undefined {
  let found: ActivePart | undefined;
  let isInStyle = false;
  const parser = new Parser(
    {
      onopentag(element, attributes) {
        const name = localName(element);
        isInStyle = name === 'style';
        found ??= at(activeElements.includes(name) ? { kind: 'script', name } : undefined);
        for (const [attribute, value] of Object.entries(attributes))
          found ??= at(inAttribute(localName(attribute), value));
      },
      ontext(content) {
        if (isInStyle) found ??= at(inStyles(content));
      },
      onclosetag() {
        isInStyle = false;
      },
      onprocessinginstruction(name, content) {
        const [, to] = /\bhref\s*=\s*["']?([^"'\s]*)/i.exec(content) ?? [];
        if (/^\?xml-stylesheet/i.test(name)) found ??= at({ kind: 'reference', to: to ?? name });
        if (/^!doctype/i.test(name) && /<!ENTITY/i.test(text))
          found ??= at({ kind: 'script', name: '<!ENTITY' });
      },
    },
    { xmlMode: true },
  );
  const at = <Kind extends object>(part: Kind | undefined) =>
    part && { ...part, offset: parser.startIndex };
  parser.end(text);
  return found;
}

type Part = { kind: 'script'; name: string } | { kind: 'reference'; to: string };

const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();

function inAttribute(name: string, value: string): Part | undefined {
  if (/^on/.test(name)) return { kind: 'script', name };
  const target = value.replace(/[\p{Cc}\s]/gu, '');
  if (/^(javascript|vbscript|data:(?!image\/(png|jpeg|gif|webp|avif)[;,])):?/i.test(target))
    return { kind: 'script', name: target.slice(0, 40) };
  if (addressAttributes.includes(name) && !/^(#|data:|$)/i.test(target))
    return { kind: 'reference', to: value };
  return inStyles(value);
}

/** What styles load: by `url(…)`, or as further styles. */
function inStyles(text: string): Part | undefined {
  const [, imported] = /@import\s*["']?([^"';]*)/i.exec(text) ?? [];
  if (imported !== undefined) return { kind: 'reference', to: imported };
  const targets = [...text.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, to = '']) => to.trim());
  const foreign = targets.find((to) => !/^(#|data:(image|font)\/|$)/i.test(to));
  return foreign === undefined ? undefined : { kind: 'reference', to: foreign };
}
