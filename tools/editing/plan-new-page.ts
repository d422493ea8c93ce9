import { dirname, join, relative, sep } from 'node:path';
import { placeholderMark } from '../pipeline/checks/placeholder-texts/check.ts';
import { validateDocument } from '../pipeline/validate/validate-document.ts';
import { blockSchemas, projectRoot } from '../model/schemas.ts';
import type { Site } from '../model/site.ts';
import { readSource } from '../pipeline/load/json/read-source.ts';
import { toolLanguages } from '../messages/language.ts';
import { plannedText, type Plan } from './plan.ts';
import presetFile from './presets.json' with { type: 'json' };
import { withItem, withValue } from './json-text.ts';
import { messages } from './words.ts';

type Preset = {
  about: Record<'pt' | 'en' | 'es', string>;
  sections: { type: string; id: string; example: number; with?: Record<string, unknown> }[];
};

/** The outlines a page can begin with. Their words are those of the blocks' examples. */
export const presets: Record<string, Preset> = presetFile;

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
  labels: Record<string, string>;
};

/** Where a page's file finds the schema that helps in code editors. */
export const schemaPath = (root: string, file: string): string =>
  relative(dirname(join(root, file)), join(projectRoot, 'schemas/editor/page.schema.json'))
    .split(sep)
    .join('/');

const asPlaceholder = (text: string) => `${placeholderMark} ${text}`;

/**
 * Plans a page in all languages of a site, from a preset, and its entry in a menu. Every text in it
 * is marked as unwritten.
 */
export function planNewPage(
  site: Site,
  { root, route, preset, form, menu, labels }: NewPage,
): Plan {
  const plan: Plan = new Map();
  for (const { code } of site.config.value.languages) {
    const file = `pages-config/pages/${route}/${code}.json`;
    plan.set(file, pageText(presets[preset]!, { file, root, route, language: code, form }));
    const shell = site.shells.get(code);
    const menuIndex = shell?.value.header.menus.findIndex(({ id }) => id === menu) ?? -1;
    if (!menu || !shell || menuIndex < 0) continue;
    const entry = {
      label: labels[code] ?? asPlaceholder(labels[site.config.value.languages[0]!.code] ?? route),
      to: `/${route}`,
    };
    plan.set(
      shell.file,
      withItem(
        plannedText(plan, site.files, shell.file),
        `/header/menus/${menuIndex}/items`,
        entry,
      ),
    );
  }
  return plan;
}

/**
 * The file of a new page: its sections are examples of their blocks, their links lead to its own
 * form.
 */
function pageText(
  { sections }: Preset,
  {
    file,
    root,
    route,
    language,
    form,
  }: { file: string; root: string; route: string; language: string; form: string },
): string {
  const contact = sections.find(({ type }) => type === 'contact')?.id;
  const t = messages[toolLanguages.find((each) => each === language) ?? 'en'];
  const page = {
    $schema: schemaPath(root, file),
    title: asPlaceholder(`${t.title(`/${route}`).slice(0, 50)} (${language})`),
    description: asPlaceholder(t.description(`/${route} (${language})`)).slice(0, 160),
    ...(contact && { arrivals: [{ flag: 'scrollToContact', section: contact }] }),
    sections: sections.map(({ type, id, example, with: changes }) => ({
      ...blockExample(type, example, language),
      id,
      ...changes,
    })),
  };
  const text = `${JSON.stringify(page, null, 2)}\n`;
  const { source } = readSource(file, new TextEncoder().encode(text));
  const ids = sections.map(({ id }) => `#${id}`);
  return validateDocument(source!, 'page').references.reduce((made, { kind, value, pointer }) => {
    if (kind === 'message' && !value.startsWith('@'))
      return withValue(made, pointer, asPlaceholder(value));
    if (kind === 'target' && !ids.includes(value))
      return withValue(made, pointer, contact ? `#${contact}` : '/');
    return kind === 'form' ? withValue(made, pointer, form) : made;
  }, text);
}

/**
 * An example of a block in a language, or, of a language that the examples lack, in the first they
 * have.
 */
function blockExample(type: string, index: number, language: string): object {
  const example = blockSchemas()[type]!.examples![index] as Record<string, object>;
  return structuredClone(example[language] ?? example.en!);
}
