import { brandIcons } from '../../../src/lib/brand-icons.ts';
import { mostUsedForm } from '../../editing/name-parser.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { placeholderMark } from '../../model/placeholder-mark.ts';
import { blockSchemas, resolveRef, type Schema } from '../../model/schemas.ts';
import { mainLanguageOf, routesOf, type Site, versionOrFallback } from '../../model/site.ts';
import { drawingSheet } from '../../pipeline/resolve/drawing-sheet.ts';
import type { PanelChoices } from '../protocol/panel.ts';
import { readingLanguage } from './reading-language.ts';

/**
 * What there is to choose from on a site: every page with its sections, every picture and form, the
 * form that most sections show first, each with what it asks for in the editor's language.
 */
export function panelChoices(site: Site, language: ToolLanguage): PanelChoices {
  const main = mainLanguageOf(site).code;
  const read = readingLanguage(site, language);
  const targets = routesOf(site).flatMap((route) => {
    const { path, source } = versionOrFallback(site, route, main);
    const { title, sections } = source.value;
    return [
      { to: path, title },
      ...sections.map(({ id, heading }) => ({ to: `${path}#${id}`, title: heading ?? title })),
    ];
  });
  const first = mostUsedForm(site);
  const forms = [...site.completeForms]
    .map(([name, { value }]) => ({
      name,
      fields: value.fields
        .filter(({ shown }) => shown)
        .map(({ label }) => label[read] ?? '')
        .join(', '),
    }))
    .toSorted((one, other) => Number(other.name === first) - Number(one.name === first));
  const pictures = [...site.files.publicFiles.keys()].filter((address) =>
    /^\/[\w./-]+\.(avif|gif|jpe?g|png|svg|webp)$/.test(address),
  );
  return { targets, forms, pictures: pictures.sort(), mark: placeholderMark };
}

let sheet: string | undefined;

/** Every icon that a block may name, and the art, as one SVG file with words in a language. */
export function allDrawings(site: Site, language: ToolLanguage): string {
  const [source] = site.pages;
  const icons = iconsIn(Object.values(blockSchemas()));
  sheet ??= drawingSheet(
    {
      references: source
        ? [...icons].map((value) => ({ kind: 'icon', value, pointer: '', source: source.source }))
        : [],
    },
    Object.keys(brandIcons),
    [],
    language,
  );
  return sheet;
}

/** The names of icons that schemas allow. */
function iconsIn(schemas: Schema[]): Set<string> {
  const parts = schemas.map(resolveRef);
  const below = parts.flatMap(({ properties = {}, items }) => [
    ...Object.values(properties),
    ...(items ? [items] : []),
  ]);
  const own = parts.flatMap((part) => (part.refers === 'icon' ? (part.enum ?? []) : []));
  return new Set([...own.map(String), ...(below.length > 0 ? iconsIn(below) : [])]);
}
