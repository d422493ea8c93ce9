import { closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { error } from '../../../model/problem.ts';
import type { Check } from '../check.ts';

/** A menu's id stands once in its header, and in every language's. */
export const check: Check = ({ shells, config }) => {
  const ids = new Map(
    [...shells].map(([language, source]) => [
      language,
      source.value.header.menus.map(({ id }) => id),
    ]),
  );
  const isTwice = [...ids.values()].some((each) => new Set(each).size < each.length);
  return [...shells].flatMap(([language, source]) => {
    const own = ids.get(language)!;
    const others = [...ids].filter(([other]) => other !== language).map(([, each]) => each);
    return own.flatMap((id, index) => {
      const pointer = `/header/menus/${index}/id`;
      const first = own.indexOf(id);
      if (first < index)
        return [
          error('menu/duplicate-id', source.at(pointer), {
            id,
            first: String(source.at(`/header/menus/${first}/id`).line),
          }),
        ];
      const isModel = others.length < 2 && language === config.value.languages[0]!.code;
      if (isTwice || isModel || others.length === 0 || others.some((each) => each.includes(id)))
        return [];
      const open = new Set(others.flat().filter((other) => !own.includes(other)));
      const meant = unambiguousMatch(id, open);
      return [
        error(
          'menu/other-id',
          source.at(pointer),
          { id, nearest: closestMatch(id, open) ?? '', allowed: [...open].join(', ') || '–' },
          meant ? source.rewrite(pointer, meant) : undefined,
        ),
      ];
    });
  });
};
