import type { Mockup } from '../../../src/generated/types.ts';
import { escapePointerPart } from '../../model/json-pointer.ts';
import type { Problem } from '../../model/problem.ts';
import type { SourceFile } from '../../model/source.ts';
import type { Check } from './check.ts';
import { inSections } from './in-sections.ts';

/** A product screen as it is written: what has a default may be left out. */
type WrittenScreen = Partial<Mockup>;

/** Looks at a product screen. @returns what is to be told of it */
type LookAtScreen = (source: SourceFile, screen: WrittenScreen, pointer: string) => Problem[];

/** A screen, and where it stands below the section that it is in. */
type PlacedScreen = { screen: WrittenScreen; path: string };

/** By which properties product screens stand in sections; a page with the second has the first. */
const screenKeys = new Set(['mockup', 'companion']);

/** Makes a check that looks at each product screen of the valid pages and of shared sections. */
export function inScreens(look: LookAtScreen): Check {
  const problemsOf = inSections((section, pointer, source) =>
    screensOf(section).flatMap(({ screen, path }) => look(source, screen, `${pointer}${path}`)),
  );
  return ({ pages, sections }) =>
    [
      ...pages.filter(({ isValid }) => isValid).map(({ written }) => written),
      ...[...sections.values()].flatMap((versions) => [...versions.values()]),
    ].flatMap(problemsOf);
}

/** The screens of the sections seen so far, which all checks share. */
const bySection = new WeakMap<object, PlacedScreen[]>();

function screensOf(section: object): PlacedScreen[] {
  const known = bySection.get(section);
  if (known) return known;
  const found = JSON.stringify(section).includes('"mockup"') ? screensIn(section, '') : [];
  bySection.set(section, found);
  return found;
}

function screensIn(value: unknown, pointer: string): PlacedScreen[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const path = `${pointer}/${escapePointerPart(key)}`;
    return screenKeys.has(key) ? [{ screen: { ...part }, path }] : screensIn(part, path);
  });
}
