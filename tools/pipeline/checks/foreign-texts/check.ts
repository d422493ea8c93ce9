import { type Problem, warning } from '../../../model/problem.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { Check } from '../check.ts';
import { inTexts } from '../site-texts.ts';
import { otherLanguageOf } from './find-language.ts';

/** A text is in the language of its file: one problem a file, which may have been pasted whole. */
export const check: Check = (site) =>
  foreignTexts(site).flatMap(({ source, found }) => fileProblems(source, found));

type ForeignText = { pointer: string; text: string; expected: string; found: string };

const foreignTexts = inTexts(({ text, pointer }, expected = ''): ForeignText[] => {
  const found = text.startsWith('@') ? undefined : otherLanguageOf(text, expected);
  return found ? [{ pointer, text, expected, found }] : [];
});

function fileProblems(source: SourceFile, foreign: ForeignText[]): Problem[] {
  const [first] = foreign;
  if (!first) return [];
  return [
    warning('language/other-language', source.at(first.pointer), {
      found: first.found,
      language: first.expected,
      count: String(foreign.length),
      text: first.text.slice(0, 60),
    }),
  ];
}
