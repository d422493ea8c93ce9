import { closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { error } from '../../../model/problem.ts';
import { mainLanguageOf } from '../../../model/site.ts';
import type { Check } from '../check.ts';

/** A menu's id stands once in its header, and in every language's. */
export const check: Check = ({ shells, config }) => {
  const headers = [...shells].map(([language, source]) => ({
    language,
    source,
    ids: source.value.header.menus.map(({ id }) => id),
  }));
  const isTwice = headers.some(({ ids }) => new Set(ids).size < ids.length);
  return headers.flatMap(({ language, source, ids: own }) => {
    const others = headers.filter((each) => each.language !== language).map(({ ids }) => ids);
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
      const isModel = others.length < 2 && language === mainLanguageOf({ config }).code;
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
