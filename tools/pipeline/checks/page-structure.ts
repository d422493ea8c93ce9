import { certain, nearest } from '../../model/nearest.ts';
import { error, type Problem } from '../../model/problem.ts';
import type { PageSource } from '../../model/site.ts';
import type { Check } from './check.ts';

/**
 * The versions of a page have the same sections, by id and type, in the same order, and expect the
 * same flags. Where one differs from all others, it is that one.
 */
export const pageStructure: Check = {
  codes: [
    'page/section-missing',
    'page/section-extra',
    'page/section-type',
    'page/section-order',
    'page/other-flags',
  ],
  run: ({ versions, config }) =>
    [...versions.values()].flatMap((all) => {
      const readable = all.filter(isReadable);
      const main = readable.find(({ language }) => language === config.value.languages[0]!.code);
      if (!main || new Set(readable.map((page) => marksOf(page).join('\n'))).size < 2) return [];
      const model = mostAlike(readable, main);
      return readable.flatMap((page) =>
        page === model ? [] : [...differences(page, model), ...otherFlags(page, model)],
      );
    }),
};

/** Whether the sections of a page can be told apart. */
function isReadable({ source }: PageSource): boolean {
  const { sections } = source.value;
  return (
    Array.isArray(sections) &&
    sections.length > 0 &&
    sections.every(
      (section) => typeof section?.id === 'string' && typeof section.type === 'string',
    ) &&
    new Set(sections.map(({ id }) => id)).size === sections.length
  );
}

const sectionsOf = (page: PageSource) => page.source.value.sections;
const idsOf = (page: PageSource) => sectionsOf(page).map(({ id }) => id);

/** The flags that a page expects, unless they cannot be read, or may stand under a misspelt key. */
function flagsOf({ source, sound }: PageSource): string[] | undefined {
  if (!sound && !source.has('/arrivals')) return undefined;
  const { arrivals } = source.value;
  return Array.isArray(arrivals) && arrivals.every((arrival) => typeof arrival?.flag === 'string')
    ? arrivals.map(({ flag }) => flag)
    : undefined;
}

/**
 * What tells versions apart: each section by its id and type, and by its position; and the flags.
 */
const marksOf = (page: PageSource) => [
  ...sectionsOf(page).flatMap(({ id, type }, index) => [`${id} ${type}`, `${index} ${id}`]),
  ...(flagsOf(page) ?? []),
];

/**
 * The version that most others resemble; of two the main one, unless something else is wrong with
 * it.
 */
function mostAlike(pages: PageSource[], main: PageSource): PageSource {
  const marks = new Map(pages.map((page) => [page, new Set(marksOf(page))]));
  const likeness = (page: PageSource) =>
    pages.reduce(
      (sum, other) =>
        sum +
        (other === page
          ? 0
          : [...marks.get(page)!].filter((mark) => marks.get(other)!.has(mark)).length),
      0,
    );
  return pages.reduce(
    (best, page) => (likeness(page) > likeness(best) ? page : best),
    main.sound ? main : (pages.find(({ sound }) => sound) ?? main),
  );
}

function differences(page: PageSource, model: PageSource): Problem[] {
  const [ids, modelIds] = [idsOf(page), idsOf(model)];
  const params = { language: page.language, file: model.source.file };
  const missing = new Set(modelIds.filter((id) => !ids.includes(id)));
  const problems = ids.flatMap((id, index) => {
    if (modelIds.includes(id)) return [];
    const pointer = `/sections/${index}/id`;
    const inPlace = missing.has(modelIds[index]!) ? modelIds[index] : undefined;
    const meant = inPlace ?? nearest(id, missing);
    const sure = certain(id, meant ? [meant] : []);
    if (meant) missing.delete(meant);
    return [
      error(
        'page/section-extra',
        page.source.at(pointer),
        { ...params, id, nearest: meant ?? '' },
        sure ? page.source.rewrite(pointer, sure) : undefined,
      ),
    ];
  });
  problems.push(
    ...[...missing].map((id) =>
      error('page/section-missing', page.source.at('/sections'), {
        ...params,
        id,
        position: String(modelIds.indexOf(id) + 1),
      }),
    ),
  );
  if (problems.length > 0) return problems;
  return [...otherTypes(page, model, params), ...otherOrder(page, ids, modelIds, params)];
}

/** A type that no block has is told of by the schemas. */
function otherTypes(
  page: PageSource,
  model: PageSource,
  params: Record<string, string>,
): Problem[] {
  if (!page.sound || !model.sound) return [];
  return sectionsOf(page).flatMap(({ id, type }, index) => {
    const expected = sectionsOf(model).find((section) => section.id === id)!.type;
    return type === expected
      ? []
      : [
          error('page/section-type', page.source.at(`/sections/${index}/type`), {
            ...params,
            id,
            type,
            expected,
          }),
        ];
  });
}

function otherOrder(
  page: PageSource,
  ids: string[],
  modelIds: string[],
  params: Record<string, string>,
): Problem[] {
  const moved = ids.findIndex((id, index) => id !== modelIds[index]);
  return moved < 0
    ? []
    : [
        error('page/section-order', page.source.at(`/sections/${moved}`), {
          ...params,
          id: ids[moved]!,
          expected: modelIds[moved]!,
        }),
      ];
}

function otherFlags(page: PageSource, model: PageSource): Problem[] {
  const [flags, expected] = [flagsOf(page), flagsOf(model)];
  if (!flags || !expected || flags.join() === expected.join()) return [];
  const params = {
    expected: expected.join(', ') || '–',
    found: flags.join(', ') || '–',
    file: model.source.file,
  };
  const index = flags.findIndex((flag) => !expected.includes(flag));
  if (index < 0)
    return [
      error('page/other-flags', page.source.at(page.source.has('/arrivals') ? '/arrivals' : ''), {
        ...params,
        nearest: '',
      }),
    ];
  const open = expected.filter((flag) => !flags.includes(flag));
  const [likely, meant] = [nearest(flags[index]!, open), certain(flags[index]!, open)];
  const pointer = `/arrivals/${index}/flag`;
  return [
    error(
      'page/other-flags',
      page.source.at(pointer),
      { ...params, nearest: likely ?? '' },
      meant ? page.source.rewrite(pointer, meant) : undefined,
    ),
  ];
}
