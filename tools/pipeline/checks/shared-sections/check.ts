import { candidateList, closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { fileKindOf, sectionFile } from '../../../model/file-paths.ts';
import { error, type Problem, startOfFile, warning } from '../../../model/problem.ts';
import {
  codesOf,
  mainLanguageOf,
  type Reference,
  referencesOfKind,
  type Site,
} from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { groupByTarget } from '../group-by-target.ts';

export const goesByFacts = true;

/**
 * A shared section that a page names exists, in every language and of one type; and one that exists
 * is named.
 */
export const check: Check = (site) => {
  const names = sharedNames(site);
  const uses = referencesOfKind(site, 'shared');
  const unknown = uses
    .filter(({ value }) => !names.includes(value))
    .map((use) => ({ name: use.value, problem: unknownProblem(use, names) }));
  return [
    ...groupByTarget(site, unknown, (right) => uses.filter(({ value }) => value === right).length),
    ...names.flatMap((name) => [
      ...missingLanguages(site, name),
      ...otherTypes(site, name),
      ...(uses.some(({ value }) => value === name) || unknown.length > 0
        ? []
        : [warning('section/unused', startOfFile(firstFile(site, name)), { name })]),
    ]),
  ];
};

/** The names that have a file in some language, even one that cannot be used. */
function sharedNames({ files }: Site): string[] {
  const names = [...files.json.keys(), ...(files.leftOut?.keys() ?? [])].flatMap((file) => {
    const kind = fileKindOf(file);
    return kind?.schema === 'section' ? [kind.name] : [];
  });
  return [...new Set(names)].sort();
}

function unknownProblem({ value: name, source, pointer }: Reference, names: string[]): Problem {
  const intended = unambiguousMatch(name, names);
  return error(
    'section/unknown',
    source.at(pointer),
    {
      name,
      nearest: closestMatch(name, names) ?? '',
      allowed: candidateList(name, names),
    },
    intended === undefined ? undefined : source.rewrite(pointer, intended),
  );
}

const hasFile = ({ files }: Site, file: string) =>
  files.json.has(file) || Boolean(files.leftOut?.has(file));

const firstFile = (site: Site, name: string): string =>
  codesOf(site)
    .map((code) => sectionFile(name, code))
    .find((file) => hasFile(site, file)) ?? sectionFile(name, mainLanguageOf(site).code);

const missingLanguages = (site: Site, name: string): Problem[] =>
  codesOf(site).flatMap((language) => {
    const file = sectionFile(name, language);
    if (hasFile(site, file)) return [];
    const place = startOfFile(firstFile(site, name));
    return [error('section/missing-language', place, { name, language, file })];
  });

/** Versions of another type than that of the main language. */
function otherTypes(site: Site, name: string): Problem[] {
  const versions = [...(site.sections.get(name)?.values() ?? [])];
  const model = site.sections.get(name)?.get(mainLanguageOf(site).code);
  if (!model) return [];
  const expected = model.value.section.type;
  return versions.flatMap((source) => {
    const { type } = source.value.section;
    const params = { type, expected, file: model.file };
    return type === expected
      ? []
      : [error('section/other-type', source.at('/section/type'), params)];
  });
}
