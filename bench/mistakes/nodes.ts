import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';

/** The root of a file's JSON. @throws where there is none */
export function rootOf(text: string): Node {
  const root = parseTree(text);
  if (!root) throw new Error('There is no JSON here.');
  return root;
}

/** What stands at a path. @throws where nothing does */
export function nodeAt(parent: Node, path: JSONPath): Node {
  const node = findNodeAtLocation(parent, path);
  if (!node) throw new Error(`Nothing stands at ${path.join('/')}.`);
  return node;
}
