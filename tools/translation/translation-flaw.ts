import { countCharacters } from '../model/count-characters.ts';
import { argumentNames } from '../model/messages.ts';
import { error, type Problem, type SourceLocation } from '../model/problem.ts';
import { figuresIn } from '../pipeline/compare/figures.ts';
import { isExcepted } from '../pipeline/compare/translation-findings.ts';
import type { SheetText } from './export.ts';

/** What is wrong with a translation that a sheet brings, the first thing found. */
export function translationFlaw(
  { position, pair: { source, limit, path }, translation }: SheetText,
  text: string,
  place: SourceLocation,
): Problem | undefined {
  const differing = (
    code: 'language/import-placeholders' | 'language/import-figures',
    expected: string[] | undefined,
    found: string[] | undefined,
  ) =>
    expected?.join() === found?.join()
      ? undefined
      : error(code, place, {
          position,
          expected: expected?.join(' ') ?? '',
          found: found?.join(' ') ?? '',
        });
  if (text.trim() === '') return error('language/import-empty', place, { position });
  const length = countCharacters(text);
  if (limit && length > limit)
    return error('language/import-too-long', place, {
      position,
      limit: String(limit),
      length: String(length),
    });
  const values = translation.name === 'translations' ? argumentNames : fillNames;
  const broken = differing(
    'language/import-placeholders',
    braced(values(source)),
    braced(values(text)),
  );
  if (broken) return broken;
  return isExcepted(translation.target.value, { kind: 'otherFigures', path })
    ? undefined
    : differing('language/import-figures', figuresIn(source), figuresIn(text));
}

const fillNames = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
const braced = (names: string[] | undefined) => names?.map((name) => `{${name}}`);
