import { join } from 'node:path';
import { addressOf } from '../../src/lib/links.ts';
import { flat } from '../pipeline/checks/messages.ts';
import { messageKey } from '../pipeline/checks/names.ts';
import type { Site } from '../pipeline/site.ts';
import { pointerPart, type Source } from '../pipeline/source.ts';

/** One version of a text: where it is written, and what it says there. `absolute` is for the editor to open. */
export type FoundText = { language: string; file: string; absolute: string; line: number; column: number; text: string };

/**
 * Finds where a text of a page is written, and the same text in the other languages.
 * @param asked `address` of the page, `section` by its id where it is in one, and the `text` as the page shows it
 * @returns the version of the page's language first; nothing where no file has the text
 */
export function findText(site: Site, asked: URLSearchParams, root: string): FoundText[] {
  const [address, section, wanted] = ['address', 'section', 'text'].map((name) => asked.get(name) ?? '') as [string, string, string];
  const languages = site.config.value.languages;
  const own = site.pages.find(({ path, language }) => addressOf(path, languages.find(({ code }) => code === language)!.prefix) === address);
  const language = own?.language ?? languages[0]!.code;
  const sourcesIn = (code: string) => [site.pages.find((page) => page.path === own?.path && page.language === code)?.source, site.shells.get(code), site.messages.get(code)].filter((source) => source !== undefined) as Source[];
  const messages = flat(site.messages.get(language)!.value);
  const meant = (text: string) => messages.get(messageKey(text) ?? '') ?? text;

  const places = sourcesIn(language).flatMap((source, index) => textsOf(source.value).map(({ pointer, text }) => ({ index, source, pointer, text })));
  const matching = places.filter(({ text }) => plain(meant(text)) === plain(wanted));
  const inSection = (pointer: string) => own?.source.value.sections[Number(/^\/sections\/(\d+)/.exec(pointer)?.[1] ?? -1)]?.id === section;
  const found = matching.find(({ source, pointer }) => source === own?.source && inSection(pointer)) ?? matching[0];
  if (!found) return [];
  const version = (source: Source | undefined, code: string, pointer: string): FoundText[] => {
    if (!source?.has(pointer)) return [];
    const { file, line, column } = source.at(pointer);
    return [{ language: code, file, absolute: join(root, file), line, column, text: textsOf(source.value).find((each) => each.pointer === pointer)?.text ?? '' }];
  };
  const others = languages.filter(({ code }) => code !== language);
  return [...version(found.source, language, found.pointer), ...others.flatMap(({ code }) => {
    const source = sourcesIn(code).find(({ file }) => sameKind(file, found.source.file));
    return version(source, code, source ? counterpart(found.source, source, found.pointer) : '');
  })];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const sameKind = (a: string, b: string) => a.replace(/[a-z]{2}\.json$/, '') === b.replace(/[a-z]{2}\.json$/, '');

/** The same place in another language: sections answer to their id, wherever they stand. */
function counterpart(from: Source, to: Source, pointer: string): string {
  const place = /^\/sections\/(\d+)(.*)$/.exec(pointer);
  if (!place) return pointer;
  const sections = (source: Source) => (source.value as { sections: { id: string }[] }).sections;
  const index = sections(to).findIndex(({ id }) => id === sections(from)[Number(place[1])]?.id);
  return `/sections/${index}${place[2]}`;
}

function textsOf(value: unknown, pointer = ''): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${pointer}/${pointerPart(key)}`));
}
