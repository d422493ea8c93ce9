import type { CalculatorSection } from '../../../../src/generated/types.ts';
import { type Formula, functionNames } from '../../../../src/lib/formula.ts';
import { candidateList, closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { namesIn, parseFormula } from '../../../model/formula/parse-formula.ts';
import { parentPointer, valueAtPointer } from '../../../model/json-pointer.ts';
import { error, type Problem, warning } from '../../../model/problem.ts';
import { type Reference, referencesOfKind, type Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { inputProblems } from './input-problems.ts';
import { valuesWithoutResult } from './values-without-result.ts';

export const goesByFacts = true;

type Input = CalculatorSection['inputs'][number];

/** What a formula stands among. */
type Place = Reference & { inputs: Input[] };

/**
 * A calculator's formulas can be read, use the inputs that it has, all of them, and give a number
 * for whatever a visitor may choose. Its inputs begin with a value that may be chosen.
 */
export const check: Check = (site) =>
  [...formulasBySection(site).values()].flatMap((formulas) => {
    const [{ source, pointer, inputs }] = formulas;
    if (faultless.has(inputs)) return [];
    const section = sectionPointer(pointer);
    const ofInputs = inputProblems(inputs, (place) => source.at(`${section}/inputs/${place}`));
    const read = formulas.map((each) => readFormula(each));
    const wrong = [...ofInputs, ...read.flatMap(({ problem }) => problem ?? [])];
    if (wrong.length > 0) return wrong;
    const used = new Set(read.flatMap(({ formula }) => (formula ? namesIn(formula) : [])));
    const unused = inputs.flatMap(({ name }, index) =>
      used.has(name)
        ? []
        : [warning('formula/unused', source.at(`${section}/inputs/${index}/name`), { name })],
    );
    const found = read.flatMap(({ formula, place }) => resultProblem(formula, place));
    if (found.length + unused.length === 0) faultless.add(inputs);
    return [...found, ...unused];
  });

/** The inputs of calculators without a mistake: pages may have the same one. */
const faultless = new WeakSet<Input[]>();

const sectionPointer = (pointer: string) => parentPointer(parentPointer(parentPointer(pointer)));

/** The formulas of each calculator whose page or file has no problems of its own. */
function formulasBySection(site: Site): Map<string, [Place, ...Place[]]> {
  const bySection = new Map<string, [Place, ...Place[]]>();
  for (const reference of referencesOfKind(site, 'formula')) {
    const { source, pointer } = reference;
    if (site.pageBySource.get(source)?.isValid === false) continue;
    const section = sectionPointer(pointer);
    const inputs = valueAtPointer(source.value, `${section}/inputs`) as Input[];
    const place = { ...reference, inputs };
    const key = `${source.file}${section}`;
    bySection.set(key, [...(bySection.get(key) ?? []), place] as [Place, ...Place[]]);
  }
  return bySection;
}

type ReadFormula = { place: Place; formula?: Formula; problem?: Problem };

function readFormula(place: Place): ReadFormula {
  const { value, inputs, source, pointer } = place;
  const { formula, fault } = parseFormula(value);
  if (fault?.kind === 'syntax')
    return {
      place,
      problem: error('formula/syntax', source.at(pointer), { formula: value, found: fault.found }),
    };
  if (fault) return { place, problem: unknownName(place, fault.name, functionNames) };
  const known = inputs.map(({ name }) => name);
  const unknown = namesIn(formula).find((name) => !known.includes(name));
  return unknown === undefined
    ? { place, formula }
    : { place, problem: unknownName(place, unknown, known) };
}

function unknownName(place: Place, name: string, known: string[]): Problem {
  const { source, pointer, value } = place;
  const meant = unambiguousMatch(name, known);
  const corrected = (right: string) => value.replace(new RegExp(`\\b${name}\\b`, 'g'), right);
  return error(
    'formula/unknown-name',
    source.at(pointer),
    {
      name,
      nearest: meant ?? closestMatch(name, known) ?? '',
      allowed: candidateList(name, known),
    },
    meant === undefined ? undefined : source.rewrite(pointer, corrected(meant)),
  );
}

function resultProblem(formula: Formula | undefined, place: Place): Problem[] {
  const { inputs, value, source, pointer } = place;
  const values = formula === undefined ? undefined : valuesWithoutResult(formula, inputs);
  const params = { formula: value, values: values ?? '' };
  return values === undefined ? [] : [error('formula/no-number', source.at(pointer), params)];
}
