import { parseTarget } from '../../src/lib/links.ts';
import { addressOf } from '../model/addresses.ts';
import { fileKindOf } from '../model/file-paths.ts';
import { pointerParts } from '../model/json-pointer.ts';
import { messageKeys, parseMessageKey } from '../model/messages.ts';
import { namesPublicFile } from '../model/schema.ts';
import {
  mainLanguageOf,
  type PageVersion,
  type Reference,
  type Site,
  usesOf,
} from '../model/site.ts';
import { namesUsedInCode } from './code-references.ts';

export const nodeKinds = ['page', 'section', 'picture', 'form', 'shared', 'message'] as const;
export type NodeKind = (typeof nodeKinds)[number];

/**
 * Something that others in the site can refer to: `/clinicas`, `/clinicas#hero`, `/images/a.png`,
 * `clinics`, `common.close`.
 */
export type GraphNode = {
  kind: NodeKind;
  name: string;
  /** Of a page with slugs, its addresses in the languages that have one. */
  addresses?: string[];
};

/**
 * One place that refers to something. `from` is a page's section or the page itself, `header`,
 * `footer`, `site.json`, or a file of the code.
 */
export type GraphEdge = GraphNode & {
  from: string;
  language?: string;
  file: string;
  line?: number;
};

export type Graph = { nodes: GraphNode[]; edges: GraphEdge[] };

/** The pictures and videos of the public folder. */
const mediaFilePattern = /\.(avif|gif|jpe?g|png|svg|webp|mp4|webm)$/i;

/**
 * Everything that a site consists of, and what refers to what.
 * @param code the project's source files by path, which use messages and pictures of their own
 */
export function buildGraph(site: Site, code: Map<string, string>): Graph {
  const messages = messageKeys(site, mainLanguageOf(site).code) ?? [];
  const files = [...site.files.publicFiles.keys()];
  const paths = [...site.versions.keys()].sort();
  const slugs = slugAddresses(site);
  const nodesOfKind = (kind: NodeKind, names: string[]): GraphNode[] =>
    names.map((name) => ({ kind, name }));
  const inCode = [...namesUsedInCode(code, [...messages, ...files])].flatMap(([name, users]) =>
    users.map(
      (file): GraphEdge => ({
        kind: messages.includes(name) ? 'message' : 'picture',
        name,
        from: file,
        file,
      }),
    ),
  );
  return {
    nodes: [
      ...paths.map((name): GraphNode => {
        const addresses = slugs.get(name);
        return { kind: 'page', name, ...(addresses && { addresses }) };
      }),
      ...nodesOfKind(
        'section',
        paths.flatMap((path) => [
          ...new Set(
            (site.versions.get(path) ?? [])
              .filter(({ isValid }) => isValid)
              .flatMap(({ source }) => source.value.sections.map(({ id }) => `${path}#${id}`)),
          ),
        ]),
      ),
      ...nodesOfKind('picture', files.filter((file) => mediaFilePattern.test(file)).sort()),
      ...nodesOfKind('form', [...site.forms.keys()]),
      ...nodesOfKind('shared', [...site.sections.keys()].sort()),
      ...nodesOfKind('message', messages),
    ],
    edges: [...site.references.flatMap((reference) => edgesOf(site, reference)), ...inCode],
  };
}

/** The addresses of pages with slugs, by path. */
function slugAddresses(site: Site): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const { path, localPath, language } of site.pages) {
    const shownIn = site.config.value.languages.find(({ code }) => code === language);
    if (localPath !== path && shownIn)
      byPath.set(path, [...(byPath.get(path) ?? []), addressOf(site, path, shownIn)]);
  }
  return byPath;
}

/** What a reference refers to: a link to a section refers to its page, too. */
function edgesOf(site: Site, reference: Reference): GraphEdge[] {
  const uses = usesOf(site, reference.source);
  return uses.length > 0
    ? uses.flatMap((use) => edgesFrom(site, reference, use))
    : edgesFrom(site, reference);
}

/** @param use where a shared section stands that has the reference: it is that page's own */
function edgesFrom(
  site: Site,
  { kind, value, pointer, source, language }: Reference,
  use?: { page: PageVersion; index: number },
): GraphEdge[] {
  const page = use?.page ?? site.pageBySource.get(source);
  const edge = (kind: NodeKind, name: string): GraphEdge => {
    const { file, line } = source.at(pointer);
    const from = originOf(source.file, use ? `/sections/${use.index}` : pointer, page);
    return { kind, name, from, language, file, line };
  };
  if (kind === 'shared') return [edge('shared', value)];
  if (kind === 'form') return [edge('form', value)];
  if (namesPublicFile(kind)) return [edge('picture', value)];
  if (kind === 'message') {
    const key = parseMessageKey(value);
    return key === undefined ? [] : [edge('message', key)];
  }
  if (kind === 'section') return page ? [edge('section', `${page.path}#${value}`)] : [];
  if (kind !== 'target') return [];
  const { path, section } = parseTarget(value);
  const to = path || page?.path || '';
  return [
    ...(path ? [edge('page', to)] : []),
    ...(section ? [edge('section', `${to}#${section}`)] : []),
  ];
}

/** The part of the site that a pointer is in. */
function originOf(file: string, pointer: string, page: PageVersion | undefined): string {
  const [part = '', index] = pointerParts(pointer);
  if (!page) return fileKindOf(file)?.schema === 'shell' ? part : file.replace('pages-config/', '');
  const { sections } = page.source.value;
  return part === 'sections' && index !== undefined
    ? `${page.path}#${sections[Number(index)]?.id ?? ''}`
    : page.path;
}
