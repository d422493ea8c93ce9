import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator } from '../../messages/translate.ts';
import { fileKindOf } from '../../model/file-paths.ts';
import { groupBy } from '../../model/group-by.ts';
import { flattenMessages, parseMessageKey } from '../../model/messages.ts';
import type { ReferenceKind } from '../../model/schema.ts';
import { pathOf, type Reference, referencesOfKind, type Site } from '../../model/site.ts';
import type { PanelSubject, PanelVersion } from '../protocol/panel.ts';
import { pageAt } from './page-at.ts';

/** Where a text is written. */
type TextPlace = { file: string; pointer: string };

/** What to know of a text that shows elsewhere, too. */
export function noteOn(site: Site, { file, pointer }: TextPlace, language: ToolLanguage) {
  const kind = fileKindOf(file);
  if (!kind || kind.schema === 'page') return undefined;
  const name = 'name' in kind ? kind.name : messageName(pointer);
  const use = usedAs[kind.schema];
  const count = use ? pagesWith(site, use, name).length : 0;
  return count === 1 ? undefined : noteOnPages(count, language);
}

/** The pages that name something; none names what is on all of them. */
export function pagesWith(site: Site, kind: ReferenceKind, name: string): string[] {
  const uses = usesOf(site, kind, name);
  const routes = uses.flatMap(({ source }) => site.pageBySource.get(source)?.route ?? []);
  return [...new Set(routes)].map(pathOf);
}

function noteOnPages(count: number, language: ToolLanguage): string {
  const t = createTranslator(language);
  return count === 0 ? t('edit.onAllPages') : t('edit.onPages', { count });
}

/** The place of a page that names a message, where it is the only one there. */
export function onlyUse(site: Site, { file, pointer }: TextPlace, address: string) {
  if (fileKindOf(file)?.schema !== 'messages') return undefined;
  const name = messageName(pointer);
  const source = pageAt(site, address)?.source;
  const [use, ...others] = usesOf(site, 'message', name).filter((each) => each.source === source);
  if (!source || !use || others.length > 0) return undefined;
  const place = source.at(use.pointer);
  return { file: place.file, pointer: place.pointer, before: use.value };
}

/** The texts of the interface that what is edited names, in every language. */
export function namedTexts(
  site: Site,
  versions: PanelVersion[],
  language: ToolLanguage,
): PanelSubject['namedTexts'] {
  const names = new Set(versions.flatMap(({ value }) => namesIn(value)));
  return Object.fromEntries(
    [...names].map((name) => {
      const texts = [...site.messages].flatMap(([code, { value }]) => {
        const text = flattenMessages(value).get(name.slice(1));
        return text === undefined ? [] : [[code, text] as const];
      });
      const note = noteOnPages(pagesWith(site, 'message', name).length, language);
      return [name, { texts: Object.fromEntries(texts), note }];
    }),
  );
}

/** Every `@name` in a value. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return parseMessageKey(value) === undefined ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namesIn);
}

const usesByName = new WeakMap<readonly Reference[], Map<string, Reference[]>>();

/** Where a site names something of a kind; all of that kind is sorted once. */
export function usesOf(site: Site, kind: ReferenceKind, name: string): readonly Reference[] {
  const ofKind = referencesOfKind(site, kind);
  const known = usesByName.get(ofKind) ?? groupBy(ofKind, ({ value }) => value);
  usesByName.set(ofKind, known);
  return known.get(name) ?? [];
}

/** How pages name the message at a place of its file. */
const messageName = (pointer: string) => `@${pointer.slice(1).replace('/', '.')}`;

/** How pages name what a file holds, if they do. */
const usedAs: Record<string, ReferenceKind> = {
  form: 'form',
  section: 'shared',
  messages: 'message',
};
