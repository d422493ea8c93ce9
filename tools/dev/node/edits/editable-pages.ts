import type { PageData } from '../../../../src/lib/page-data.ts';
import { type RichInline, type RichTree, richTreeOf } from '../../../../src/lib/rich-text.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { fileKindOf } from '../../../model/file-paths.ts';
import type { Reference, Site } from '../../../model/site.ts';
import {
  endMark,
  type PageText,
  type PageTexts,
  startMark,
  startsIn,
  withoutMarks,
} from '../../protocol/text-marks.ts';
import { createLivePages, type LivePages } from '../live-pages.ts';
import { pageAt } from '../page-at.ts';
import { createTextMarks, type WrittenText } from './marked-site.ts';

/** Pages whose texts say where they are written. */
export type EditablePages = {
  page: (site: Site, address: string) => Promise<PageData & PageTexts>;
  /** What the pages of a site share, by address. */
  file: (site: Site, address: string) => string | Uint8Array | undefined;
};

/** Makes pages whose texts can be edited in their places. */
export function createEditablePages(language: ToolLanguage): EditablePages {
  const marks = createTextMarks();
  const made = new WeakMap<Site, LivePages>();
  const pagesOf = (site: Site): LivePages => {
    const pages = made.get(site) ?? createLivePages(marks.mark(site));
    made.set(site, pages);
    return pages;
  };
  return {
    file: (site, address) => made.get(site)?.files.get(address),
    async page(site, address) {
      const pages = pagesOf(site);
      const page = withMarkedTrees(await pages.at(address));
      const shell = pages.shells.get(page.language);
      const numbers = new Set(startsIn(JSON.stringify([page, shell])));
      const shown = startsIn(JSON.stringify([page.sections, shell?.shell]));
      const texts = [...numbers].flatMap((number): [number, PageText][] => {
        const text = marks.text(number);
        if (!text) return [];
        const note = noteOn(site, text, language);
        const isOnce = shown.filter((other) => other === number).length === 1;
        const here = note && isOnce ? onlyUse(site, text, address) : undefined;
        return [[number, { ...text, note, here }]];
      });
      return { ...page, editableTexts: Object.fromEntries(texts) };
    },
  };
}

/** What to know of a text that shows elsewhere, too. */
function noteOn(site: Site, { file, pointer }: WrittenText, language: ToolLanguage) {
  const t = createTranslator(language);
  const kind = fileKindOf(file);
  if (!kind || kind.schema === 'page') return undefined;
  const name = 'name' in kind ? kind.name : messageName(pointer);
  const uses = usesOf(site, usedAs[kind.schema], name);
  const pages = new Set(uses.flatMap(({ source }) => site.pageBySource.get(source)?.route ?? []));
  if (pages.size === 1) return undefined;
  return pages.size === 0 ? t('edit.onAllPages') : t('edit.onPages', { count: pages.size });
}

/** The place of a page that names a message, where it is the only one there. */
function onlyUse(site: Site, { file, pointer }: WrittenText, address: string) {
  if (fileKindOf(file)?.schema !== 'messages') return undefined;
  const name = messageName(pointer);
  const source = pageAt(site, address)?.source;
  const [use, ...others] = usesOf(site, 'message', name).filter((each) => each.source === source);
  if (!source || !use || others.length > 0) return undefined;
  const place = source.at(use.pointer);
  return { file: place.file, pointer: place.pointer, before: use.value };
}

const usesByName = new WeakMap<Site['references'], Map<string, Reference[]>>();

/** Where a site names something of a kind; all of it is sorted once. */
function usesOf({ references }: Site, kind: string | undefined, name: string): Reference[] {
  const known = usesByName.get(references) ?? new Map<string, Reference[]>();
  if (known.size === 0)
    for (const use of references) {
      const key = `${use.kind} ${use.value}`;
      known.get(key)?.push(use) ?? known.set(key, [use]);
    }
  usesByName.set(references, known);
  return known.get(`${kind} ${name}`) ?? [];
}

/** How pages name the message at a place of its file. */
const messageName = (pointer: string) => `@${pointer.slice(1).replace('/', '.')}`;

/** How pages name what a file holds, if they do. */
const usedAs: Record<string, string> = { form: 'form', section: 'shared', messages: 'message' };

/** A page whose texts with markup are found by the marked texts, and are marked within. */
function withMarkedTrees(page: PageData): PageData {
  const { texts } = page;
  if (!texts) return page;
  const marked = { ...texts };
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      const [number] = startsIn(value);
      const tree = richTreeOf(texts, withoutMarks(value));
      if (number !== undefined && tree) marked[value] = markedTree(tree, number);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(page.sections);
  return { ...page, texts: marked };
}

/** A text with markup, with a mark before its first word and one after its last. */
function markedTree(tree: RichTree, number: number): RichTree {
  const first = (inlines: RichInline[]): RichInline[] => [startMark(number), ...inlines];
  const last = (inlines: RichInline[]): RichInline[] => [...inlines, endMark(number)];
  const within = (change: typeof first, isFirst: boolean) => (block: RichTree[number]) => {
    if (!('items' in block)) return change(block);
    const place = isFirst ? 0 : block.items.length - 1;
    return {
      ...block,
      items: block.items.map((item, index) => (index === place ? change(item) : item)),
    };
  };
  return tree
    .map((block, index) => (index === 0 ? within(first, true)(block) : block))
    .map((block, index) => (index === tree.length - 1 ? within(last, false)(block) : block));
}
