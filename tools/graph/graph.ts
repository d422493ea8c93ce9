import { parseTarget } from '../../src/lib/links.ts';
import { messageKey, messageKeys } from '../model/messages.ts';
import type { Reference, Site } from '../model/site.ts';
import { usedInCode } from './code.ts';

export const kinds = ['page', 'section', 'picture', 'form', 'message'] as const;
export type Kind = (typeof kinds)[number];

/**
 * Something that others in the site can refer to: `/clinicas`, `/clinicas#hero`, `/images/a.png`,
 * `clinics`, `common.close`.
 */
export type Thing = { kind: Kind; name: string };

/**
 * One place that refers to something. `from` is a page's section or the page itself, `header`,
 * `footer`, `site.json`, or a file of the code.
 */
export type Use = Thing & { from: string; language?: string; file: string; line?: number };

export type Graph = { things: Thing[]; uses: Use[] };

/** The pictures and videos of the public folder. */
const shownFile = /\.(avif|gif|jpe?g|png|svg|webp|mp4|webm)$/i;

/**
 * All that a site consists of, and who refers to what.
 * @param code the project's source files by path, which use messages and pictures of their own
 */
export function graphOf(site: Site, code: Map<string, string>): Graph {
  const messages = messageKeys(site, site.config.value.languages[0]!.code) ?? [];
  const files = [...site.files.publicFiles.keys()];
  const paths = [...new Set(site.pages.map(({ path }) => path))].sort();
  const named = (kind: Kind, names: string[]): Thing[] => names.map((name) => ({ kind, name }));
  const inCode = [...usedInCode(code, [...messages, ...files])].flatMap(([name, users]) =>
    users.map(
      (file): Use => ({
        kind: messages.includes(name) ? 'message' : 'picture',
        name,
        from: file,
        file,
      }),
    ),
  );
  return {
    things: [
      ...named('page', paths),
      ...named(
        'section',
        paths.flatMap((path) => [
          ...new Set(
            site.pages
              .filter((page) => page.path === path && page.sound)
              .flatMap(({ source }) => source.value.sections.map(({ id }) => `${path}#${id}`)),
          ),
        ]),
      ),
      ...named('picture', files.filter((file) => shownFile.test(file)).sort()),
      ...named('form', [...site.forms.keys()]),
      ...named('message', messages),
    ],
    uses: [...site.references.flatMap((reference) => usesOf(site, reference)), ...inCode],
  };
}

/** What a reference refers to: a link to a section refers to its page, too. */
function usesOf(site: Site, { kind, value, pointer, source, language }: Reference): Use[] {
  const page = site.pages.find((each) => each.source === source);
  const { file, line } = source.at(pointer);
  const use = (kind: Kind, name: string): Use => ({
    kind,
    name,
    from: placeOf(site, source.file, pointer, page?.path),
    language,
    file,
    line,
  });
  if (kind === 'form') return [use('form', value)];
  if (kind === 'picture' || kind === 'media') return [use('picture', value)];
  if (kind === 'message') return messageKey(value) ? [use('message', messageKey(value)!)] : [];
  if (kind === 'section') return [use('section', `${page!.path}#${value}`)];
  if (kind !== 'target') return [];
  const { path, section } = parseTarget(value);
  const to = path || page?.path || '';
  return [
    ...(path ? [use('page', to)] : []),
    ...(section ? [use('section', `${to}#${section}`)] : []),
  ];
}

/** The part of the site that a pointer is in. */
function placeOf({ pages }: Site, file: string, pointer: string, path?: string): string {
  if (!path)
    return file.startsWith('pages-config/shell/')
      ? pointer.split('/')[1]!
      : file.replace('pages-config/', '');
  const index = /^\/sections\/(\d+)/.exec(pointer)?.[1];
  const sections = pages.find(({ source }) => source.file === file)!.source.value.sections;
  return index === undefined ? path : `${path}#${sections[Number(index)]?.id ?? ''}`;
}
