import { parse } from '@formatjs/icu-messageformat-parser';
import type { Language, Messages, Page } from '../../../src/generated/types.ts';
import type {
  Alternate,
  CompiledMessages,
  ResolvedForm,
  PageData,
  ShellData,
} from '../../../src/lib/page-data.ts';
import { localizedHref } from '../../../src/lib/links.ts';
import { colorScale } from '../../../src/theme/color-scale.ts';
import { flattenMessages, parseMessageKey } from '../../model/messages.ts';
import { iconSheet } from './icon-sheet.ts';
import { contentHash, hashedAddress } from './encode-picture.ts';
import { blockSchemas } from '../../model/schemas.ts';
import { renderSharePicture } from './share-picture.ts';
import { formsByLanguage } from './resolve-forms.ts';
import { createPictureResolver } from './picture-resolver.ts';
import type { Site } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { versionOrFallback } from '../../model/site.ts';

export type ResolvedSite = {
  pages: PageData[];
  /** The error page of each language. */
  errorPages: PageData[];
  shells: Map<string, ShellData>;
  /** Every form of the site, by language and name. */
  forms: Map<string, Map<string, ResolvedForm>>;
  /** Pictures, media and data by address. */
  files: Map<string, string | Uint8Array>;
};

type ResolveOptions = {
  /** What names this build: pages of another one are loaded in full. */
  build: string;
  /** Whether pictures get their smaller versions. */
  encode: boolean;
  year: number;
};

/** How many of a page's sections its outline shows. */
const outlinedSections = 3;

/** What the pages of a site share, and each page when it is asked for. */
export type Resolver = Pick<ResolvedSite, 'shells' | 'forms' | 'files'> & {
  /** The routes that have a page, in any language. */
  routes: string[];
  /**
   * A route's page in a language, or the version that stands in for it. @throws UnusableSite where
   * a picture cannot be read
   */
  page: (route: string, language: string) => Promise<PageData>;
  errorPage: (language: string) => PageData;
};

/**
 * Turns a sound site into what its pages are rendered from: texts in place, pictures measured,
 * forms in the page's language. @throws UnusableSite where a picture cannot be read
 */
export async function resolve(site: Site, options: ResolveOptions): Promise<ResolvedSite> {
  const { routes, page, errorPage, ...shared } = await createResolver(site, options);
  const languages = site.config.value.languages.map(({ code }) => code);
  const pages = await Promise.all(
    routes.flatMap((route) => languages.map((language) => page(route, language))),
  );
  if (options.encode) {
    await Promise.all(
      pages.map(async (each) => {
        const { address, content } = await renderSharePicture(each, site.config.value.brand.name);
        each.shareImage = address;
        shared.files.set(address, content);
      }),
    );
  }
  return { pages, errorPages: languages.map(errorPage), ...shared };
}

/**
 * Prepares what all pages share, and makes each page only when it is asked for: while editing, one
 * is looked at.
 */
