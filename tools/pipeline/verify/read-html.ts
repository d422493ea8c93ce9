import { Parser } from 'htmlparser2';

/** What the verification needs to know of a page. */
export type HtmlSummary = {
  /** How many h1 the body has. */
  headings: number;
  /** The ids in the body, to which anchors lead. */
  ids: ReadonlySet<string>;
  /** Where links and forms lead within the site: `/clinicas`, `#contact`. */
  links: ReadonlySet<string>;
  /** Where links, forms and frames lead out of it. */
  outside: ReadonlySet<string>;
  hasStyleAttribute: boolean;
  /** The page's canonical address, where it names one. */
  canonical?: string;
  /** Its versions by language: `pt-BR https://site.example/clinicas`. */
  alternates: ReadonlySet<string>;
  /** Whether search engines are asked not to list it. */
  isHidden: boolean;
};

/** Reads a page as a browser without scripts reads it: what stands in `noscript` counts. */
export function readHtml(html: string): HtmlSummary {
  const [head = '', ...pieces] = piecesOf(html);
  const first = readPiece(withoutStyles(head), false);
  const read = pieces.map(readInBody);
  const all = [first, ...read];
  const union = (key: 'ids' | 'links' | 'outside') =>
    new Set(all.flatMap((each) => [...each[key]]));
  return {
    ...first,
    headings: all.reduce((sum, { headings }) => sum + headings, 0),
    ids: union('ids'),
    links: union('links'),
    outside: union('outside'),
    hasStyleAttribute: all.some(({ hasStyleAttribute }) => hasStyleAttribute),
  };
}

/**
 * Where pieces begin: the body, what pages have in common in their header, each section, and what
 * follows the last one. Where React writes a text or an attribute there is no `<`, so that this is
 * always the beginning of a tag.
 */
const pieceStarts = ['<body', '<header', '<nav', '<ul', '<div data-asleep="', '</main>'];

/** A page cut where its pieces begin. Without patterns, which look at each of its signs. */
function piecesOf(html: string): string[] {
  const body = html.indexOf(pieceStarts[0] ?? '');
  const starts = pieceStarts.flatMap((start) => {
    const found: number[] = [];
    for (let at = html.indexOf(start, body); at > 0; at = html.indexOf(start, at + 1))
      found.push(at);
    return found;
  });
  const cuts = [0, ...starts.sort((one, other) => one - other)];
  return cuts.map((at, index) => html.slice(at, cuts[index + 1]));
}

/** A head without what stands in its element of styles: half of it, which says nothing here. */
function withoutStyles(head: string): string {
  const start = head.indexOf('<style');
  const end = head.indexOf('</style>', start);
  return start < 0 || end < 0 ? head : `${head.slice(0, start)}<style>${head.slice(end)}`;
}

/** How many pieces are remembered: pages share most of theirs. */
const maxPieces = 2000;
const knownPieces = new Map<string, HtmlSummary>();

/** Reads a piece that many pages have only once. */
function readInBody(html: string): HtmlSummary {
  const found = knownPieces.get(html);
  if (found) return found;
  // A copy: what is cut out of a page, its ids too, would keep all of that page in memory.
  const own = Buffer.from(html).toString();
  const known = readPiece(own, true);
  knownPieces.set(own, known);
  const [oldest] = knownPieces.keys();
  if (knownPieces.size > maxPieces && oldest !== undefined) knownPieces.delete(oldest);
  return known;
}

/**
 * Reads a part of a page that begins and ends between two elements' tags, or a whole page.
 * @param begins whether the body has begun before it
 */
export function readPiece(html: string, begins: boolean): HtmlSummary {
  const [ids, links, outside] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const alternates = new Set<string>();
  const summary: HtmlSummary = {
    headings: 0,
    ids,
    links,
    outside,
    hasStyleAttribute: false,
    alternates,
    isHidden: false,
  };
  let isInBody = begins;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { style, id, [linkAttributes.get(tag) ?? '']: link } = attributes;
      if (style !== undefined) summary.hasStyleAttribute = true;
      isInBody ||= tag === 'body';
      if (!isInBody) {
        const { rel, href, hreflang, name, content } = attributes;
        if (rel === 'canonical') summary.canonical = href;
        if (rel === 'alternate' && hreflang) alternates.add(`${hreflang} ${href}`);
        if (name === 'robots' && content === 'noindex') summary.isHidden = true;
        return;
      }
      if (tag === 'h1') summary.headings += 1;
      if (id !== undefined) ids.add(id);
      if (link !== undefined) (isInSite(link) ? links : outside).add(link);
    },
  });
  parser.end(html);
  return summary;
}

const linkAttributes = new Map([
  ['a', 'href'],
  ['form', 'action'],
  ['iframe', 'src'],
]);

/** Two slashes lead to another server; so does a slash beside a backslash. */
const isInSite = (link: string) => /^(#|\/(?![/\\]))/.test(link);
