import { error } from '../../../model/problem.ts';
import type { Check } from '../check.ts';

/** A section's id stands once in its page. */
export const check: Check = ({ pages }) =>
  pages
    .filter(({ isValid: sound }) => sound)
    .flatMap(({ source }) => {
      const ids = source.value.sections.map(({ id }) => id);
      return ids.flatMap((id, index) => {
        const first = ids.indexOf(id);
        return first === index
          ? []
          : [
              error('page/duplicate-id', source.at(`/sections/${index}/id`), {
                id,
                first: String(source.at(`/sections/${first}/id`).line),
              }),
            ];
      });
    });
