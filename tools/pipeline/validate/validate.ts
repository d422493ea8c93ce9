import type {
  Form,
  Messages,
  Page,
  SharedSection,
  Shell,
  SiteConfig,
  Words,
} from '../../../src/generated/types.ts';
import { currentInstant } from '../../model/clock.ts';
import { fileKindOf, siteFile } from '../../model/file-paths.ts';
import { error, type Problem, startOfFile } from '../../model/problem.ts';
import { required } from '../../model/required.ts';
import { routePattern } from '../../model/routes.ts';
import {
  type PageVersion,
  pathOf,
  type Reference,
  type Site,
  type SiteFiles,
} from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { readSource } from '../load/json/read-source.ts';
import { completeForms } from './complete-forms.ts';
import { findKnownSection } from './known-sections.ts';
import { leftOutProblems } from './left-out-problems.ts';
import { type ValidationResult, validateDocument } from './validate-document.ts';
import { withSharedSections } from './with-shared-sections.ts';

type FileValidation = { source?: SourceFile; problems: Problem[]; references: Reference[] };

/**
 * What was read of some bytes, for as long as somebody keeps them: a site is looked at many times
 * while one of its files changes.
 */
const validationCache = new WeakMap<Uint8Array, { file: string; validation: FileValidation }>();

function validateFile(
  file: string,
  bytes: Uint8Array,
  schema: string,
  language?: string,
): FileValidation {
  const cached = validationCache.get(bytes);
  if (cached?.file === file) return cached.validation;
  const { source, problems, sectionTexts } = readSource(file, bytes, findKnownSection);
  const found: ValidationResult =
    source && problems.length === 0
      ? validateDocument(source, schema, sectionTexts)
      : { problems, references: [] };
  const validation = {
    source,
    problems: found.problems,
    references: source
      ? found.references.map(({ kind, value, pointer }) => ({
          kind,
          value,
          pointer,
          source,
          language,
        }))
      : [],
  };
  validationCache.set(bytes, { file, validation });
  return validation;
}

/**
 * Reads and validates every file of a site, each on its own.
 * @param instant the moment at which the site is looked at
 * @returns the site, unless site.json itself cannot be used, and all problems
 */
export function validate(
  files: SiteFiles,
  instant: number = currentInstant(),
): { site?: Site; problems: Problem[] } {
  const problems = leftOutProblems(files);
  const references: Site['references'] = [];
  const takeFile = <T>(
    file: string,
    schema: string,
    language?: string,
  ): { source?: SourceFile<T>; isValid: boolean } => {
    const bytes = required(files.json.get(file), `file ${file}`);
    const { source, ...found } = validateFile(file, bytes, schema, language);
    for (const problem of found.problems) problems.push(problem);
    for (const reference of found.references) references.push(reference);
    return {
      source: source as SourceFile<T> | undefined,
      isValid: source !== undefined && found.problems.length === 0,
    };
  };

  if (files.leftOut?.has(siteFile)) return { problems };
  if (!files.json.has(siteFile))
    return { problems: [error('site/no-config', startOfFile(siteFile), { file: siteFile })] };
  const { source: config, isValid } = takeFile<SiteConfig>(siteFile, 'site');
  if (!config || !isValid) return { problems };
  const languages = config.value.languages.map(({ code }) => code);

  const site: Site = {
    files,
    instant,
    config,
    pages: [],
    versions: new Map(),
    pageBySource: new Map(),
    sections: new Map(),
    shells: new Map(),
    forms: new Map(),
    completeForms: new Map(),
    invalidForms: new Map(),
    messages: new Map(),
    invalidFiles: new Set(files.leftOut?.keys()),
    unknownFiles: [],
    references,
  };
  const addIfValid = <T>(
    map: Map<string, SourceFile<T>>,
    name: string,
    { source, isValid: sound }: { source?: SourceFile<T>; isValid: boolean },
    file: string,
  ) => {
    if (source && sound) map.set(name, source);
    else site.invalidFiles.add(file);
  };
  for (const file of [...files.json.keys()].filter((each) => each !== siteFile).sort()) {
    const kind = fileKindOf(file);
    if (!kind || ('language' in kind && !languages.includes(kind.language)))
      site.unknownFiles.push(file);
    else if (kind.schema === 'form') {
      const found = takeFile<Form>(file, 'form');
      addIfValid(site.forms, kind.name, found, file);
      if (found.source && !found.isValid) site.invalidForms.set(kind.name, found.source);
    } else if (kind.schema === 'messages')
      addIfValid(
        site.messages,
        kind.language,
        takeFile<Messages>(file, 'messages', kind.language),
        file,
      );
    else if (kind.schema === 'shell')
      addIfValid(site.shells, kind.language, takeFile<Shell>(file, 'shell', kind.language), file);
    else if (kind.schema === 'section') {
      const found = takeFile<SharedSection>(file, 'section', kind.language);
      const versions = site.sections.get(kind.name) ?? new Map();
      site.sections.set(kind.name, versions);
      addIfValid(versions, kind.language, found, file);
    } else if (kind.schema === 'words') {
      const { source, isValid: sound } = takeFile<Words>(file, 'words');
      if (source && sound) site.words = source;
      else site.invalidFiles.add(file);
    } else if (kind.schema === 'page') {
      const { source, isValid: sound } = takeFile<Page>(file, 'page', kind.language);
      if (source && isObject(source.value))
        addPage(site, {
          route: kind.route,
          path: pathOf(kind.route),
          localPath: localPathOf(kind.route, source.value),
          language: kind.language,
          source,
          written: source,
          shared: new Map(),
          isValid: sound,
        });
      else site.invalidFiles.add(file);
    }
  }
  site.completeForms = completeForms(site.forms);
  return { site: namesShared(site) ? withSharedSections(site) : site, problems };
}

/** Whether a page names a shared section, even where the site has none. */
const namesShared = ({ references }: Site): boolean =>
  references.some(({ kind }) => kind === 'shared');

/** A slug that is none is told of by the schema, or by the check of slugs. */
const localPathOf = (route: string, { slug }: Page): string =>
  typeof slug === 'string' && routePattern.test(slug) && route !== 'home'
    ? pathOf(slug)
    : pathOf(route);

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function addPage({ pages, versions, pageBySource: pageOf }: Site, page: PageVersion) {
  pages.push(page);
  versions.set(page.path, [...(versions.get(page.path) ?? []), page]);
  pageOf.set(page.source, page);
}
