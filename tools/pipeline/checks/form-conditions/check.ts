import { checkedValue } from '../../../../src/forms/asked-fields.ts';
import type { Field, Form } from '../../../../src/generated/types.ts';
import { candidateList, closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { error, type Problem } from '../../../model/problem.ts';
import type { Site } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import { completeForms } from '../../validate/complete-forms.ts';
import type { Check } from '../check.ts';
import { readableForm } from './readable-form.ts';

/**
 * What forms and fields depend on is there, and does not in the end depend on them. Conditions are
 * judged in forms with other mistakes, too, as far as these leave no doubt.
 */
export const check: Check = (site) => [
  ...baseCircles(site),
  ...[...formsToJudge(site).values()].flatMap((source) =>
    source.value.fields
      .flatMap((field, index) => conditionProblems(source, field, `/fields/${index}/showIf`))
      .filter(({ file }) => file === source.file),
  ),
];

/**
 * The forms with the fields of those that they extend. One of which a field cannot be known, or
 * whose base cannot, is left out: the field that a condition names may be meant by it.
 */
function formsToJudge({ forms, completeForms: complete, invalidForms }: Site) {
  const readable = new Map([...invalidForms].map(([name, form]) => [name, readableForm(form)]));
  const known = new Map(forms);
  for (const [name, form] of readable) if (form) known.set(name, form);
  const isKnown = (name: string, path: string[] = []): boolean => {
    const base = known.get(name)?.value.extends;
    if (!known.has(name) || base === undefined || path.includes(base)) return known.has(name);
    return isKnown(base, [...path, name]);
  };
  const all = invalidForms.size > 0 ? completeForms(known) : complete;
  return new Map([...all].filter(([name]) => isKnown(name)));
}

/** Forms that in the end extend themselves: one problem a circle, in its first file. */
function baseCircles({ forms }: Site): Problem[] {
  return [...forms].flatMap(([name, source]) => {
    const circle = circleFrom(name, (each) => forms.get(each)?.value.extends);
    return circle && isFirst(name, circle)
      ? [error('form/extends-circle', source.at('/extends'), { path: circle.join(' → ') })]
      : [];
  });
}

function conditionProblems(
  source: SourceFile<Form>,
  { name, showIf }: Field,
  pointer: string,
): Problem[] {
  if (!showIf) return [];
  const { fields } = source.value;
  if (showIf.field === name)
    return [error('form/show-if-own-field', source.at(`${pointer}/field`), { name })];
  const choices = fields.filter(
    (field) => field.shown && field.name !== name && valuesOf(field).length > 0,
  );
  const other = choices.find((field) => field.name === showIf.field);
  if (!other) return [unknownProblem(source, `${pointer}/field`, showIf.field, choices)];
  const circle = circleFrom(
    name,
    (each) => fields.find((field) => field.name === each)?.showIf?.field,
  );
  if (circle)
    return isFirst(name, circle)
      ? [error('form/show-if-circle', source.at(`${pointer}/field`), { path: circle.join(' → ') })]
      : [];
  const isList = Array.isArray(showIf.is);
  const known = valuesOf(other);
  return [showIf.is].flat().flatMap((value, index) => {
    if (known.includes(value)) return [];
    const place = isList ? `${pointer}/is/${index}` : `${pointer}/is`;
    const intended = unambiguousMatch(value, known);
    return [
      error(
        'form/show-if-unknown-value',
        source.at(place),
        {
          value,
          name: other.name,
          nearest: closestMatch(value, known) ?? '',
          allowed: candidateList(value, known),
        },
        intended === undefined ? undefined : source.rewrite(place, intended),
      ),
    ];
  });
}

function unknownProblem(
  source: SourceFile,
  pointer: string,
  name: string,
  choices: Field[],
): Problem {
  const known = choices.map((field) => field.name);
  const intended = unambiguousMatch(name, known);
  return error(
    'form/show-if-unknown-field',
    source.at(pointer),
    { name, nearest: closestMatch(name, known) ?? '', allowed: candidateList(name, known) },
    intended === undefined ? undefined : source.rewrite(pointer, intended),
  );
}

/** What a field may have as a value, where that is known beforehand. */
const valuesOf = ({ kind, options = [] }: Field): string[] =>
  kind === 'checkbox' ? [checkedValue] : options.map(({ value }) => value);

/** The names from one to itself again, where following leads back there. */
function circleFrom(
  name: string,
  next: (name: string) => string | undefined,
): string[] | undefined {
  const path = [name];
  for (let each = next(name); each !== undefined; each = next(each)) {
    if (each === name) return [...path, name];
    if (path.includes(each)) return undefined;
    path.push(each);
  }
  return undefined;
}

const isFirst = (name: string, circle: string[]) => name === circle.toSorted()[0];
