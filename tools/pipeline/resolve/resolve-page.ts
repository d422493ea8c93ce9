import type { Language, Theme } from '../../../src/generated/types.ts';
import { localizedHref } from '../../../src/lib/links.ts';
import type { Alternate, PageData, ResolvedForm } from '../../../src/lib/page-data.ts';
import type { RichTree } from '../../../src/lib/rich-text.ts';
import { colorScale } from '../../../src/theme/color-scale.ts';
import { addressOf } from '../../model/addresses.ts';
import { flattenMessages } from '../../model/messages.ts';
import { shownVersion } from '../../model/publishing.ts';
import { required } from '../../model/required.ts';
import { type PageVersion, type Reference, routeOf, type Site } from '../../model/site.ts';
import type { ResolvedPictures } from './picture-resolver.ts';
import { resolveContent } from './resolve-content.ts';
import { messagesOf } from './resolve-messages.ts';
import { skeletonOf } from './skeletons.ts';

/** What every page of a language says of its build. */
export type PageOrigin = Pick<PageData, 'build' | 'language' | 'shell'>;

/** What a page names, in its language. */
export type PageParts = Pick<ResolvedPictures, 'pictures'> & {
  references: Reference[];
  shareImage?: string;
  shareSize?: PageData['shareSize'];
  forms: Record<string, ResolvedForm>;
  texts: Record<string, RichTree> | undefined;
} & Pick<PageData, 'formulas' | 'downloads'>;

/**
 * A page in a language.
 * @param version the route's page in that language, or the one that stands in for it
 */
export function resolvePage(
  site: Site,
  version: PageVersion,
  language: Language,
  origin: PageOrigin,
  { references, pictures, forms, texts, ...parts }: PageParts,
): PageData {
  const {
    status: _status,
    publishAt: _publishAt,
    unpublishAt: _unpublishAt,
    slug: _slug,
    shareImage: _shareImage,
    search,
    missingIn: _missing,
    translatedFrom: _from,
    languageExceptions: _exceptions,
    $schema: _schema,
    accent,
    ...own
  } = resolveContent(site, version.source.value, language.code, references);
  return {
    ...origin,
    ...own,
    ...parts,
    ...(search === false && { search }),
    path: addressOf(site, version.path, language),
    contentLanguage: version.language,
    ...scalesOf(site.config.value.theme, accent),
    skeleton: skeletonOf(own),
    pictures,
    forms,
    texts,
    alternates: alternatesOf(site, version.path),
  };
}

/** The ramps of a page: its accent's all over, or between header and footer alone. */
const scalesOf = (
  { hue, accentScope }: Theme,
  accent = hue,
): Pick<PageData, 'hue' | 'colorScale' | 'contentScale'> => ({
  hue: accent,
  ...(accentScope === 'page' || accent === hue
    ? { colorScale: colorScale(accent) }
    : { colorScale: colorScale(hue), contentScale: colorScale(accent) }),
});

/** The page of a language for addresses that no page has. */
export function resolveErrorPage(
  site: Site,
  { code, prefix }: Language,
  origin: PageOrigin,
): PageData {
  const { brand, theme } = site.config.value;
  const description = flattenMessages(messagesOf(site, code).value).get('common.errorNotFound');
  return {
    ...origin,
    path: localizedHref('/404', prefix),
    contentLanguage: code,
    title: `404 · ${brand.name}`,
    description: required(description, `message common.errorNotFound in ${code}`),
    hue: theme.hue,
    colorScale: colorScale(theme.hue),
    loading: 'header',
    callBar: false,
    skeleton: [],
    arrivals: [],
    sections: [],
    pictures: {},
    forms: {},
    alternates: alternatesOf(site, '/'),
    failure: { status: 404 },
  };
}

function alternatesOf(site: Site, path: string): Alternate[] {
  return site.config.value.languages.flatMap((language): Alternate[] => {
    const { code, tag, name } = language;
    const version = shownVersion(site, routeOf(path), code);
    if (!version) return [];
    const { offer, offerLink } = messagesOf(site, code).value.navigation;
    return [
      {
        language: code,
        tag,
        name,
        path: addressOf(site, path, language),
        offer,
        offerLink,
        isFallback: version.language === code ? undefined : true,
        ...(version.source.value.search === false && { search: false }),
      },
    ];
  });
}
