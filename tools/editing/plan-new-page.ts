import { dirname, join, relative, sep } from 'node:path';
import { toolLanguages } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import type { WrittenSection } from '../model/block-examples.ts';
import { pageFile } from '../model/file-paths.ts';
import { asPlaceholder } from '../model/placeholder-mark.ts';
import { required } from '../model/required.ts';
import { projectRoot } from '../model/schemas.ts';
import { mainLanguageOf, type Site } from '../model/site.ts';
import { footerListOf } from './footer-list.ts';
import { withItem } from './json-text.ts';
import { nameOnSite } from './name-on-site.ts';
import { type Plan, plannedText } from './plan.ts';
import { planFreeAddresses } from './plan-redirects.ts';
import presetFile from './presets.json' with { type: 'json' };
import { namedExample, withReferences } from './section-example.ts';

type OutlineSection = {
  type: string;
  id: string;
  /** The Portuguese name of an example of the block. */
  example: string;
  /** Properties that are those of other examples of the block, each with that one's name. */
  also?: Record<string, string>;
  with?: Record<string, unknown>;
};

type Preset = { sections: OutlineSection[] };

/** The outlines a page can begin with. Their words are those of the blocks' examples. */
export const presets: Record<string, Preset> = presetFile;

/** The blocks of an outline, in their order, and which of them show a photo. */
export const outlineOf = ({ sections }: Preset): { type: string; hasPhoto: boolean }[] =>
  sections.map((each) => {
    const section = sectionOf(each, 'en');
    return { type: each.type, hasPhoto: 'photo' in section || 'picture' in section };
  });

/** A section of an outline, in the words of the examples. */
function sectionOf(
  { type, id, example, also = {}, with: changes }: OutlineSection,
  language: string,
): WrittenSection {
  const taken = Object.entries(also).map(([key, name]) => [
    key,
    namedExample(type, name, language)[key],
  ]);
  const section = { ...namedExample(type, example, language), id };
  return { ...section, ...Object.fromEntries(taken), ...changes };
}

export type NewPage = {
  /** The site's folder, from which the files find their schema. */
  root: string;
  /** `clinicas-odontologicas`, `mercados/hospitais`. */
  route: string;
  preset: string;
  /** The form of its contact section. */
  form: string;
  /** The header menu that gets an entry, where one is wanted, and what it says by language. */
  menu?: string;
  /** Whether the footer's list of that menu's pages gets one, too. */
  hasFooterLink?: boolean;
  labels: Record<string, string>;
  /** The titles that are known already, by language. */
  titles?: Record<string, string>;
};

/** Where a page's or form's file finds the schema that helps in code editors. */
export const schemaPath = (root: string, file: string, kind: 'page' | 'form' = 'page'): string =>
  relative(dirname(join(root, file)), join(projectRoot, `schemas/editor/${kind}.schema.json`))
    .split(sep)
    .join('/');

/**
 * Plans a page in all languages of a site, from a preset, and its entry in a menu. Every text in it
 * is marked as unwritten. Redirects from its addresses go.
 */
export function planNewPage(
  site: Site,
  { root, route, preset, form, menu, hasFooterLink = false, labels, titles = {} }: NewPage,
): Plan {
  const plan: Plan = new Map();
  const outline = required(presets[preset], `preset ${preset}`);
  const mainLabel = labels[mainLanguageOf(site).code] ?? route;
  for (const { code } of site.config.value.languages) {
    const file = pageFile(route, code);
    plan.set(
      file,
      pageText(site, outline, { file, root, route, language: code, form, title: titles[code] }),
    );
    const shell = site.shells.get(code);
    const menuIndex = shell?.value.header.menus.findIndex(({ id }) => id === menu) ?? -1;
    if (!menu || !shell || menuIndex < 0) continue;
    const entry = {
      label: labels[code] ?? asPlaceholder(mainLabel),
      to: `/${route}`,
    };
    const list = hasFooterLink ? footerListOf(shell.value, menu) : -1;
    const places = [
      `/header/menus/${menuIndex}/items`,
      ...(list < 0 ? [] : [`/footer/columns/${list}/links`]),
    ];
    for (const place of places)
      plan.set(shell.file, withItem(plannedText(plan, site.files, shell.file), place, entry));
  }
  planFreeAddresses(site, plan, route);
  return plan;
}

/**
 * The file of a new page: its sections are examples of their blocks, their links lead to its own
 * form, their pictures are the site's.
 */
function pageText(
  site: Site,
  { sections }: Preset,
  {
    file,
    root,
    route,
    language,
    form,
    title,
  }: {
    file: string;
    root: string;
    route: string;
    language: string;
    form: string;
    title: string | undefined;
  },
): string {
  const contact = sections.find(({ type }) => type === 'contact')?.id;
  const t = createTranslator(toolLanguages.includes(language) ? language : 'en');
  const ids = sections.map(({ id }) => `#${id}`);
  const page = {
    $schema: schemaPath(root, file),
    title:
      title ??
      asPlaceholder(`${t('editing.title', { route: `/${route}` }).slice(0, 50)} (${language})`),
    description: asPlaceholder(
      t('editing.description', { route: `/${route} (${language})` }),
    ).slice(0, 160),
    ...(contact && { arrivals: [{ flag: 'scrollToContact', section: contact }] }),
    sections: sections.map((each) =>
      withReferences(sectionOf(each, language), (reference) => {
        const { kind, value } = reference;
        if (kind === 'message') return asPlaceholder(value);
        if (kind === 'target' && !ids.includes(value)) return contact ? `#${contact}` : '/';
        return kind === 'form' ? form : nameOnSite(site, reference);
      }),
    ),
  };
  return `${JSON.stringify(page, null, 2)}\n`;
}
