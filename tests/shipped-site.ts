import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the tests know of the site: read from its configuration, so that an editor's new words need
 * no new test.
 */
const config = fileURLToPath(new URL('../pages-config', import.meta.url));
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

export type Language = 'pt' | 'en' | 'es';
/** A section as its JSON has it; each block has its own keys. */
export type SectionJson = { type: string; id: string; heading?: string } & Record<string, any>;
export type PageJson = {
  title: string;
  description: string;
  sections: SectionJson[];
  [key: string]: any;
};
/** A page of the site: its route (`/` or `/clinicas`), its language, its address and its JSON. */
export type SitePage = { route: string; language: Language; path: string; json: PageJson };
export type FormJson = {
  fields: ({
    name: string;
    kind: string;
    label: Record<Language, string>;
    helper?: Record<Language, string>;
    required?: boolean;
    starred?: boolean;
    shown?: boolean;
  } & Record<string, any>)[];
  hidden?: { name: string; value: string }[];
  submit: Record<Language, string>;
  requiredNote: Record<Language, string>;
  purpose: Record<Language, string>;
};

export const site = json(join(config, 'site.json'));
export const languages = ['pt', 'en', 'es'] as const satisfies readonly Language[];
export const tags: Record<Language, string> = { pt: 'pt-BR', en: 'en', es: 'es' };
export const prefixes: Record<Language, string> = { pt: '', en: '/en', es: '/es' };

const perLanguage = <T>(read: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
    Language,
    T
  >;

export const shells = perLanguage((language) => json(join(config, 'shell', `${language}.json`)));
const messages = perLanguage(
  (language) =>
    json(join(config, '../translations', `${language}.json`)) as Record<
      'navigation' | 'common' | 'home' | 'clinics',
      Record<string, string>
    >,
);

/** An interface text: `message('pt', 'common.close')`. */
export function message(
  language: Language,
  key: string,
  values: Record<string, string> = {},
): string {
  const [part, name] = key.split('.') as ['common', string];
  return messages[language][part][name]!.replace(
    /\{(\w+)\}/g,
    (_, value: string) => values[value]!,
  );
}

/** A text of a page's JSON, which may be a reference: `@common.learnMore`. */
export const words = (language: Language, text: string) =>
  text.startsWith('@') ? message(language, text.slice(1)) : text;

const folders = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => folders(join(folder, entry.name))),
];
const root = join(config, 'pages');

/** The routes, one for each folder that holds a page. */
export const routes = folders(root)
  .filter((folder) => readdirSync(folder).includes('pt.json'))
  .map((folder) =>
    `/${folder.slice(root.length + 1).replaceAll('\\', '/')}`.replace(/^\/home$/, '/'),
  )
  .sort();

export const addressOf = (route: string, language: Language) =>
  route === '/' ? prefixes[language] || '/' : prefixes[language] + route;

export const pages: SitePage[] = languages.flatMap((language) =>
  routes.map((route) => ({
    route,
    language,
    path: addressOf(route, language),
    json: json(join(root, route === '/' ? 'home' : route, `${language}.json`)) as PageJson,
  })),
);

export const pagesIn = (language: Language) => pages.filter((page) => page.language === language);
export const pageAt = (route: string, language: Language = 'pt') =>
  pages.find((page) => page.route === route && page.language === language)!;
export const form = (name: string) => json(join(config, 'forms', `${name}.json`)) as FormJson;

/** The routes that have a contact form, and the field set of each. */
export const formRoutes = pagesIn('pt').flatMap(({ route, json: { sections } }) =>
  sections
    .filter(({ type }) => type === 'contact')
    .map((section) => ({ route, name: section.form as string })),
);

/** The sections of a type, on any page of a language. */
export const sectionsOf = (type: string, language: Language = 'pt') =>
  pagesIn(language).flatMap(({ path, json: { sections } }) =>
    sections.filter((section) => section.type === type).map((section) => ({ path, section })),
  );

/** Keys whose texts name or steer something and are not read by a visitor. */
const steering = new Set([
  '$schema',
  'type',
  'id',
  'ground',
  'look',
  'to',
  'href',
  'icon',
  'tone',
  'art',
  'portrait',
  'side',
  'layout',
  'width',
  'align',
  'spacing',
  'formula',
  'currency',
  'headingSize',
  'src',
  'form',
  'embedUrl',
  'watchUrl',
  'device',
  'mobile',
  'address',
  'alt',
  'videoTitle',
  'mockup',
  'companion',
]);

/** Every text of a section that a visitor reads. */
export function readTexts(language: Language, value: unknown, key = ''): string[] {
  if (steering.has(key)) return [];
  if (typeof value === 'string') return [words(language, value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    readTexts(language, part, Array.isArray(value) ? key : name),
  );
}

/** Text as it compares: one space between words, none at the ends. */
export const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