export async function createResolver(
  site: Site,
  { build, encode, year }: ResolveOptions,
): Promise<Resolver> {
  const { languages, theme, brand } = site.config.value;
  const files: ResolvedSite['files'] = new Map();
  const picturesOf = createPictureResolver(site, files, encode);
  const sheet = await iconSheet(site);
  const icons = hashedAddress('/icons.svg', Buffer.from(sheet));
  files.set(icons, sheet);
  const outlines = skeletonsOf(site);
  const shells = new Map(
    languages.map((language) => [
      language.code,
      { ...shellOf(site, language), year, icons, skeletons: outlines },
    ]),
  );
  const shellAddresses = new Map(
    [...shells].map(([code, shell]) => {
      const json = JSON.stringify(shell);
      const address = `/assets/shell.${code}.${contentHash(json)}.json`;
      files.set(address, json);
      return [code, address];
    }),
  );
  const common = ({ code }: Language) => ({
    build,
    language: code,
    shell: shellAddresses.get(code)!,
  });
  const languageOf = (code: string) => languages.find((language) => language.code === code)!;
  const forms = formsByLanguage(site);

  async function page(route: string, code: string): Promise<PageData> {
    const language = languageOf(code);
    const source = versionOrFallback(site, route, code);
    const {
      status: _status,
      missingIn: _missing,
      translatedFrom: _from,
      languageExceptions: _exceptions,
      $schema: _schema,
      accent = theme.hue,
      ...own
    } = resolveMessages(source.source.value, site.messages.get(code)!.value) as Page;
    const references = site.references.filter((reference) => reference.source === source.source);
    return {
      ...common(language),
      ...own,
      path: localizedHref(source.path, language.prefix),
      contentLanguage: source.language,
      colorScale: colorScale(accent),
      pictures: await picturesOf(references),
      forms: Object.fromEntries(
        references
          .filter(({ kind }) => kind === 'form')
          .map(({ value }) => [value, forms.get(code)!.get(value)!]),
      ),
      alternates: alternatesOf(site, source.path),
    };
  }

  const errorPage = (code: string): PageData => ({
    ...common(languageOf(code)),
    path: localizedHref('/404', languageOf(code).prefix),
    contentLanguage: code,
    title: `404 · ${brand.name}`,
    description: flattenMessages(site.messages.get(code)!.value).get('common.errorNotFound')!,
    colorScale: colorScale(theme.hue),
    loading: 'header',
    arrivals: [],
    sections: [],
    pictures: {},
    forms: {},
    alternates: alternatesOf(site, '/'),
    failure: { status: 404 },
  });

  return {
    shells,
    forms,
    files,
    routes: [...new Set(site.pages.map(({ route }) => route))],
    page,
    errorPage,
  };
}

/** A copy of a value in which each text that names a message is that message. */
function resolveMessages(value: unknown, messages: Messages): unknown {
  const texts = flattenMessages(messages);
  const replace = (each: unknown): unknown => {
    if (typeof each === 'string') return texts.get(parseMessageKey(each) ?? '') ?? each;
    if (Array.isArray(each)) return each.map(replace);
    if (typeof each === 'object' && each !== null)
      return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, replace(inner)]));
    return each;
  };
  return replace(value);
}

function shellOf(site: Site, language: Language): Omit<ShellData, 'year' | 'icons' | 'skeletons'> {
  const { url, brand, social, shell: settings, timings, carousels } = site.config.value;
  const source = site.messages.get(language.code)!;
  const {
    translatedFrom: _from,
    languageExceptions: _exceptions,
    $schema: _schema,
    ...shell
  } = resolveMessages(site.shells.get(language.code)!.value, source.value) as ShellData['shell'];
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
    messages: compiledOf(source),
  };
}

const compiledCache = new WeakMap<SourceFile, CompiledMessages>();

/** The interface's messages as the browser formats them, made once for a file. */
function compiledOf(source: SourceFile<Messages>): CompiledMessages {
  const { navigation, common } = source.value;
  const cached =
    compiledCache.get(source) ??
    Object.fromEntries(
      [...flattenMessages({ navigation, common })].map(([key, text]) => [
        key,
        parse(text, { ignoreTag: true }),
      ]),
    );
  compiledCache.set(source, cached);
  return cached;
}

let schemas: ReturnType<typeof blockSchemas> | undefined;

/**
 * The outline of each page, by address: the shapes of its first sections; none where only the
 * header shows.
 */
function skeletonsOf(site: Site): ShellData['skeletons'] {
  schemas ??= blockSchemas();
  const outlines = site.config.value.languages.flatMap(({ code, prefix }) =>
    [...new Set(site.pages.map(({ route }) => route))].map((route) => {
      const { source, path } = versionOrFallback(site, route, code);
      const names =
        source.value.loading === 'header'
          ? []
          : source.value.sections
              .slice(0, outlinedSections)
              .map(({ type }) => schemas![type]!.skeleton!);
      return [localizedHref(path, prefix), names] as const;
    }),
  );
  return Object.fromEntries(outlines);
}

function alternatesOf(site: Site, path: string): Alternate[] {
  return site.config.value.languages.map(({ code, tag, name, prefix }) => {
    const { offer, offerLink } = site.messages.get(code)!.value.navigation;
    const exists = site.pages.some((page) => page.path === path && page.language === code);
    return {
      language: code,
      tag,
      name,
      path: localizedHref(path, prefix),
      offer,
      offerLink,
      standIn: exists ? undefined : true,
    };
  });
}
