import { endIn, startsIn, withoutMarks } from '../../protocol/text-marks.ts';

/** A text on the page: its number, and the nodes that show it. */
export type ShownText = { number: number; nodes: ChildNode[] };

type Marked = { start?: number; end?: number; shown: string };

/** Elements that show a text are found by this attribute. */
export const textAttribute = 'data-edited-text';

/** What the keyboard reaches already, and what it must not reach: drawings are one picture. */
const reached = 'a, button, summary, [aria-hidden=true], [role=img]';

const markedNodes = new WeakMap<Node, Marked>();

/** What React rendered where something else was typed since. */
const typedOver = new Map<Text, Marked>();

/**
 * Takes the marks out of all that the page shows, before it is painted, and remembers where they
 * were. Elements with a text can be reached with the keyboard.
 */
export function watchMarkedTexts(): void {
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes, attributeName } of records) {
      if (type === 'childList') addedNodes.forEach(readMarks);
      else if (target instanceof Text) readText(target);
      else if (target instanceof Element && attributeName) readAttribute(target, attributeName);
    }
  });
  const options = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document, options);
}

/**
 * Shows what was typed in a text's place, until the page is rendered again.
 * @param isThere whether it is written where the text is, which can then be opened again at once
 */
export function typeOver(node: Text, typed: string, isThere: boolean): void {
  const marked = markedNodes.get(node);
  if (marked && !typedOver.has(node)) typedOver.set(node, marked);
  if (marked && isThere) markedNodes.set(node, { ...marked, shown: typed });
  node.data = typed;
}

/**
 * Puts back what React rendered, to be called right before it renders again: it compares with that,
 * not with what the page shows, and would leave a text that was typed and undone meanwhile.
 */
export function putBackTypedOver(): void {
  for (const [node, marked] of typedOver) {
    markedNodes.set(node, marked);
    node.data = marked.shown;
  }
  typedOver.clear();
}

function readMarks(node: Node): void {
  if (node instanceof Text) readText(node);
  if (!(node instanceof Element)) return;
  for (const name of node.getAttributeNames()) readAttribute(node, name);
  node.childNodes.forEach(readMarks);
}

/** Texts that are no words on the page lose their marks, and are edited elsewhere. */
function readAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name) ?? '';
  if (withoutMarks(value) !== value) element.setAttribute(name, withoutMarks(value));
}

function readText(node: Text): void {
  const [start, end] = [startsIn(node.data)[0], endIn(node.data)];
  const former = markedNodes.get(node);
  if (start === undefined && end === undefined) {
    if (former && former.shown !== node.data) markedNodes.delete(node);
    return;
  }
  const shown = withoutMarks(node.data);
  typedOver.delete(node);
  markedNodes.set(node, { start, end, shown });
  node.data = shown;
  const element = node.parentElement;
  if (start === undefined || !element || element.closest('head, option, title')) return;
  element.setAttribute(textAttribute, String(start));
  if (!element.closest(reached) && !element.hasAttribute('tabindex')) element.tabIndex = 0;
}

/** The text that an element shows first. */
export const shownTextIn = (element: Element): ShownText | undefined => {
  const first = textNodesIn(element).find((node) => markedNodes.get(node)?.start !== undefined);
  return first && shownTextAt(first);
};

/** The text that a node is a part of. */
export function shownTextAt(node: Node): ShownText | undefined {
  for (let place: Node | null = node; place && place !== document.body; place = place.parentNode) {
    const around = textNodesIn(place);
    for (const first of around) {
      const number = markedNodes.get(first)?.start;
      if (number === undefined) continue;
      const last = around.find((each) => markedNodes.get(each)?.end === number) ?? first;
      const nodes = first === last ? [first] : rangeBetween(first, last);
      if (nodes.some((each) => each.contains(node) || node.contains(each)))
        return { number, nodes };
    }
    if (place instanceof Element && place.hasAttribute(textAttribute)) return undefined;
  }
  return undefined;
}

/** The children of what holds two nodes, from the one with the first to the one with the last. */
function rangeBetween(first: Node, last: Node): ChildNode[] {
  let holder: Node | null = first.parentNode;
  while (holder && !holder.contains(last)) holder = holder.parentNode;
  const children = [...(holder?.childNodes ?? [])];
  const indexOf = (node: Node) => children.findIndex((child) => child.contains(node));
  return children.slice(indexOf(first), indexOf(last) + 1);
}

function textNodesIn(place: Node): Text[] {
  if (place instanceof Text) return [place];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
}
