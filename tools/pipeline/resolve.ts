import { parse } from '@formatjs/icu-messageformat-parser';
import type { Form, Language, Messages, Page } from '../../src/generated/types.ts';
import type { Alternate, CompiledMessages, FormData, PageData, PictureData, ShellData } from '../../src/lib/data.ts';
import { addressOf } from '../../src/lib/links.ts';
import { ramp } from '../../src/theme/ramp.ts';
import { flat } from './checks/messages.ts';
import { messageKey } from './checks/names.ts';
import { contentHash, hashedAddress, makePicture } from './pictures.ts';
import { iconSheet } from './icons.ts';
import { error, UnusableSite } from './problem.ts';
import { blockSchemas } from './schemas.ts';
import { sharePicture } from './share-pictures.ts';
import type { PageSource, Site } from './site.ts';

export type ResolvedSite = {
  pages: PageData[];
  /** The error page of each language. */
  errorPages: PageData[];
  shells: Map<string, ShellData>;
  /** Every form of the site, by language and name. */
  forms: Map<string, Map<string, FormData>>;
  /** Pictures, media and data by address. */
  files: Map<string, string | Uint8Array>;
  /** Origins of what pages embed. */
  frameOrigins: string[];
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

/** Turns a sound site into what its pages are rendered from: texts in place, pictures measured, forms in the page's language. @throws UnusableSite where a picture cannot be read */
export async function resolve(site: Site, { build, encode, year }: Options): Promise<ResolvedSite> {
  const { languages } = site.config.value;
  const files: ResolvedSite['files'] = new Map();
  const pictures = await resolvePictures(site, files, encode);
  const sheet = await iconSheet(site);
  const icons = hashedAddress('/icons.svg', Buffer.from(sheet));
  files.set(icons, sheet);
  const shells = new Map(languages.map((language) => [language.code, shellOf(site, language, year, icons)]));
  const shellAddresses = new Map(
    [...shells].map(([code, shell]) => {
      const json = JSON.stringify(shell);
      const address = `/assets/shell.${code}.${contentHash(json)}.json`;
      files.set(address, json);
      return [code, address];
    }),
  );
  const common = (language: Language) => ({ build, language: language.code, shell: shellAddresses.get(language.code)! });
  const forms = new Map(languages.map(({ code }) => [code, new Map([...site.forms].map(([name, { value }]) => [name, formData(site, name, value, code)]))]));
  const routes = [...new Set(site.pages.map(({ route }) => route))];
  const pages = routes.flatMap((route) =>
    languages.map((language): PageData => {
      const source = versionFor(site, route, language.code);
      const { missingIn: _missing, $schema: _schema, accent = site.config.value.theme.hue, ...page } = withMessages(source.source.value, site.messages.get(language.code)!.value) as Page;
      return {
        ...common(language),
        ...page,
        path: addressOf(source.path, language.prefix),
        contentLanguage: source.language,
        ramp: ramp(accent),
        pictures: pictures.usedBy(source),
        forms: formsOf(site, source, forms.get(language.code)!),
        alternates: alternatesOf(site, source.path),
      };
    }),
  );
  const errorPages = languages.map((language): PageData => ({
    ...common(language),
    path: addressOf('/404', language.prefix),
    contentLanguage: language.code,
    title: `404 · ${site.config.value.brand.name}`,
    description: flat(site.messages.get(language.code)!.value).get('common.errorNotFound')!,
    ramp: ramp(site.config.value.theme.hue),
    loading: 'header',
    arrivals: [],
    sections: [],
    pictures: {},
    forms: {},
    alternates: alternatesOf(site, '/'),
    failure: { status: 404 },
  }));
  if (encode) {
    await Promise.all(
      pages.map(async (page) => {
        const { address, content } = await sharePicture(page, site.config.value.brand.name);
        page.share = address;
        files.set(address, content);
      }),
    );
  }
  const frames = site.references.filter(({ kind }) => kind === 'frame').map(({ value }) => new URL(value).origin);
  return { pages, errorPages, shells, forms, files, frameOrigins: [...new Set(frames)] };
}

const versionFor = ({ pages, config }: Site, route: string, language: string): PageSource => {
  const versions = pages.filter((page) => page.route === route);
  return versions.find((page) => page.language === language) ?? versions.find((page) => page.language === config.value.languages[0]!.code)!;
};

/** A copy of a value in which each text that names a message is that message. */
function withMessages(value: unknown, messages: Messages): unknown {
  const texts = flat(messages);
  const replace = (each: unknown): unknown => {
    if (typeof each === 'string') return texts.get(messageKey(each) ?? '') ?? each;
    if (Array.isArray(each)) return each.map(replace);
    if (typeof each === 'object' && each !== null) return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, replace(inner)]));
    return each;
  };
  return replace(value);
}

