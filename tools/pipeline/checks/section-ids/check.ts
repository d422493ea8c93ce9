import { error } from '../../../model/problem.ts';
import { sectionIdsOf } from '../../../model/section-ids.ts';
import type { Check } from '../check.ts';

/** An id that links may name stands once in its page. */
export const check: Check = ({ pages }) =>
  pages
    .filter(({ isValid: sound }) => sound)
    .flatMap(({ source }) => {
      const first = new Map<string, string>();
      return sectionIdsOf(source.value.sections).flatMap(({ id, pointer }) => {
        const former = first.get(id);
        if (former === undefined) first.set(id, pointer);
        return former === undefined
          ? []
          : [
              error('page/duplicate-id', source.at(pointer), {
                id,
                first: String(source.at(former).line),
              }),
            ];
      });
    });
