import { examplesOf } from '../../../model/block-examples.ts';
import { error, type Problem } from '../../../model/problem.ts';
import { blockSchema } from '../../../model/schemas.ts';
import type { Site } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import { type PlacedText, textsOnce } from '../../../model/texts-of.ts';
import type { Check } from '../check.ts';
import { mainLanguageFirst } from '../group-by-target.ts';
import { inSections } from '../in-sections.ts';
import { exampleValueProblems } from './example-values.ts';

type Section = { type: string; id: string };

/**
 * No section is one of the catalogue's examples, copied by hand and not written anew: its figures
 * and names are invented. What commands copy has marks that tell; once these are gone, its
 * addresses and logos may still be the example's.
 */
export const check: Check = (site) => [...textProblems(site), ...exampleValueProblems(site)];

const textProblems = (site: Site): Problem[] =>
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
  pointer === '' ? [] : sectionProblems(source, value as Section, pointer),
);

/** A text of a few words may be the same by chance: several, and most of a section's, are not. */
function sectionProblems(source: SourceFile, section: Section, pointer: string): Problem[] {
  const texts = longTexts(section);
  const copied = texts.filter(isCopied(section));
  const [first] = copied;
  if (!first || copied.length < 3 || copied.length * 2 < texts.length) return [];
  const params = { section: section.id, count: String(copied.length), text: first.text };
  return [error('text/example', source.at(pointer + first.pointer), params)];
}

const isCopied =
  ({ type }: Section) =>
  ({ text }: PlacedText): boolean =>
    exampleTexts(type).has(text);

/** The longer texts of a section that its block's examples have, too. */
export const copiedTexts = (section: Section): PlacedText[] =>
  longTexts(section).filter(isCopied(section));

const longTexts = (section: Section) =>
  textsOnce(blockSchema(section.type), section).filter(
    ({ text }) => text.length >= 12 && !/^[@✎]/.test(text),
  );

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
