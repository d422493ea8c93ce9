import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import type { createElement, ReactNode } from 'react';
import type { Bench } from '../tools/cli/bench.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { buildSite } from '../tools/pipeline/build.ts';
import { percentile } from './test-support/percentiles.ts';
import { wholeNumber } from './test-support/whole-number.ts';

type Document = ReturnType<typeof parseDocument>;
type ChildNode = Document['children'][number];
type Element = Extract<ChildNode, { attribs: unknown }>;

const usual = { pages: 3000, rounds: 10 };

export const options: Bench['options'] = ['pages', 'rounds'];

/**
 * What React alone takes for the shipped pages: their elements as they are in the finished HTML,
 * with their classes, without a component, a style, a hook or a context, rendered over and over in
 * one thread. No build that has React render every page as a whole can be faster than that.
 */
export const run: Bench['run'] = async (log, { pages, rounds } = {}) => {
  const repeats = wholeNumber('--rounds', rounds, usual.rounds, 1);
  const wanted = wholeNumber('--pages', pages, usual.pages, 1);
  const { problems } = await buildSite(projectRoot);
  if (problems.some(({ severity }) => severity === 'error'))
    throw new Error('This site has mistakes of its own: npm run check');
  // Loaded here, for production: to build has said so.
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ]);
  const dist = join(projectRoot, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  const trees: ReactNode[] = [];
  let elements = 0;
  for (const file of files) {
    const { children }: Document = parseDocument(await readFile(join(dist, file), 'utf8'));
    trees.push(children.map(nodeMaker(createElement)));
    elements += countElements(children);
  }
  const renderAll = () => {
    for (const tree of trees) renderToStaticMarkup(tree);
  };
  renderAll();
  renderAll();
  const times: number[] = [];
  for (let round = 0; round < repeats; round++) {
    const { user, system } = process.cpuUsage();
    renderAll();
    const now = process.cpuUsage();
    times.push((now.user + now.system - user - system) / 1000 / trees.length);
  }
  const [least, median] = [Math.min(...times), percentile(times, 50)];
  const cores = availableParallelism();
  const seconds = (each: number) => ((each * wanted) / 1000).toFixed(1);
  log(
    `${trees.length} pages of ${Math.round(elements / trees.length)} elements: ` +
      `${least.toFixed(2)} ms of processor a page at least, ${median.toFixed(2)} at the median`,
  );
  log(
    `${wanted} pages: ${seconds(least)} to ${seconds(median)} s of processor, ` +
      `${seconds(least / cores)} to ${seconds(median / cores)} s on ${cores} cores`,
  );
  return true;
};

/** Makes an element as React would be given it, all texts and attributes in place. */
const nodeMaker = (create: typeof createElement) =>
  function toNode(node: ChildNode, key: number): ReactNode {
    if (node.type === 'text') return node.data;
    if (!isElement(node)) return null;
    const { class: className, style, value, ...attributes } = node.attribs;
    const given = { key, className, 'data-style': style, defaultValue: value, ...attributes };
    const [text] = node.children;
    if (node.type === 'tag')
      return text ? create(node.name, given, node.children.map(toNode)) : create(node.name, given);
    const __html = text?.type === 'text' ? text.data : '';
    return create(node.name, { ...given, dangerouslySetInnerHTML: { __html } });
  };

const isElement = (node: ChildNode): node is Element =>
  node.type === 'tag' || node.type === 'script' || node.type === 'style';

const countElements = (nodes: ChildNode[]): number =>
  nodes.filter(isElement).reduce((sum, { children }) => sum + 1 + countElements(children), 0);
