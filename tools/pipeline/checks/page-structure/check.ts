import { closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { error, type Problem } from '../../../model/problem.ts';
import { mainLanguageOf, type PageVersion } from '../../../model/site.ts';
import type { Check } from '../check.ts';

/**
 * The versions of a page have the same sections, by id and type, in the same order, and expect the
 * same flags. Where one differs from all others, it is that one.
 */
export const check: Check = ({ versions, config }) =>
  [...versions.values()].flatMap((all) => {
    const readable = all.filter(hasReadableSections);
    const main = readable.find(({ language }) => language === mainLanguageOf({ config }).code);
    if (!main || new Set(readable.map((page) => structureKeys(page).join('\n'))).size < 2)
      return [];
    const model = mostTypicalVersion(readable, main);
    return readable.flatMap((page) =>
      page === model ? [] : [...sectionProblems(page, model), ...flagProblems(page, model)],
    );
  });

/** Whether the sections of a page can be told apart. */
function hasReadableSections({ source }: PageVersion): boolean {
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

const sectionsOf = (page: PageVersion) => page.source.value.sections;
const idsOf = (page: PageVersion) => sectionsOf(page).map(({ id }) => id);

/** The flags that a page expects, unless they cannot be read, or may stand under a misspelt key. */
function flagsOf({ source, isValid: sound }: PageVersion): string[] | undefined {
  if (!sound && !source.has('/arrivals')) return undefined;
  const { arrivals } = source.value;
  return Array.isArray(arrivals) && arrivals.every((arrival) => typeof arrival?.flag === 'string')
    ? arrivals.map(({ flag }) => flag)
    : undefined;
}

/**
 * What tells versions apart: each section by its id and type, and by its position; and the flags.
 */
const structureKeys = (page: PageVersion) => [
  ...sectionsOf(page).flatMap(({ id, type }, index) => [`${id} ${type}`, `${index} ${id}`]),
  ...(flagsOf(page) ?? []),
];

/**
 * The version that most others resemble; of two the main one, unless something else is wrong with
 * it.
 */
function mostTypicalVersion(pages: PageVersion[], main: PageVersion): PageVersion {
  const keys = new Map(pages.map((page) => [page, new Set(structureKeys(page))]));
  const similarity = (page: PageVersion) =>
    pages.reduce(
      (sum, other) =>
        sum +
        (other === page
          ? 0
          : [...(keys.get(page) ?? [])].filter((mark) => keys.get(other)?.has(mark)).length),
      0,
    );
  return pages.reduce(
    (best, page) => (similarity(page) > similarity(best) ? page : best),
    main.isValid ? main : (pages.find(({ isValid: sound }) => sound) ?? main),
  );
}

/** The version at fault and the one that it is compared with. */
type VersionParams = { language: string; path: string; file: string };

function sectionProblems(page: PageVersion, model: PageVersion): Problem[] {
  const [ids, modelIds] = [idsOf(page), idsOf(model)];
  const { language, path } = page;
  const params = { language, path, file: model.source.file };
  const missing = new Set(modelIds.filter((id) => !ids.includes(id)));
  const problems = ids.flatMap((id, index) => {
    if (modelIds.includes(id)) return [];
    const pointer = `/sections/${index}/id`;
    const inPlace = modelIds[index];
    const isRenamed = inPlace !== undefined && missing.has(inPlace);
    const intended = isRenamed ? inPlace : closestMatch(id, missing);
    const unambiguous = unambiguousMatch(id, intended ? [intended] : []);
    if (intended) missing.delete(intended);
    return [
      error(
        'page/section-extra',
        page.source.at(pointer),
        { ...params, id, nearest: intended ?? '' },
        unambiguous ? page.source.rewrite(pointer, unambiguous) : undefined,
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
  return [...typeProblems(page, model, params), ...orderProblems(page, ids, modelIds, params)];
}

/** A type that no block has is told of by the schemas, that of a shared section in its own file. */
function typeProblems(page: PageVersion, model: PageVersion, params: VersionParams): Problem[] {
  if (!page.isValid || !model.isValid) return [];
  return sectionsOf(page).flatMap(({ id, type }, index) => {
    const expected = sectionsOf(model).find((section) => section.id === id)?.type;
    return expected === undefined || type === expected || page.shared.has(index)
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

function orderProblems(
  page: PageVersion,
  ids: string[],
  modelIds: string[],
  params: VersionParams,
): Problem[] {
  const moved = ids.findIndex((id, index) => id !== modelIds[index]);
  const [id, expected] = [ids[moved], modelIds[moved]];
  return id === undefined || expected === undefined
    ? []
    : [
        error('page/section-order', page.source.at(`/sections/${moved}`), {
          ...params,
          id,
          expected,
        }),
      ];
}

function flagProblems(page: PageVersion, model: PageVersion): Problem[] {
  const [flags, expected] = [flagsOf(page), flagsOf(model)];
  if (!flags || !expected || flags.join() === expected.join()) return [];
  const params = {
    expected: expected.join(', ') || '–',
    found: flags.join(', ') || '–',
    file: model.source.file,
  };
  const other = flags.find((flag) => !expected.includes(flag));
  if (other === undefined)
    return [
      error('page/other-flags', page.source.at(page.source.has('/arrivals') ? '/arrivals' : ''), {
        ...params,
        nearest: '',
      }),
    ];
  const open = expected.filter((flag) => !flags.includes(flag));
  const [likely, unambiguous] = [closestMatch(other, open), unambiguousMatch(other, open)];
  const pointer = `/arrivals/${flags.indexOf(other)}/flag`;
  return [
    error(
      'page/other-flags',
      page.source.at(pointer),
      { ...params, nearest: likely ?? '' },
      unambiguous ? page.source.rewrite(pointer, unambiguous) : undefined,
    ),
  ];
}
