import { flattenMessages, parseMessageKey } from '../../../model/messages.ts';
import { withChangedPages } from '../../../model/other-pages.ts';
import { blockSchema, documentSchema } from '../../../model/schemas.ts';
import type { PageVersion, Site } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import { type PlacedText, textsOf } from '../../../model/texts-of.ts';
import { replaceTexts } from '../../../pipeline/resolve/resolve-links.ts';
import { maxMarks, startMark } from '../../protocol/text-marks.ts';

/** Where a text is written, and what it says there. */
export type WrittenText = { file: string; pointer: string; text: string };

/** A text of a file, with the place where it is written if that is another. */
type PlacedIn = PlacedText & { written?: { file: string; pointer: string } };

/** Gives texts their numbers, the same for the same place for as long as the program runs. */
export function createTextMarks() {
  const numbers = new Map<string, number>();
  const texts: WrittenText[] = [];
  const markedValues = new WeakMap<object, { value: object; found: [number, WrittenText][] }>();
  const numberOf = ({ file, pointer }: WrittenText): number => {
    const key = `${file} ${pointer}`;
    const number = numbers.get(key) ?? numbers.size;
    if (number <= maxMarks) numbers.set(key, number);
    return number;
  };
  /** The file's value with a mark in each of some texts; the same value gives the same answer. */
  const marked = <T extends SourceFile>(source: T, found: () => PlacedIn[]): T => {
    const known = markedValues.get(source.value as object) ?? markedValue(source, found());
    markedValues.set(source.value as object, known);
    // Also for a known value: it is what an undone change leads back to.
    for (const [number, text] of known.found) texts[number] = text;
    return { ...source, value: known.value };
  };
  const markedValue = (source: SourceFile, placed: PlacedIn[]) => {
    const found: [number, WrittenText][] = [];
    const byPointer = new Map<string, string>();
    for (const { pointer, text, written = source.at(pointer) } of placed) {
      const place = { file: written.file, pointer: written.pointer, text };
      if (text === '' || parseMessageKey(text) !== undefined) continue;
      const number = numberOf(place);
      if (number > maxMarks) continue;
      found.push([number, place]);
      byPointer.set(pointer, startMark(number) + text);
    }
    return { value: replaceTexts(source.value, byPointer) as object, found };
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

/** Names by which a product screen finds its clients' records: with a mark it would find none. */
const isClientName = ({ pointer }: PlacedText) => /\/(tenant|brands\/\d+)$/.test(pointer);

/** The texts of a page's sections, those that it shares where they are written. */
const textsOfPage = ({ source, shared }: PageVersion) =>
  source.value.sections.flatMap((section, index) =>
    textsOf(blockSchema(section.type), section, `/sections/${index}`)
      .filter((text) => !isClientName(text))
      .map((text) => {
        const file = shared.get(index)?.file;
        const pointer = text.pointer.replace(/^\/sections\/\d+/, '/section');
        return file === undefined ? text : { ...text, written: { file, pointer } };
      }),
  );
