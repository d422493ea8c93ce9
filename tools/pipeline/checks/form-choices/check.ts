import type { Field } from '../../../../src/generated/types.ts';
import { error, type Problem } from '../../../model/problem.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { Check } from '../check.ts';

/**
 * Fields to choose from have options, no two of one value; others have none. A role is one field's.
 */
export const check: Check = ({ forms, completeForms }) => [
  ...[...forms.values()].flatMap((source) =>
    source.value.fields.flatMap((field, index) =>
      optionProblems(source, field, `/fields/${index}`),
    ),
  ),
  ...[...completeForms.values()].flatMap((source) => roleProblems(source)),
];

const kindsWithOptions: readonly Field['kind'][] = ['select', 'radio'];

function optionProblems(
  source: SourceFile,
  { name, kind, options }: Field,
  pointer: string,
): Problem[] {
  const hasOptions = kindsWithOptions.includes(kind);
  if (hasOptions && !options)
    return [error('form/no-options', source.at(`${pointer}/kind`), { name, kind })];
  if (!hasOptions && options)
    return [error('form/idle-options', source.at(`${pointer}/options`, 'key'), { name, kind })];
  return (options ?? []).flatMap(({ value }, index) =>
    options?.slice(0, index).some((option) => option.value === value)
      ? [
          error('form/duplicate-option', source.at(`${pointer}/options/${index}/value`), {
            name,
            value,
          }),
        ]
      : [],
  );
}

/**
 * Of two fields with one role the server would know but one; two of one name are told of already.
 */
function roleProblems(source: SourceFile<{ fields: Field[] }>): Problem[] {
  const { fields } = source.value;
  return fields.flatMap(({ role }, index) => {
    const first = role ? fields.findIndex((field) => field.role === role) : index;
    const place = source.at(`/fields/${index}/role`);
    const isCopy = fields.findIndex(({ name }) => name === fields[index]?.name) < index;
    return role && first < index && !isCopy && place.file === source.file
      ? [error('form/duplicate-role', place, { role, name: fields[first]?.name ?? '' })]
      : [];
  });
}
