import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { required } from '../../model/required.ts';

/** What the verification needs to know of a page. */
export type HtmlSummary = {
  /** How many h1 the body has. */
  headings: number;
  /** The ids in the body, to which anchors lead. */
  ids: Set<string>;
  /** Where links and forms lead within the site: `/clinicas`, `#contact`. */
  links: Set<string>;
  hasStyleAttribute: boolean;
};

type Element = DefaultTreeAdapterTypes.Element;

/** Reads a page as a browser without scripts reads it: what stands in `noscript` counts. */
export function readHtml(html: string): HtmlSummary {
  const all = elementsBelow(parse(html, { scriptingEnabled: false }));
  const body = elementsBelow(required(all.find(isBody), 'body'));
  const links = body.flatMap((element) => {
    const name = linkAttributes.get(element.tagName);
    return (name && attribute(element, name)) ?? [];
  });
  return {
    headings: body.filter(({ tagName }) => tagName === 'h1').length,
    ids: new Set(body.flatMap((element) => attribute(element, 'id') ?? [])),
    links: new Set(links.filter((link) => /^[/#]/.test(link))),
    hasStyleAttribute: all.some((element) => attribute(element, 'style') !== undefined),
  };
}

const linkAttributes = new Map([
  ['a', 'href'],
  ['form', 'action'],
]);

const isBody = ({ tagName }: Element): boolean => tagName === 'body';

/** The elements below a node, in the order of the document. */
function elementsBelow(root: DefaultTreeAdapterTypes.ParentNode): Element[] {
  const found: Element[] = [];
  const open: DefaultTreeAdapterTypes.ChildNode[] = root.childNodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    found.push(node);
    open.push(...node.childNodes.toReversed());
  }
  return found;
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;
