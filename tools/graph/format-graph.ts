import type { Problem } from '../model/problem.ts';
import { describeProblem } from '../report/describe-problem.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import {
  nodeKinds,
  type Graph,
  type NodeKind,
  type GraphNode,
  type GraphEdge,
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

/** Everything in a site, kind by kind, and who refers to it. */
export function formatGraph(
  { nodes: things, edges: uses }: Graph,
  languages: string[],
  language: ToolLanguage,
): string {
  const t = createTranslator(language);
  return nodeKinds
    .map((kind) => {
      const own = things.filter((thing) => thing.kind === kind);
      return [
        `${t(`graph.kinds.${kind}`)} (${own.length})`,
        ...own.flatMap((thing) =>
          wrapList(
            `  ${thing.name}  ← `,
            formatOrigins(
              uses.filter((use) => isEdgeTo(use, thing)),
              languages,
            ),
            t('graph.nobody'),
          ),
        ),
      ].join('\n');
    })
    .join('\n\n');
}

/**
 * One thing: who refers to it, and what it refers to. A page refers to what its sections refer to.
 */
export function formatNode(
  { edges: uses }: Graph,
  node: GraphNode,
  language: ToolLanguage,
): string {
  const t = createTranslator(language);
  const locations = (found: GraphEdge[], name: (use: GraphEdge) => string) => [
    ...new Set(
      found.map((use) => `    ${name(use)}  (${use.file}${use.line ? `:${use.line}` : ''})`),
    ),
  ];
  const to = locations(
    uses.filter((use) => isEdgeTo(use, node)),
    (use) => use.from,
  );
  const out = locations(
    uses.filter((use) => isEdgeFrom(use, node)),
    (use) => `${t(`graph.kind.${use.kind}`)} ${use.name}`,
  );
  return [
    `${t(`graph.kind.${node.kind}`)} ${node.name}`,
    `  ${t('graph.usedBy')}`,
    ...(to.length > 0 ? to : [`    ${t('graph.nobody')}`]),
    `  ${t('graph.refersTo')}`,
    ...(out.length > 0 ? out : [`    ${t('graph.nothing')}`]),
  ].join('\n');
}

/** The same for programs. */
export const graphToJson = ({ nodes: things, edges: uses }: Graph) =>
  things.map(({ kind, name }) => ({
    kind,
    name,
    usedBy: uses
      .filter((use) => isEdgeTo(use, { kind, name }))
      .map(({ from: user, language, file, line }) => ({ from: user, language, file, line })),
    refersTo: uses
      .filter((use) => isEdgeFrom(use, { kind, name }))
      .map((use) => ({
        kind: use.kind,
        name: use.name,
        language: use.language,
        file: use.file,
        line: use.line,
      })),
  }));

const isEdgeTo = (edge: GraphNode, node: GraphNode): boolean =>
  edge.kind === node.kind && edge.name === node.name;

const isEdgeFrom = ({ from: user }: GraphEdge, { kind, name }: GraphNode): boolean =>
  kind === 'page' ? user.split('#')[0] === name : kind === 'section' && user === name;

/** Who refers to something, each once, with its languages where they are not all. */
function formatOrigins(uses: GraphEdge[], languages: string[]): string[] {
  return [...new Set(uses.map((use) => use.from))].map((user) => {
    const own = new Set(
      uses.filter((use) => use.from === user).flatMap((use) => use.language ?? languages),
    );
    return languages.every((language) => own.has(language))
      ? user
      : `${user} (${[...own].join(' ')})`;
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
 * The things that somebody may mean by a name: `/clinicas`, `clinicas`, `home`, `/clinicas#hero`,
 * `clinics`, `common.close`.
 */
export function findNodes({ nodes: things }: Graph, typed: string): GraphNode[] {
  const wanted: Partial<Record<NodeKind, string>> = {
    page: typed === 'home' ? '/' : `/${typed.replace(/^\/|\/$/g, '')}`,
  };
  return things.filter(({ kind, name }) => name === typed || name === wanted[kind]);
}
