import { flattenMessages, parseMessageKey } from '../../../model/messages.ts';
import { blockSchema, documentSchema } from '../../../model/schemas.ts';
import { type PageVersion, type Site, withChangedPages } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import { type PlacedText, textsOf } from '../../../model/texts-of.ts';
import { replaceTexts } from '../../../pipeline/resolve/resolve-links.ts';
import { maxMarks, startMark } from '../../protocol/text-marks.ts';

/** Where a text is written, and what it says there. */
export type WrittenText = { file: string; pointer: string; text: string };

/** Gives texts their numbers, the same for the same place for as long as the program runs. */
export function createTextMarks() {
  const numbers = new Map<string, number>();
  const texts: WrittenText[] = [];
  const markedValues = new WeakMap<object, object>();
  const mark = (text: WrittenText): string => {
    const key = `${text.file} ${text.pointer}`;
    const number = numbers.get(key) ?? texts.length;
    if (number > maxMarks) return text.text;
    numbers.set(key, number);
    texts[number] = text;
    return startMark(number) + text.text;
  };
  /** The file's value with a mark in each of some texts; the same value gives the same answer. */
  const marked = <T extends SourceFile>(
    source: T,
    found: () => (PlacedText & { written?: { file: string; pointer: string } })[],
  ): T => {
    const known = markedValues.get(source.value as object);
    if (known) return { ...source, value: known };
    const byPointer = new Map(
      found()
        .filter(({ text }) => text !== '' && parseMessageKey(text) === undefined)
        .map(({ pointer, text, written = source.at(pointer) }) => [
          pointer,
          mark({ file: written.file, pointer: written.pointer, text }),
        ]),
    );
    const value = replaceTexts(source.value, byPointer) as object;
    markedValues.set(source.value as object, value);
    return { ...source, value };
  };
  return {
    text: (number: number): WrittenText | undefined => texts[number],
    /** A site whose texts say where they are written. */
    mark: (site: Site): Site => {
      const codes = new Set(site.config.value.languages.map(({ code }) => code));
      const each = <T extends SourceFile>(
        sources: ReadonlyMap<string, T>,
        textsIn: (source: T) => PlacedText[],
      ) =>
        new Map([...sources].map(([key, source]) => [key, marked(source, () => textsIn(source))]));
      return {
        ...withChangedPages(site, (page) => ({
          ...page,
          source: marked(page.source, () => textsOfPage(page)),
        })),
        shells: each(site.shells, ({ value }) => textsOf(documentSchema('shell'), value)),
        messages: each(site.messages, ({ value }) =>
          [...flattenMessages(value)].map(([key, text]) => ({
            text,
            pointer: `/${key.replace('.', '/')}`,
          })),
        ),
        completeForms: each(site.completeForms, ({ value }) =>
          textsOf(documentSchema('form'), value).filter(({ pointer }) =>
            codes.has(pointer.slice(pointer.lastIndexOf('/') + 1)),
          ),
        ),
      };
    },
  };
}

/** The texts of a page's sections, those that it shares where they are written. */
const textsOfPage = ({ source, shared }: PageVersion) =>
  source.value.sections.flatMap((section, index) =>
    textsOf(blockSchema(section.type), section, `/sections/${index}`).map((text) => {
      const file = shared.get(index)?.file;
      const pointer = text.pointer.replace(/^\/sections\/\d+/, '/section');
      return file === undefined ? text : { ...text, written: { file, pointer } };
    }),
  );
