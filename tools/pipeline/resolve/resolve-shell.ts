import type { Language, SkeletonShape } from '../../../src/generated/types.ts';
import { localizedHref } from '../../../src/lib/links.ts';
import type { ShellData } from '../../../src/lib/page-data.ts';
import { required } from '../../model/required.ts';
import { blockSchema } from '../../model/schemas.ts';
import { routesOf, type Site, versionOrFallback } from '../../model/site.ts';
import { compileMessages, messagesOf, resolveMessages } from './resolve-messages.ts';

/** What the pages of a language share, without what all languages share. */
export type LanguageShell = Omit<ShellData, 'year' | 'icons' | 'skeletons'>;

/** Header, footer, settings and interface texts in a language. */
export function resolveShell(site: Site, language: Language): LanguageShell {
  const { url, brand, social, shell: settings, timings, carousels } = site.config.value;
  const messages = messagesOf(site, language.code);
  const source = required(site.shells.get(language.code), `shell in ${language.code}`);
  const {
    translatedFrom: _from,
    languageExceptions: _exceptions,
    $schema: _schema,
    ...shell
  } = resolveMessages(source.value, messages.value);
  const icon = site.files.publicFiles.has('/favicon.svg') ? '/favicon.svg' : undefined;
  return {
    url,
    icon,
    language,
    brand,
    social,
    settings,
    timings,
    carousels,
    shell,
    messages: compileMessages(messages),
  };
}

/** How many of a page's sections its skeleton shows. */
const skeletonSections = 3;

/**
 * The skeleton of each page, by address: the shapes of its first sections; none where only the
 * header shows.
 */
export function skeletonsOf(site: Site): ShellData['skeletons'] {
  const skeletons = site.config.value.languages.flatMap(({ code, prefix }) =>
    routesOf(site).map((route) => {
      const { source, path } = versionOrFallback(site, route, code);
      const { loading, sections } = source.value;
      const shapes = sections.slice(0, skeletonSections).map(({ type }) => skeletonOf(type));
      return [localizedHref(path, prefix), loading === 'header' ? [] : shapes] as const;
    }),
  );
  return Object.fromEntries(skeletons);
}

const skeletonOf = (type: string): SkeletonShape =>
  required(blockSchema(type).skeleton, `skeleton of the block ${type}`);
