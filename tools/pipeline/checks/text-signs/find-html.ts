import { parseDocument } from 'htmlparser2';
import type { RichMode } from '../../../model/rich-text/parse-markdown.ts';
import type { TextFault } from './find-invisible.ts';

const elements =
  'a abbr address article aside audio b big blockquote body br button canvas center code dd del ' +
  'div dl dt em embed fieldset figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i ' +
  'iframe img input ins label li link main mark meta nav object ol option p pre s script section ' +
  'select small source span strike strong style sub sup svg table tbody td textarea tfoot th ' +
  'thead title tr tt u ul video';

const tag = new RegExp(`</?(?:${elements.replaceAll(' ', '|')})(?:\\s[^<>]*)?/?>|<!--`, 'i');
const entity = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi;

/**
 * The first HTML tag or entity of a text, which pages show as it is written; and the text as it was
 * meant, where all of it can be said otherwise.
 */
export function findHtml(text: string, rich: RichMode | undefined): TextFault | undefined {
  const faults = [tag.exec(text), ...text.matchAll(entity)].filter(
    (found) => found !== null && (found[0].startsWith('<') || decoded(found[0]) !== found[0]),
  );
  const [first] = faults.toSorted((one, other) => (one?.index ?? 0) - (other?.index ?? 0));
  if (!first) return undefined;
  const meant = withoutHtml(text, rich);
  return { index: first.index, found: first[0], ...(isClean(meant) && { meant }) };
}

const isClean = (text: string) =>
  text.trim() !== '' &&
  !tag.test(text) &&
  Array.from(text.matchAll(entity)).every(([found]) => decoded(found) === found);

/** What an entity stands for; itself where it is none. */
function decoded(found: string): string {
  if (!found.startsWith('&')) return found;
  const [node] = parseDocument(found).children;
  return node && 'data' in node ? node.data : found;
}

/** Emphases become markup where the text may have some, and else the words alone. */
function withoutHtml(text: string, rich: RichMode | undefined): string {
  const around = (sign: string) => (_whole: string, _name: string, words: string) =>
    rich && words.trim() !== ''
      ? words.replace(/\S(?:.*\S)?/s, (core) => sign + core + sign)
      : words;
  const once = (former: string): string =>
    former
      .replace(/<(b|strong)>([^<]*)<\/\1>/gi, around('**'))
      .replace(/<(i|em)>([^<]*)<\/\1>/gi, around('*'))
      .replace(/<(span|font|u)(?:\s[^<>]*)?>([^<]*)<\/\1>/gi, '$2')
      .replace(/^<p(?:\s[^<>]*)?>([^<]*)<\/p>$/i, '$1')
      .replace(/<a href="([^"\s()<>]+)"[^<>]*>([^<[\]]+)<\/a>/gi, (whole, to, label) =>
        rich ? `[${label}](${to})` : whole,
      )
      .replace(/\s*<br\s*\/?>\s*/gi, (whole) => (rich === 'blocks' ? whole : ' '));
  const inner = once(text);
  return inner === text ? text.replace(entity, decoded).trim() : withoutHtml(inner, rich);
}
