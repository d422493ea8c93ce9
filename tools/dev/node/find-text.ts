import { join } from 'node:path';
import type { Page } from '../../../src/generated/types.ts';
import { plainWords } from '../../../src/lib/rich-text.ts';
import { escapePointerPart, valueAtPointer } from '../../model/json-pointer.ts';
import { flattenMessages, parseMessageKey } from '../../model/messages.ts';
import { parseRichText } from '../../model/rich-text/parse-rich-text.ts';
import { mainLanguageOf, referencesOfKind, type Site } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import type { TextQuery, TextVersion } from '../protocol/text-source.ts';
import { pageAt } from './page-at.ts';
import { sectionIndexAt } from './problem-cards.ts';

type TextPointer = { source: SourceFile; pointer: string };

/**
 * Finds where a text of a page is written, and the same text in the other languages.
 * @returns the version of the page's language first; nothing where no file has the text
 */
export function findText(
  site: Site,
  { address, section, candidates: texts }: TextQuery,
  root: string,
): TextVersion[] {
  const { languages } = site.config.value;
  const shown = pageAt(site, address);
  const language = shown?.language ?? mainLanguageOf(site).code;
  const page = shown?.source;
  const forms: SourceFile[] = referencesOfKind(site, 'form').flatMap(({ value, source }) =>
    source === page ? (site.forms.get(value) ?? []) : [],
  );
  const shell: (SourceFile | undefined)[] = [
    site.shells.get(language),
    site.messages.get(language),
    site.config,
  ];
  const sources = section ? [page, ...forms, ...shell] : [...shell, page, ...forms];
  const pointers = sources
    .flatMap((source) => (source ? textPointersIn(source) : []))
    .filter(({ source, pointer }) => !forms.includes(source) || pointer.endsWith(`/${language}`));
  const inSection = ({ source, pointer }: TextPointer) =>
    source === page && sectionOf(page, pointer)?.id === section;
  const readable = [...pointers.filter(inSection), ...pointers].map((spot) => ({
    spot,
    text: collapseWhitespace(shownWords(resolveText(site, spot, language).text)),
  }));
  const shownSpot = texts
    .map((asked) => readable.find(({ text }) => text === collapseWhitespace(asked))?.spot)
    .find(Boolean);
  if (!shownSpot) return [];
  const found = writtenAt(site, shownSpot);
  const codes =
    found.source.file === site.config.file
      ? [language]
      : [language, ...languages.map(({ code }) => code).filter((code) => code !== language)];
  return codes.flatMap((code) => {
    const spot = code === language ? found : translatedPointer(site, found, language, code);
    if (!spot?.source.has(spot.pointer)) return [];
    const { at, text } = resolveText(site, spot, code);
    return [
      {
        language: code,
        file: at.file,
        absolutePath: join(root, at.file),
        line: at.line,
        column: at.column,
        text,
      },
    ];
  });
}

/** The words of a text as a page shows them: of one with markup, without it. */
const shownWords = (text: string): string => {
  const { tree } = parseRichText(text, 'blocks');
  return tree ? plainWords(tree) : text;
};

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where a text of a page is written: that of a shared section in its own file. */
function writtenAt(site: Site, spot: TextPointer): TextPointer {
  const index = sectionIndexAt(spot.pointer) ?? -1;
  const source = site.pageBySource.get(spot.source)?.shared.get(index);
  return source ? { source, pointer: spot.pointer.replace(/^\/sections\/\d+/, '/section') } : spot;
}

/** What a text says, and where that is written: one that names a message is that message. */
function resolveText({ messages }: Site, spot: TextPointer, language: string) {
  const value = String(valueAtPointer(spot.source.value, spot.pointer));
  const key = parseMessageKey(value);
  const source = messages.get(language);
  const message = key && source && flattenMessages(source.value).get(key);
  return message
    ? { text: message, at: source.at(`/${key.replace('.', '/')}`) }
    : { text: value, at: spot.source.at(spot.pointer) };
}

/**
 * The same place in another language: sections are found by their id, wherever they stand, and
 * forms hold all languages in one file.
 */
function translatedPointer(
  site: Site,
  { source, pointer }: TextPointer,
  from: string,
  to: string,
): TextPointer | undefined {
  const holder = pointer.slice(0, -from.length);
  if ([...site.forms.values()].some((form) => form === source))
    return { source, pointer: holder + to };
  for (const versions of site.sections.values())
    if (source === versions.get(from)) return pointerIn(versions.get(to), pointer);
  if (source === site.shells.get(from)) return pointerIn(site.shells.get(to), pointer);
  if (source === site.messages.get(from)) return pointerIn(site.messages.get(to), pointer);
  const page = site.pageBySource.get(source);
  const other = site.pages.find(
    ({ path, language }) => path === page?.path && language === to,
  )?.source;
  const section = page && sectionOf(page.source, pointer);
  if (!other || !section) return pointerIn(other, pointer);
  const place = other.value.sections.findIndex(({ id }) => id === section.id);
  return pointerIn(other, pointer.replace(/^\/sections\/\d+/, `/sections/${place}`));
}

const pointerIn = (source: SourceFile | undefined, pointer: string): TextPointer | undefined =>
  source && { source, pointer };

/** The section of a page that a pointer leads into. */
function sectionOf(page: SourceFile | undefined, pointer: string): { id: string } | undefined {
  const index = sectionIndexAt(pointer);
  const { sections } = (page?.value ?? {}) as Partial<Page>;
  return index === undefined ? undefined : sections?.[index];
}

/** Every text of a file. */
function textPointersIn(
  source: SourceFile,
  value: unknown = source.value,
  pointer = '',
): TextPointer[] {
  if (typeof value === 'string') return [{ source, pointer }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textPointersIn(source, each, `${pointer}/${escapePointerPart(key)}`),
  );
}
