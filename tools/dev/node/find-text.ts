import { join } from 'node:path';
import { addressOf } from '../../../src/lib/links.ts';
import { flat, messageKey } from '../../model/messages.ts';
import { versionFor } from '../../model/site.ts';
import type { Site } from '../../model/site.ts';
import { pointerPart } from '../../model/json-pointer.ts';
import { type Source } from '../../model/source.ts';
import { type FoundText, type AskedText } from '../protocol/text-source.ts';

type Spot = { source: Source; pointer: string };

/**
 * Finds where a text of a page is written, and the same text in the other languages.
 * @returns the version of the page's language first; nothing where no file has the text
 */
export function findText(
  site: Site,
  { address, section, texts }: AskedText,
  root: string,
): FoundText[] {
  const { languages } = site.config.value;
  const shown = languages.flatMap(({ code, prefix }) =>
    site.pages
      .filter(({ path }) => addressOf(path, prefix) === address)
      .map(({ route }) => versionFor(site, route, code)),
  )[0];
  const language = shown?.language ?? languages[0]!.code;
  const page = shown?.source;
  const forms: Source[] = site.references.flatMap(({ kind, value, source }) =>
    kind === 'form' && source === page ? (site.forms.get(value) ?? []) : [],
  );
  const shell: (Source | undefined)[] = [
    site.shells.get(language),
    site.messages.get(language),
    site.config,
  ];
  const sources = section ? [page, ...forms, ...shell] : [...shell, page, ...forms];
  const spots = sources
    .flatMap((source) => (source ? spotsIn(source) : []))
    .filter(({ source, pointer }) => !forms.includes(source) || pointer.endsWith(`/${language}`));
  const inSection = ({ source, pointer }: Spot) =>
    source === page && sectionOf(page, pointer)?.id === section;
  const readable = [...spots.filter(inSection), ...spots].map((spot) => ({
    spot,
    text: plain(written(site, spot, language).text),
  }));
  const found = texts
    .map((asked) => readable.find(({ text }) => text === plain(asked))?.spot)
    .find(Boolean);
  if (!found) return [];
  const codes =
    found.source.file === site.config.file
      ? [language]
      : [language, ...languages.map(({ code }) => code).filter((code) => code !== language)];
  return codes.flatMap((code) => {
    const spot = code === language ? found : counterpart(site, found, language, code);
    if (!spot?.source.has(spot.pointer)) return [];
    const { at, text } = written(site, spot, code);
    return [
      {
        language: code,
        file: at.file,
        absolute: join(root, at.file),
        line: at.line,
        column: at.column,
        text,
      },
    ];
  });
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const valueAt = ({ source, pointer }: Spot) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, part) =>
        (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      source.value,
    ) as string;

/** What a text says, and where that is written: one that names a message is that message. */
function written({ messages }: Site, spot: Spot, language: string) {
  const value = valueAt(spot);
  const key = messageKey(value);
  const source = messages.get(language);
  const message = key && source && flat(source.value).get(key);
  return message
    ? { text: message, at: source.at(`/${key.replace('.', '/')}`) }
    : { text: value, at: spot.source.at(spot.pointer) };
}

/**
 * The same place in another language: sections answer to their id, wherever they stand, and forms
 * hold all languages.
 */
function counterpart(
  site: Site,
  { source, pointer }: Spot,
  from: string,
  to: string,
): Spot | undefined {
  const holder = pointer.slice(0, -from.length);
  if ([...site.forms.values()].some((form) => form === source))
    return { source, pointer: holder + to };
  if (source === site.shells.get(from)) return spotIn(site.shells.get(to), pointer);
  if (source === site.messages.get(from)) return spotIn(site.messages.get(to), pointer);
  const page = site.pageOf.get(source);
  const other = site.pages.find(
    ({ path, language }) => path === page?.path && language === to,
  )?.source;
  const section = page && sectionOf(page.source, pointer);
  if (!other || !section) return spotIn(other, pointer);
  const place = other.value.sections.findIndex(({ id }) => id === section.id);
  return spotIn(other, pointer.replace(/^\/sections\/\d+/, `/sections/${place}`));
}

const spotIn = (source: Source | undefined, pointer: string): Spot | undefined =>
  source && { source, pointer };

/** The section of a page that a pointer leads into. */
function sectionOf(page: Source | undefined, pointer: string): { id: string } | undefined {
  const place = /^\/sections\/(\d+)/.exec(pointer)?.[1];
  return place === undefined
    ? undefined
    : (page?.value as { sections: { id: string }[] }).sections[Number(place)];
}

/** Every text of a file. */
function spotsIn(source: Source, value: unknown = source.value, pointer = ''): Spot[] {
  if (typeof value === 'string') return [{ source, pointer }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    spotsIn(source, each, `${pointer}/${pointerPart(key)}`),
  );
}
