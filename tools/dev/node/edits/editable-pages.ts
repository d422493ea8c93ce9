import type { PageData } from '../../../../src/lib/page-data.ts';
import { type RichInline, type RichTree, richTreeOf } from '../../../../src/lib/rich-text.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { fileKindOf } from '../../../model/file-paths.ts';
import { type Site, versionsOf } from '../../../model/site.ts';
import {
  endMark,
  type PageText,
  type PageTexts,
  startMark,
  startsIn,
  withoutMarks,
} from '../../protocol/text-marks.ts';
import { createLivePages, type LivePages } from '../live-pages.ts';
import { noteOn, onlyUse } from '../text-uses.ts';
import { waitingOn } from '../waiting-texts.ts';
import { createTextMarks } from './marked-site.ts';
import { anchored } from './section-anchors.ts';

/** Pages whose texts say where they are written. */
export type EditablePages = {
  page: (site: Site, address: string) => Promise<PageData & PageTexts>;
  /** What the pages of a site share, by address. */
  file: (site: Site, address: string) => Promise<string | Uint8Array | undefined>;
};

/** Makes pages whose texts can be edited in their places. */
export function createEditablePages(language: ToolLanguage): EditablePages {
  const marks = createTextMarks();
  const made = new WeakMap<Site, Promise<LivePages>>();
  const pagesOf = (site: Site): Promise<LivePages> => {
    const pages = made.get(site) ?? createLivePages(marks.mark(site));
    made.set(site, pages);
    return pages;
  };
  return {
    file: async (site, address) => (await made.get(site))?.files.get(address),
    async page(site, address) {
      const pages = await pagesOf(site);
      const page = withMarkedTrees(await pages.at(address));
      const shell = pages.shells.get(page.language);
      const numbers = new Set(startsIn(JSON.stringify([page, shell])));
      const shown = startsIn(JSON.stringify([page.sections, shell?.shell]));
      const at = anchorsIn(site);
      const texts = [...numbers].flatMap((number): [number, PageText][] => {
        const text = marks.text(number);
        if (!text) return [];
        const note = noteOn(site, text, language);
        const isOnce = shown.filter((other) => other === number).length === 1;
        const here = note && isOnce ? onlyUse(site, text, address) : undefined;
        return [[number, { ...at(text), note, here: here && at(here) }]];
      });
      return {
        ...page,
        editableTexts: Object.fromEntries(texts),
        waiting: waitingOn(site, address),
      };
    },
  };
}

/** Gives places in sections by the sections' ids: on the screen they outlast their order. */
const anchorsIn =
  (site: Site) =>
  <T extends { file: string; pointer: string }>(place: T): T => {
    const kind = fileKindOf(place.file);
    const versions = kind?.schema === 'page' ? versionsOf(site, kind.route) : [];
    const page = versions.find(({ source }) => source.file === place.file)?.source.value;
    return { ...place, pointer: anchored(page, place.pointer) };
  };

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
