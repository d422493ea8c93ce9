import { parse } from '@formatjs/icu-messageformat-parser';
import type { Language, Messages, Page } from '../../../src/generated/types.ts';
import type {
  Alternate,
  CompiledMessages,
  FormData,
  PageData,
  ShellData,
} from '../../../src/lib/data.ts';
import { addressOf } from '../../../src/lib/links.ts';
import { ramp } from '../../../src/theme/ramp.ts';
import { flat, messageKey } from '../../model/messages.ts';
import { iconSheet } from './icons.ts';
import { contentHash, hashedAddress } from './pictures.ts';
import { blockSchemas } from '../../model/schemas.ts';
import { sharePicture } from './share-pictures.ts';
import { formsByLanguage } from './site-forms.ts';
import { createPictures } from './site-pictures.ts';
import type { Site } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import { versionFor } from '../../model/site.ts';

export type ResolvedSite = {
  pages: PageData[];
  /** The error page of each language. */
  errorPages: PageData[];
  shells: Map<string, ShellData>;
  /** Every form of the site, by language and name. */
  forms: Map<string, Map<string, FormData>>;
  /** Pictures, media and data by address. */
  files: Map<string, string | Uint8Array>;
};

type Options = {
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
export async function resolve(site: Site, options: Options): Promise<ResolvedSite> {
  const { routes, page, errorPage, ...shared } = await createResolver(site, options);
  const languages = site.config.value.languages.map(({ code }) => code);
  const pages = await Promise.all(
    routes.flatMap((route) => languages.map((language) => page(route, language))),
  );
  if (options.encode) {
    await Promise.all(
      pages.map(async (each) => {
        const { address, content } = await sharePicture(each, site.config.value.brand.name);
        each.share = address;
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
  { build, encode, year }: Options,
): Promise<Resolver> {
  const { languages, theme, brand } = site.config.value;
  const files: ResolvedSite['files'] = new Map();
  const picturesOf = createPictures(site, files, encode);
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
    const source = versionFor(site, route, code);
    const {
      status: _status,
      missingIn: _missing,
      translatedFrom: _from,
      languageExceptions: _exceptions,
      $schema: _schema,
      accent = theme.hue,
      ...own
    } = withMessages(source.source.value, site.messages.get(code)!.value) as Page;
    const references = site.references.filter((reference) => reference.source === source.source);
    return {
      ...common(language),
      ...own,
      path: addressOf(source.path, language.prefix),
      contentLanguage: source.language,
      ramp: ramp(accent),
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
    path: addressOf('/404', languageOf(code).prefix),
    contentLanguage: code,
    title: `404 · ${brand.name}`,
    description: flat(site.messages.get(code)!.value).get('common.errorNotFound')!,
    ramp: ramp(theme.hue),
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
function withMessages(value: unknown, messages: Messages): unknown {
  const texts = flat(messages);
  const replace = (each: unknown): unknown => {
    if (typeof each === 'string') return texts.get(messageKey(each) ?? '') ?? each;
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
  } = withMessages(site.shells.get(language.code)!.value, source.value) as ShellData['shell'];
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

const compiled = new WeakMap<Source, CompiledMessages>();

/** The interface's messages as the browser formats them, made once for a file. */
function compiledOf(source: Source<Messages>): CompiledMessages {
  const { navigation, common } = source.value;
  const known =
    compiled.get(source) ??
    Object.fromEntries(
      [...flat({ navigation, common })].map(([key, text]) => [
        key,
        parse(text, { ignoreTag: true }),
      ]),
    );
  compiled.set(source, known);
  return known;
}

let shapes: ReturnType<typeof blockSchemas> | undefined;

/**
 * The outline of each page, by address: the shapes of its first sections; none where only the
 * header shows.
 */
function skeletonsOf(site: Site): ShellData['skeletons'] {
  shapes ??= blockSchemas();
  const outlines = site.config.value.languages.flatMap(({ code, prefix }) =>
    [...new Set(site.pages.map(({ route }) => route))].map((route) => {
      const { source, path } = versionFor(site, route, code);
      const names =
        source.value.loading === 'header'
          ? []
          : source.value.sections
              .slice(0, outlinedSections)
              .map(({ type }) => shapes![type]!.skeleton!);
      return [addressOf(path, prefix), names] as const;
    }),
  );
  return Object.fromEntries(outlines);
}

function alternatesOf(site: Site, path: string): Alternate[] {
  return site.config.value.languages.map(({ code, tag, name, prefix }) => {
    const { offer, offerLink } = site.messages.get(code)!.value.navigation;
    const own = site.pages.some((page) => page.path === path && page.language === code);
    return {
      language: code,
      tag,
      name,
      path: addressOf(path, prefix),
      offer,
      offerLink,
      standIn: own ? undefined : true,
    };
  });
}
