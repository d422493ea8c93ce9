import { examplesOf } from '../../../model/block-examples.ts';
import { error, type Problem } from '../../../model/problem.ts';
import { blockSchema } from '../../../model/schemas.ts';
import type { SourceFile } from '../../../model/source.ts';
import { textsOf } from '../../../model/texts-of.ts';
import type { Check } from '../check.ts';
import { mainLanguageFirst } from '../group-by-target.ts';
import { inSections } from '../in-sections.ts';

type Section = { type: string; id: string };

/**
 * No section is one of the catalogue's examples, copied by hand and not written anew: its figures
 * and names are invented. What commands copy has marks that tell.
 */
export const check: Check = (site) =>
  [...site.versions.values()].flatMap((versions) => {
    const found = versions
      .filter(({ isValid }) => isValid)
      .flatMap(({ source }) => copiedExamples(source));
    const sections = new Set(found.map(({ params }) => params.section));
    // Copied in every language, and told of once.
    return [...sections].flatMap((id) =>
      mainLanguageFirst(
        site,
        found.filter(({ params }) => params.section === id),
      ).slice(0, 1),
    );
  });

const copiedExamples = inSections((value, pointer, source) =>
  pointer !== '' && mayBeCopied(value as Section)
    ? sectionProblems(source, value as Section, pointer)
    : [],
);

/** So many texts are none that are the same by chance. */
const fewestCopied = 3;

/**
 * Whether a section has as many strings of its block's examples, people's texts or not: of most it
 * need not be found out which strings those are.
 */
const mayBeCopied = (section: Section): boolean =>
  countIn(section, exampleStrings(section.type)) >= fewestCopied;

function countIn(value: unknown, strings: ReadonlySet<string>): number {
  if (typeof value === 'string') return value.length >= longText && strings.has(value) ? 1 : 0;
  let count = 0;
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) count += countIn(part, strings);
  return count;
}

/** A text of a few words may be the same by chance: several, and most of a section's, are not. */
function sectionProblems(source: SourceFile, section: Section, pointer: string): Problem[] {
  const texts = longTexts(section, pointer);
  const copied = copiedTexts(section, pointer);
  const [first] = copied;
  if (!first || copied.length < fewestCopied || copied.length * 2 < texts.length) return [];
  const params = { section: section.id, count: String(copied.length), text: first.text };
  return [error('text/example', source.at(first.pointer), params)];
}

/** The longer texts of a section that its block's examples have, too. */
export const copiedTexts = (section: Section, pointer = '') =>
  longTexts(section, pointer).filter(({ text }) => exampleTexts(section.type).has(text));

/** From how many characters on a text is hardly the same by chance. */
const longText = 12;

const longTexts = (section: Section, pointer = '') =>
  textsOf(blockSchema(section.type), section, pointer).filter(
    ({ text }) => text.length >= longText && !/^[@✎]/.test(text),
  );

const stringCache = new Map<string, ReadonlySet<string>>();

/** The strings of a block's examples, in all languages. */
function exampleStrings(type: string): ReadonlySet<string> {
  const known = stringCache.get(type);
  if (known) return known;
  const strings = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') strings.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  for (const { sections } of examplesOf(blockSchema(type))) add(sections);
  stringCache.set(type, strings);
  return strings;
}

const textCache = new Map<string, ReadonlySet<string>>();

/** The longer texts of a block's examples, in all languages. */
function exampleTexts(type: string): ReadonlySet<string> {
  const known = textCache.get(type);
  if (known) return known;
  const sections = examplesOf(blockSchema(type)).flatMap((example) =>
    Object.values(example.sections),
  );
  const texts = new Set(sections.flatMap((each) => longTexts(each).map(({ text }) => text)));
  textCache.set(type, texts);
  return texts;
}
