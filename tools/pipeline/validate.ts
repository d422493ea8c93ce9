import type { Form, Messages, Page, Shell, SiteConfig } from '../../src/generated/types.ts';
import { nearest } from './nearest.ts';
import { error, startOf, type Problem } from './problem.ts';
import { validateDocument, type Found } from './schema-problems.ts';
import { pathOf, type PageSource, type Reference, type Site, type SiteFiles } from './site.ts';
import { readSource, type Source } from './source.ts';

const pageFile = /^pages-config\/pages\/(.+)\/([a-z]{2})\.json$/;
const shellFile = /^pages-config\/shell\/([a-z]{2})\.json$/;
const formFile = /^pages-config\/forms\/([a-z0-9-]+)\.json$/;
const messagesFile = /^translations\/([a-z]{2})\.json$/;
const siteFile = 'pages-config/site.json';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads and validates every file of a site, each on its own.
 * @returns the site, unless site.json itself cannot be used, and all problems
 */
export function validate(files: SiteFiles): { site?: Site; problems: Problem[] } {
  const problems: Problem[] = [];
  const references: Reference[] = [];
  const read = <T>(file: string, schema: string, language?: string): { source?: Source<T>; sound: boolean } => {
    const { source, problems: found } = readSource(file, files.json.get(file)!);
    const checked: Found = source && found.length === 0 ? validateDocument(source, schema) : { problems: [], references: [] };
    for (const problem of [...found, ...checked.problems]) problems.push(problem);
    for (const reference of checked.references) references.push({ ...reference, source: source!, language });
    return { source: source as Source<T> | undefined, sound: source !== undefined && found.length + checked.problems.length === 0 };
  };

  if (!files.json.has(siteFile)) return { problems: [error('site/no-config', startOf(siteFile), { file: siteFile })] };
  const config = read<SiteConfig>(siteFile, 'site');
  if (!config.sound) return { problems };
  const languages = config.source!.value.languages.map(({ code }) => code);

  const site: Site = { files, config: config.source!, pages: [], shells: new Map(), forms: new Map(), messages: new Map(), unsound: new Set(), references };
  const keep = <T>(map: Map<string, Source<T>>, name: string, { source, sound }: { source?: Source<T>; sound: boolean }, file: string) => {
    if (source && sound) map.set(name, source);
    else site.unsound.add(file);
  };
  for (const file of [...files.json.keys()].sort()) {
    const [, route, language = shellFile.exec(file)?.[1] ?? messagesFile.exec(file)?.[1]] = pageFile.exec(file) ?? [];
    const form = formFile.exec(file)?.[1];
    if (file === siteFile) continue;
    else if (language && !languages.includes(language)) problems.push(error('language/unknown-file', startOf(file), { language, languages: languages.join(', ') }));
    else if (route) {
      const { source, sound } = read<Page>(file, 'page', language!);
      if (source && isObject(source.value)) site.pages.push({ route, path: pathOf(route), language: language!, source, sound } satisfies PageSource);
      else site.unsound.add(file);
    } else if (form) keep(site.forms, form, read<Form>(file, 'form'), file);
    else if (file.startsWith('translations/') && language) keep(site.messages, language, read<Messages>(file, 'messages', language), file);
    else if (language) keep(site.shells, language, read<Shell>(file, 'shell', language), file);
    else problems.push(error('site/unknown-file', startOf(file), { nearest: nearest(file, languages.flatMap((code) => [`translations/${code}.json`, `pages-config/shell/${code}.json`])) ?? '' }));
  }
  return { site, problems };
}
