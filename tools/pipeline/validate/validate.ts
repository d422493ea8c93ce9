import type { Form, Messages, Page, Shell, SiteConfig } from '../../../src/generated/types.ts';
import { error, startOf, type Problem } from '../../model/problem.ts';
import { validateDocument, type Found } from './schema-problems.ts';
import {
  pathOf,
  type PageSource,
  type Reference,
  type Site,
  type SiteFiles,
} from '../../model/site.ts';
import { readSource } from '../load/json/read-source.ts';
import { type Source } from '../../model/source.ts';
import { siteFile, kindOf } from '../../model/file-paths.ts';

type Reading = { source?: Source; problems: Problem[]; references: Reference[] };

/**
 * What was read of some bytes, for as long as somebody keeps them: a site is looked at many times
 * while one of its files changes.
 */
const readings = new WeakMap<Uint8Array, { file: string; reading: Reading }>();

function read(file: string, bytes: Uint8Array, schema: string, language?: string): Reading {
  const known = readings.get(bytes);
  if (known?.file === file) return known.reading;
  const { source, problems } = readSource(file, bytes);
  const found: Found =
    source && problems.length === 0
      ? validateDocument(source, schema)
      : { problems, references: [] };
  const reading = {
    source,
    problems: found.problems,
    references: found.references.map((reference) => ({ ...reference, source: source!, language })),
  };
  readings.set(bytes, { file, reading });
  return reading;
}

/**
 * Reads and validates every file of a site, each on its own.
 * @returns the site, unless site.json itself cannot be used, and all problems
 */
export function validate(files: SiteFiles): { site?: Site; problems: Problem[] } {
  const problems: Problem[] = [];
  const references: Site['references'] = [];
  const take = <T>(
    file: string,
    schema: string,
    language?: string,
  ): { source?: Source<T>; sound: boolean } => {
    const { source, ...found } = read(file, files.json.get(file)!, schema, language);
    for (const problem of found.problems) problems.push(problem);
    for (const reference of found.references) references.push(reference);
    return {
      source: source as Source<T> | undefined,
      sound: source !== undefined && found.problems.length === 0,
    };
  };

  if (!files.json.has(siteFile))
    return { problems: [error('site/no-config', startOf(siteFile), { file: siteFile })] };
  const config = take<SiteConfig>(siteFile, 'site');
  if (!config.sound) return { problems };
  const languages = config.source!.value.languages.map(({ code }) => code);

  const site: Site = {
    files,
    config: config.source!,
    pages: [],
    versions: new Map(),
    pageOf: new Map(),
    shells: new Map(),
    forms: new Map(),
    messages: new Map(),
    unsound: new Set(),
    strays: [],
    references,
  };
  const keep = <T>(
    map: Map<string, Source<T>>,
    name: string,
    { source, sound }: { source?: Source<T>; sound: boolean },
    file: string,
  ) => {
    if (source && sound) map.set(name, source);
    else site.unsound.add(file);
  };
  for (const file of [...files.json.keys()].filter((each) => each !== siteFile).sort()) {
    const kind = kindOf(file);
    if (!kind || ('language' in kind && !languages.includes(kind.language))) site.strays.push(file);
    else if (kind.schema === 'form') keep(site.forms, kind.name, take<Form>(file, 'form'), file);
    else if (kind.schema === 'messages')
      keep(site.messages, kind.language, take<Messages>(file, 'messages', kind.language), file);
    else if (kind.schema === 'shell')
      keep(site.shells, kind.language, take<Shell>(file, 'shell', kind.language), file);
    else if (kind.schema === 'page') {
      const { source, sound } = take<Page>(file, 'page', kind.language);
      if (source && isObject(source.value))
        addPage(site, {
          route: kind.route,
          path: pathOf(kind.route),
          language: kind.language,
          source,
          sound,
        });
      else site.unsound.add(file);
    }
  }
  return { site, problems };
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function addPage({ pages, versions, pageOf }: Site, page: PageSource) {
  pages.push(page);
  versions.set(page.path, [...(versions.get(page.path) ?? []), page]);
  pageOf.set(page.source, page);
}
