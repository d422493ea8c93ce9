import { Parser } from 'htmlparser2';
import { type Piece, perPiece } from '../../../src/lib/pieces.ts';
import { type OnOpenTag, scanTags } from './scan-tags.ts';

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
  const { summary, onOpenTag } = collectSummary(false);
  parse(html, onOpenTag);
  return summary;
}

/** The same of a page in pieces, of which those that pages share are read once. */
export function readPieces([head, ...pieces]: Piece[]): HtmlSummary {
  const first = readPiece(withoutStyles(head?.html ?? ''), false);
  const all = [first, ...pieces.filter(saysSomething).map(readInBody)];
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

const readInBody = perPiece(({ html }) => readPiece(html, true));

/** Most of what stands between shared pieces has no attribute and no tag that is looked at. */
const saysSomething = ({ html, isShared }: Piece): boolean =>
  isShared || /id|style|<(?:a|form|iframe|h1)/i.test(html);

/** A head without what stands in its element of styles: half of it, which says nothing here. */
function withoutStyles(head: string): string {
  const start = head.indexOf('<style');
  const end = head.indexOf('</style>', start);
  return start < 0 || end < 0 ? head : `${head.slice(0, start)}<style>${head.slice(end)}`;
}

/**
 * Reads a part of a page that begins and ends between two elements' tags.
 * @param begins whether the body has begun before it
 */
function readPiece(html: string, begins: boolean): HtmlSummary {
  const scanned = collectSummary(begins);
  if (scanTags(html, scanned.onOpenTag)) return scanned.summary;
  const parsed = collectSummary(begins);
  parse(html, parsed.onOpenTag);
  return parsed.summary;
}

function parse(html: string, onOpenTag: OnOpenTag): void {
  const parser = new Parser({ onopentag: onOpenTag });
  parser.end(html);
}

/** A summary, and what completes it as it is told of each element that begins. */
function collectSummary(begins: boolean): { summary: HtmlSummary; onOpenTag: OnOpenTag } {
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
  const onOpenTag: OnOpenTag = (tag, attributes) => {
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
  };
  return { summary, onOpenTag };
}

const linkAttributes = new Map([
  ['a', 'href'],
  ['form', 'action'],
  ['iframe', 'src'],
]);

/** Two slashes lead to another server; so does a slash beside a backslash. */
const isInSite = (link: string) => /^(#|\/(?![/\\]))/.test(link);
