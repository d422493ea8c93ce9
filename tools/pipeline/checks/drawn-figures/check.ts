import { escapePointerPart } from '../../../model/json-pointer.ts';
import { type Problem, warning } from '../../../model/problem.ts';
import type { SourceFile } from '../../../model/source.ts';
import { figuresIn } from '../../compare/figures.ts';
import type { Check } from '../check.ts';
import { inSections } from '../in-sections.ts';

/** What the text for those who do not see a product screen says is what the screen shows. */
export const check: Check = ({ pages, sections }) =>
  [
    ...pages.filter(({ isValid }) => isValid).map(({ written }) => written),
    ...[...sections.values()].flatMap((versions) => [...versions.values()]),
  ].flatMap(figureProblems);

const figureProblems = inSections((value, pointer, source) =>
  JSON.stringify(value).includes('"mockup"') ? problemsIn(source, value, pointer) : [],
);

/** By which properties product screens stand in sections; a page with the second has the first. */
const screenKeys = new Set(['mockup', 'companion']);

function problemsIn(source: SourceFile, value: unknown, pointer: string): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = `${pointer}/${escapePointerPart(key)}`;
    return screenKeys.has(key)
      ? screenProblems(source, part, place)
      : problemsIn(source, part, place);
  });
}

/** The figures of a screen's description that the screen does not have: one problem a screen. */
function screenProblems(source: SourceFile, mockup: unknown, pointer: string): Problem[] {
  const { alt = '', ...drawn } = { ...(mockup as { alt?: string }) };
  const shown = new Set(textsIn(drawn).flatMap(figuresIn));
  const strange = figuresIn(alt).filter((figure) => !shown.has(figure));
  if (strange.length === 0) return [];
  const params = { figures: strange.join(', ') };
  return [warning('text/alt-figures', source.at(`${pointer}/alt`), params)];
}

/** The texts and numbers within a value, as texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
