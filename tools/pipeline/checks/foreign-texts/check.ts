import { type Problem, warning } from '../../../model/problem.ts';
import type { Site } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { Check } from '../check.ts';
import { type FileTexts, languageOfText, siteTexts } from '../site-texts.ts';
import { otherLanguageOf } from './find-language.ts';

/** A text is in the language of its file: one problem a file, which may have been pasted whole. */
export const check: Check = (site) =>
  siteTexts(site).flatMap((file) => {
    const { source } = file;
    const known = problemCache.get(source);
    if (known) return known;
    const found = fileProblems(file, site);
    problemCache.set(source, found);
    return found;
  });

const problemCache = new WeakMap<SourceFile, Problem[]>();

function fileProblems(file: FileTexts, site: Site): Problem[] {
  const { source, texts } = file;
  const foreign = texts.flatMap((placed) => {
    const { text, pointer } = placed;
    const expected = languageOfText(file, placed, site) ?? '';
    const found = text.startsWith('@') ? undefined : otherLanguageOf(text, expected);
    return found ? [{ pointer, text, expected, found }] : [];
  });
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
