import type { Language } from '../../../src/generated/types.ts';
import type { PageData, ResolvedForm, ShellData } from '../../../src/lib/page-data.ts';
import { localTarget } from '../../model/addresses.ts';
import { contentHash } from '../../model/content-hash.ts';
import { isHidden, shownVersion } from '../../model/publishing.ts';
import { required } from '../../model/required.ts';
import {
  type PageVersion,
  type Reference,
  referencesBySource,
  routesOf,
  type Site,
} from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { type BrandSigns, brandSigns } from './brand-signs.ts';
import { downloadsOf } from './downloads.ts';
import { drawingFiles } from './drawing-files.ts';
import { drawingsTogether } from './drawings-together.ts';
import type { OutputFiles } from './encode-picture.ts';
import { formulasOf } from './formulas.ts';
import { ownSharePicture, sharePointer } from './own-share-picture.ts';
import { createPictureResolver } from './picture-resolver.ts';
import { formsByLanguage } from './resolve-forms.ts';
import { resolveErrorPage, resolvePage } from './resolve-page.ts';
import { resolveShell } from './resolve-shell.ts';
import { richTextsOf } from './rich-texts.ts';
import { skeletonsOfSite } from './skeletons.ts';

export type ResolveOptions = {
  /** What names this build: pages of another one are loaded in full. */
  build: string;
  /** Whether pictures get their smaller versions. */
  encode: boolean;
  year: number;
  /** The shells as they were made of the same, where only some pages are asked for. */
  shells?: ReadonlyMap<string, ShellData>;
};

/** What the pages of a site share. */
export type SharedParts = {
  shells: Map<string, ShellData>;
  /** Every form of the site, by language and name. */
  forms: Map<string, Map<string, ResolvedForm>>;
  /** The shells' data, the drawings, and the brand's logo and icon, by address. */
  files: OutputFiles;
};

/** A route in a language. */
export type PagePlace = { route: string; language: Language };

/** What the pages of a site share, and each page when it is asked for. */
export type Resolver = SharedParts & {
  /** Where there is a page: each route in each language, but where it is not out. */
  places: PagePlace[];
  /**
   * A route's page in a language, or the version that stands in for it, and the files that it
   * needs. @throws BuildError where a picture is damaged
   */
  page: (place: PagePlace) => Promise<{ data: PageData; files: OutputFiles }>;
  errorPage: (language: string) => PageData;
};

/**
 * Prepares what all pages share, and makes each page only when it is asked for: while editing, one
 * is looked at.
 * @throws BuildError where the logo is damaged
 */
export async function createResolver(
  site: Site,
  { build, encode, year, shells: known }: ResolveOptions,
): Promise<Resolver> {
  const { languages } = site.config.value;
  const picturesOf = createPictureResolver(site, encode);
  const { shells, files: shellFiles } = known
    ? { shells: known, files: new Map<string, string>() }
    : shellsOf(site, year, await brandSigns(site, picturesOf, encode));
  const forms = formsByLanguage(site);
  const byLanguage = new Map(
    languages.map((language) => {
      const data = required(shells.get(language.code), `shell in ${language.code}`);
      const json = JSON.stringify(data);
      const address = `/assets/shell.${language.code}.${contentHash(json)}.json`;
      const origin = { build, language: language.code, shell: address };
      return [language.code, { language, data, json, address, origin }];
    }),
  );
  const referencesOf = referencesBySource({ references: site.references.filter(isResolved) });
  const shellIn = (code: string) => required(byLanguage.get(code), `language ${code}`);
  return {
    places: routesOf(site).flatMap((route) =>
      languages.flatMap((language) =>
        isHidden(site, route, language.code) ? [] : [{ route, language }],
      ),
    ),
    forms,
    shells: new Map(shells),
    files: new Map([
      ...shellFiles,
      ...[...byLanguage.values()].map(({ address, json }) => [address, json] as const),
    ]),
    async page({ route, language: { code } }) {
      const { language, origin } = shellIn(code);
      const version = required(shownVersion(site, route, code), `page ${route} in ${code}`);
      const references = referencesOfPage(version, referencesOf);
      const { files: shareFiles, ...share } = await ownSharePicture(site, references, encode);
      const { pictures, files } = await picturesOf(
        references.filter(({ pointer }) => pointer !== sharePointer),
      );
      const ofLanguage = required(forms.get(code), `forms in ${code}`);
      const named = references.flatMap(({ kind, value }) =>
        kind === 'form' ? [[value, required(ofLanguage.get(value), `form ${value}`)] as const] : [],
      );
      const texts = richTextsOf(references, (to) => localTarget(site, to, code));
      const parts = {
        references,
        pictures,
        forms: Object.fromEntries(named),
        texts,
        ...formulasOf(references),
        ...(await downloadsOf(site, references)),
        ...share,
      };
      return {
        data: resolvePage(site, version, language, origin, parts),
        files: new Map([...files, ...shareFiles]),
      };
    },
    errorPage(code) {
      const { language, origin } = shellIn(code);
      return resolveErrorPage(site, language, origin);
    },
  };
}

/** What all pages of each language have, and the drawings that they show. */
function shellsOf(site: Site, year: number, { files, ...signs }: BrandSigns) {
  const { clients, social } = site.config.value;
  const networks = social.map(({ network }) => network);
  const skeletons = skeletonsOfSite(site);
  const together = drawingsTogether(site);
  const made = site.config.value.languages.map((language) => {
    const drawn = drawingFiles(site, networks, clients, together, language.code);
    const data: ShellData = {
      ...resolveShell(site, language, signs),
      year,
      drawings: drawn.drawings,
      ...skeletons,
    };
    return { code: language.code, data, drawn };
  });
  return {
    shells: new Map(made.map(({ code, data }) => [code, data])),
    files: new Map([...files, ...made.flatMap(({ drawn }) => [...drawn.files])]),
  };
}

/**
 * Whether what is named is looked up by a page's references. Texts, five of six, are not: their
 * messages are found where they stand.
 */
const isResolved = ({ kind }: Reference): boolean => kind !== 'message';

/** What a page names, that in the sections that it shares at their places in the page. */
const referencesOfPage = (
  { source, shared }: PageVersion,
  referencesOf: ReadonlyMap<SourceFile, Reference[]>,
): Reference[] => [
  ...(referencesOf.get(source) ?? []),
  ...[...shared].flatMap(([index, section]) =>
    (referencesOf.get(section) ?? []).map((reference) => ({
      ...reference,
      pointer: reference.pointer.replace(/^\/section(?=\/)/, `/sections/${index}`),
    })),
  ),
];
