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
};

/** Reads a page as a browser without scripts reads it: what stands in `noscript` counts. */
export function readHtml(html: string): HtmlSummary {
  const [ids, links, outside] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const summary: HtmlSummary = { headings: 0, ids, links, outside, hasStyleAttribute: false };
  let isInBody = false;
  const parser = new Parser({
    onopentag(tag, { style, id, [linkAttributes.get(tag) ?? '']: link }) {
      if (style !== undefined) summary.hasStyleAttribute = true;
      isInBody ||= tag === 'body';
      if (!isInBody) return;
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
