import { error } from '../../../model/problem.ts';
import type { Check } from '../check.ts';

/** A form asks for each field once: of two with one name only one would arrive. */
export const check: Check = ({ forms }) =>
  [...forms.values()].flatMap((source) => {
    const fields = [
      ...source.value.fields.map(({ name }, index) => ({
        name,
        pointer: `/fields/${index}/name`,
      })),
      ...source.value.hidden.map(({ name }, index) => ({
        name,
        pointer: `/hidden/${index}/name`,
      })),
    ];
    return fields.flatMap(({ name, pointer }, index) => {
      const first = fields.slice(0, index).find((field) => field.name === name);
      return first
        ? [
            error('form/duplicate-field', source.at(pointer), {
              name,
              first: String(source.at(first.pointer).line),
            }),
          ]
        : [];
    });
  });
