import { nameOfSign } from '../../../model/address-fault.ts';
import { error, type Problem, warning } from '../../../model/problem.ts';
import { blockSchema, documentSchema } from '../../../model/schemas.ts';
import type { SourceFile } from '../../../model/source.ts';
import { type PlacedText, textsOf } from '../../../model/texts-of.ts';
import type { Check } from '../check.ts';
import { findHtml } from './find-html.ts';
import { findInvisible } from './find-invisible.ts';
import { findMarkup } from './find-markup.ts';

/**
 * A text is words: not spaces alone, without characters that nobody sees, without HTML, and without
 * markup where it shows as it is written.
 */
export const check: Check = ({ config, pages, sections, shells, messages, forms }) => {
  const documents: [string, SourceFile][] = [
    ['site', config],
    ...[...shells.values()].map((source): [string, SourceFile] => ['shell', source]),
    ...[...messages.values()].map((source): [string, SourceFile] => ['messages', source]),
    ...[...forms.values()].map((source): [string, SourceFile] => ['form', source]),
  ];
  const shared = [...sections.values()].flatMap((versions) => [...versions.values()]);
  return [
    ...shared.flatMap((source) =>
      cachedProblems(source, () => {
        const { section } = source.value;
        return textsOf(blockSchema(section.type), section, '/section');
      }),
    ),
    ...documents.flatMap(([schema, source]) =>
      cachedProblems(source, () => textsOf(documentSchema(schema), source.value)),
    ),
    ...pages
      .filter(({ isValid }) => isValid)
      .flatMap(({ source, written, shared }) =>
        cachedProblems(written, () => [
          ...textsOf(documentSchema('page'), source.value),
          ...source.value.sections.flatMap((section, index) =>
            shared.has(index)
              ? []
              : textsOf(blockSchema(section.type), section, `/sections/${index}`),
          ),
        ]),
      ),
  ];
};

const problemCache = new WeakMap<SourceFile, Problem[]>();

/** What is wrong with the texts of a file, looked for once. */
function cachedProblems(source: SourceFile, texts: () => PlacedText[]): Problem[] {
  const known = problemCache.get(source);
  if (known) return known;
  const found = texts().flatMap((text) =>
    isSuspect.test(text.text) ? problemsOf(source, text) : [],
  );
  problemCache.set(source, found);
  return found;
}

/** What most texts have nothing of. */
const isSuspect = /[<&*_~`[#>|\n]|^[\s\p{C}]*$|[\p{C}\u115F\u1160\u2028\u2029\u3164\uFFA0]/u;

function problemsOf(source: SourceFile, { text, pointer, rich }: PlacedText): Problem[] {
  const rewritten = (meant: string | undefined) =>
    meant === undefined ? undefined : source.rewrite(pointer, meant);
  const invisible = findInvisible(text);
  const visible = invisible?.meant ?? text;
  if (text !== '' && visible.trim() === '') return [error('text/blank', source.at(pointer))];
  const html = findHtml(text, rich);
  const markup = html ? undefined : findMarkup(text, rich);
  return [
    ...(invisible
      ? [
          error(
            'text/invisible-character',
            source.atCharacter(pointer, invisible.index),
            { found: nameOfSign(invisible.found) },
            rewritten(invisible.meant),
          ),
        ]
      : []),
    ...(html
      ? [
          error(
            'text/html',
            source.atCharacter(pointer, html.index),
            { found: html.found },
            rewritten(html.meant),
          ),
        ]
      : []),
    ...(markup
      ? [
          warning(
            rich ? 'text/unknown-markup' : 'text/markup',
            source.atCharacter(pointer, markup.index),
            { found: markup.found },
            rewritten(markup.meant),
          ),
        ]
      : []),
  ];
}
