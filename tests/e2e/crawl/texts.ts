import { flat, type Language, type PageJson, readTexts } from '../site.ts';

/**
 * The texts of a page's JSON that can be read where there are no scripts: a logo's name is its
 * picture's text; the opener of a modal is gone, for the modal's form stands in the page; so are
 * tabs, for their subjects stand under their own headings. A number's name is for the formulas. A
 * link says where it opens, so that the text around it is two.
 */
export function readableTexts(language: Language, { sections }: PageJson): string[] {
  type Action = { modal?: unknown };
  const shown = sections.map(({ items, actions, inputs, ...section }) => ({
    ...section,
    inputs: inputs?.map(({ name: _name, ...input }: { name: string }) => input),
    items:
      section.type === 'logos'
        ? []
        : section.type === 'tabs'
          ? items.map(({ label: _tab, ...subject }: { label: string }) => subject)
          : items,
    actions: (actions as Action[] | undefined)?.filter(({ modal }) => !modal),
    modals: (actions as Action[] | undefined)?.map(({ modal }) => modal),
  }));
  return readTexts(language, shown)
    .flatMap((text) => text.replace(/\{date\}/g, '').split(/\[([^\]]+)\]\(\S+?\)/))
    .map(flat)
    .filter(Boolean);
}
