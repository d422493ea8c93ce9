import type { Mockup } from '../../../src/generated/types.ts';
import { escapePointerPart } from '../../model/json-pointer.ts';
import type { Problem } from '../../model/problem.ts';
import type { SourceFile } from '../../model/source.ts';
import type { Check } from './check.ts';
import { inSections } from './in-sections.ts';

/** A product screen as it is written: what has a default may be left out. */
export type WrittenScreen = Partial<Mockup>;

/** Looks at a product screen. @returns what is to be told of it */
type LookAtScreen = (source: SourceFile, screen: WrittenScreen, pointer: string) => Problem[];

/** By which properties product screens stand in sections; a page with the second has the first. */
const screenKeys = new Set(['mockup', 'companion']);

/** Makes a check that looks at each product screen of the valid pages and of shared sections. */
export function inScreens(look: LookAtScreen): Check {
  const lookIn = (source: SourceFile, value: unknown, pointer: string): Problem[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => {
      const place = `${pointer}/${escapePointerPart(key)}`;
      return screenKeys.has(key) ? look(source, { ...part }, place) : lookIn(source, part, place);
    });
  };
  const problemsOf = inSections((value, pointer, source) =>
    JSON.stringify(value).includes('"mockup"') ? lookIn(source, value, pointer) : [],
  );
  return ({ pages, sections }) =>
    [
      ...pages.filter(({ isValid }) => isValid).map(({ written }) => written),
      ...[...sections.values()].flatMap((versions) => [...versions.values()]),
    ].flatMap(problemsOf);
}