function shellOf(site: Site, language: Language, year: number, icons: string): ShellData {
  const { url, brand, social, shell: settings, timings, carousels } = site.config.value;
  const messages = site.messages.get(language.code)!.value;
  const compiled: CompiledMessages = Object.fromEntries([...flat({ navigation: messages.navigation, common: messages.common })].map(([key, text]) => [key, parse(text, { ignoreTag: true })]));
  const { $schema: _schema, ...shell } = withMessages(site.shells.get(language.code)!.value, messages) as ShellData['shell'];
  const icon = site.files.publicFiles.has('/favicon.svg') ? '/favicon.svg' : undefined;
  return { url, icon, language, brand, social, settings, timings, carousels, shell, messages: compiled, icons, year, skeletons: skeletonsOf(site) };
}

/** The outline of each page, by address: the shapes of its first sections; none where only the header shows. */
function skeletonsOf(site: Site): ShellData['skeletons'] {
  const shapes = blockSchemas();
  const outlines = site.config.value.languages.flatMap(({ code, prefix }) =>
    [...new Set(site.pages.map(({ route }) => route))].map((route) => {
      const { source, path } = versionFor(site, route, code);
      const names = source.value.loading === 'header' ? [] : source.value.sections.slice(0, outlinedSections).map(({ type }) => shapes[type]!.skeleton!);
      return [addressOf(path, prefix), names] as const;
    }),
  );
  return Object.fromEntries(outlines);
}

async function resolvePictures(site: Site, files: ResolvedSite['files'], encode: boolean) {
  const named = site.references.filter(({ kind, value }) => (kind === 'picture' || kind === 'media') && site.files.publicFiles.has(value));
  const made = new Map<string, PictureData>();
  await Promise.all(
    [...new Map(named.map(({ value, kind }) => [value, kind]))].map(async ([address, kind]) => {
      const content = await site.files.publicFiles.get(address)!();
      if (kind === 'picture') {
        const picture = await makePicture(address, content, encode).catch(() => {
          const { source, pointer } = named.find(({ value }) => value === address)!;
          throw new UnusableSite([error('picture/damaged', source.at(pointer), { name: address })]);
        });
        made.set(address, picture.data);
        for (const [name, bytes] of picture.files) files.set(name, bytes);
      } else {
        const src = encode ? hashedAddress(address, content) : address;
        if (encode) files.set(src, content);
        made.set(address, { src, width: 0, height: 0, sources: [] });
      }
    }),
  );
  const usedBy = ({ source }: PageSource) => Object.fromEntries(named.filter((reference) => reference.source === source).map(({ value }) => [value, made.get(value)!]));
  return { usedBy };
}

function formsOf(site: Site, { source }: PageSource, forms: Map<string, FormData>): Record<string, FormData> {
  const names = site.references.filter((reference) => reference.kind === 'form' && reference.source === source).map(({ value }) => value);
  return Object.fromEntries(names.map((name) => [name, forms.get(name)!]));
}

function formData(site: Site, name: string, { fields, hidden, requiredNote, submit, purpose }: Form, language: string): FormData {
  const { mode, trapField, provider, privacy } = site.config.value.leads;
  return {
    name,
    action: mode === 'direct' && provider ? provider.subscribeUrl : '/leads',
    trapField,
    privacy,
    hidden,
    requiredNote: requiredNote[language]!,
    submit: submit[language]!,
    purpose: purpose[language]!,
    fields: fields.map(({ label, helper, placeholder, ...field }) => ({ ...field, label: label[language]!, helper: helper?.[language], placeholder: placeholder?.[language] })),
  };
}

function alternatesOf(site: Site, path: string): Alternate[] {
  return site.config.value.languages.map(({ code, tag, name, prefix }) => {
    const { offer, offerLink } = site.messages.get(code)!.value.navigation;
    const own = site.pages.some((page) => page.path === path && page.language === code);
    return { language: code, tag, name, path: addressOf(path, prefix), offer, offerLink, standIn: own ? undefined : true };
  });
}
