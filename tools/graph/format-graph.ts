import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { groupBy } from '../model/group-by.ts';
import type { Problem } from '../model/problem.ts';
import { describeProblem } from '../report/describe-problem.ts';
import {
  type Graph,
  type GraphEdge,
  type GraphNode,
  type NodeKind,
  nodeKinds,
} from './build-graph.ts';

/** The groups of findings, in the order in which they are shown. */
const groups = [
  'graph/unreachable-page',
  'graph/unused-picture',
  'graph/unused-message',
  'graph/other-language-link',
  'graph/menu-without-page',
] as const;

/** The findings, group by group; every group is named, so that an empty one is seen to be empty. */
export function formatGraphProblems(problems: Problem[], language: ToolLanguage): string {
  const t = createTranslator(language);
  const groupOf = ({ code }: Problem) =>
    groups.find((group) => group === code) ?? 'graph/menu-without-page';
  return groups
    .map((group) => {
      const own = problems.filter((problem) => groupOf(problem) === group);
      const lines = own.flatMap((problem) => {
        const { message, hint } = describeProblem(problem, language);
        return [
          `  ${problem.file}${problem.pointer && `:${problem.line}`}  ${message}`,
          `    ${hint}`,
        ];
      });
      return [`${t(`graph.groups.${group}`)}: ${own.length || t('graph.none')}`, ...lines].join(
        '\n',
      );
    })
    .join('\n');
}

/** Every node, kind by kind, and what refers to it. */
export function formatGraph(
  { nodes, edges }: Graph,
  languages: string[],
  language: ToolLanguage,
): string {
  const t = createTranslator(language);
  const to = edgesTo(edges);
  return nodeKinds
    .map((kind) => {
      const ofKind = nodes.filter((node) => node.kind === kind);
      const lines = ofKind.flatMap((node) => {
        const origins = formatOrigins(to(node), languages);
        const addresses = node.addresses ? ` (${node.addresses.join(' ')})` : '';
        return wrapList(`  ${node.name}${addresses}  ← `, origins, t('graph.nobody'));
      });
      return [`${t(`graph.kinds.${kind}`)} (${ofKind.length})`, ...lines].join('\n');
    })
    .join('\n\n');
}

/**
 * One node: what refers to it, and what it refers to. A page refers to what its sections refer to.
 */
export function formatNode({ edges }: Graph, node: GraphNode, language: ToolLanguage): string {
  const t = createTranslator(language);
  const locations = (found: GraphEdge[], name: (edge: GraphEdge) => string) => [
    ...new Set(
      found.map((edge) => `    ${name(edge)}  (${edge.file}${edge.line ? `:${edge.line}` : ''})`),
    ),
  ];
  const to = locations(edgesTo(edges)(node), (edge) => edge.from);
  const out = locations(
    edgesFrom(edges)(node),
    (edge) => `${t(`graph.kind.${edge.kind}`)} ${edge.name}`,
  );
  return [
    `${t(`graph.kind.${node.kind}`)} ${node.name}`,
    `  ${t('graph.usedBy')}`,
    ...(to.length > 0 ? to : [`    ${t('graph.nobody')}`]),
    `  ${t('graph.refersTo')}`,
    ...(out.length > 0 ? out : [`    ${t('graph.nothing')}`]),
  ].join('\n');
}

/** The graph for programs: each node with its edges in both directions. */
export function graphToJson({ nodes, edges }: Graph) {
  const [to, from] = [edgesTo(edges), edgesFrom(edges)];
  return nodes.map((node) => ({
    kind: node.kind,
    name: node.name,
    usedBy: to(node).map(({ from, language, file, line }) => ({ from, language, file, line })),
    refersTo: from(node).map(({ kind, name, language, file, line }) => ({
      ...{ kind, name, language, file, line },
    })),
  }));
}

type EdgesOf = (node: GraphNode) => GraphEdge[];

/** Finds the edges that lead to a node; all are sorted once. */
function edgesTo(edges: GraphEdge[]): EdgesOf {
  const keyOf = ({ kind, name }: GraphNode) => `${kind} ${name}`;
  const byNode = groupBy(edges, keyOf);
  return (node) => byNode.get(keyOf(node)) ?? [];
}

/** Finds the edges that come from a page, with its sections, or from a section. */
function edgesFrom(edges: GraphEdge[]): EdgesOf {
  const byPage = groupBy(edges, ({ from }) => from.split('#')[0]);
  const byOrigin = groupBy(edges, ({ from }) => from);
  return ({ kind, name }) =>
    (kind === 'page' ? byPage.get(name) : kind === 'section' && byOrigin.get(name)) || [];
}

/** What refers to something, each once, with its languages where they are not all. */
function formatOrigins(edges: GraphEdge[], languages: string[]): string[] {
  return [...groupBy(edges, ({ from }) => from)].map(([from, alike]) => {
    const own = new Set(alike.flatMap((edge) => edge.language ?? languages));
    return languages.every((language) => own.has(language))
      ? from
      : `${from} (${[...own].join(' ')})`;
  });
}

const maxWidth = 100;

/** A list after its beginning, in lines that are not too long. */
function wrapList(begin: string, items: string[], none: string): string[] {
  if (items.length === 0) return [begin + none];
  const lines = [begin];
  items.forEach((item, index) => {
    const text = index < items.length - 1 ? `${item}, ` : item;
    if ((lines.at(-1) + text).trimEnd().length > maxWidth) lines.push(`      ${text}`);
    else lines[lines.length - 1] += text;
  });
  return lines.map((line) => line.trimEnd());
}

/**
 * The nodes that a typed name may mean: `/clinicas`, `clinicas`, `home`, `/en/clinics` where that
 * is a page's address, `/clinicas#hero`, `clinics`, `common.close`.
 */
export function findNodes({ nodes }: Graph, typed: string): GraphNode[] {
  const wanted: Partial<Record<NodeKind, string>> = {
    page: typed === 'home' ? '/' : `/${typed.replace(/^\/|\/$/g, '')}`,
  };
  return nodes.filter(
    ({ kind, name, addresses }) =>
      name === typed || name === wanted[kind] || addresses?.includes(typed),
  );
}
