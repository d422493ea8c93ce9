import { fileKindOf, formFile, sectionFile } from '../../model/file-paths.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Problem } from '../../model/problem.ts';
import type { Reference, Site } from '../../model/site.ts';
import type { CheckResult } from './check-result.ts';
import type { BlockingProblem } from './problem-cards.ts';
import { usesOf } from './text-uses.ts';

/**
 * What keeps each file from being shown as it is.
 * @param now the check of the files as they are shown now
 * @param first the check of the files as they are: problems have their lines there
 * @param unusableFiles files of which nothing can be shown
 */
export function blockingProblems(
  { site, problems }: CheckResult,
  first: CheckResult,
  unusableFiles: Set<string>,
): Map<string, BlockingProblem[]> {
  const faults = site
    ? [
        ...atEveryUse(problems.filter(isBlocking), site, first.site),
        ...inUnusableParts(site, first, unusableFiles),
      ]
    : problems.map((problem) => ({ file: problem.file, pointer: problem.pointer, problem }));
  const usable = faults.filter(({ file }) => !unusableFiles.has(file));
  return groupBy(usable, ({ file }) => file);
}

/**
 * Whether a problem keeps something from being shown: a section, or, where it is in none, the file.
 * Differences between the versions of a page do not, nor do wrong links of header and footer.
 */
function isBlocking({ code, file, severity }: Problem): boolean {
  if (severity !== 'error') return false;
  if (/^(json|schema)\/|^section\/(nested|unwrapped)$|^message\/(syntax|placeholder)$/.test(code))
    return true;
  return (
    hasSections(file) &&
    /^(form|picture|media|link)\/|^(message|section)\/unknown$|^page\/duplicate-id$/.test(code)
  );
}

/** Whether a file holds sections: a page, or a shared section. */
const hasSections = (file: string) => ['page', 'section'].includes(fileKindOf(file)?.schema ?? '');

/** What is missing is missing wherever it is named. */
const isOfName = ({ code }: Problem) =>
  /^(form|picture|media|message)\/|^section\/unknown$|\/unknown-route$/.test(code);

/** Problems at every place that they block. */
function atEveryUse(problems: Problem[], site: Site, first: Site | undefined): BlockingProblem[] {
  const pages = new Map(first?.pages.map(({ source }) => [source.file, source]));
  const files = new Set(problems.filter(isOfName).map(({ file }) => file));
  const inFiles = site.references.filter(({ source }) => files.has(source.file));
  const placeOf = (file: string, pointer: string) => `${file} ${pointer}`;
  const byPlace = groupBy(inFiles, ({ source, pointer }) => placeOf(source.file, pointer));
  return problems.flatMap((problem) => {
    const { file, pointer } = problem;
    const source = pages.get(file);
    const placed = source ? { ...problem, ...source.at(pointer) } : problem;
    const [named] = byPlace.get(placeOf(file, pointer)) ?? [];
    if (!named || !isOfName(problem)) return [{ file, pointer, problem: placed }];
    return usesOf(site, named.kind, named.value)
      .filter((use) => hasSections(use.source.file))
      .map((use) => ({ file: use.source.file, pointer: use.pointer, problem: placed }));
  });
}

/**
 * The problems of a form, or of a shared section, that cannot be used, at each section that has it.
 */
function inUnusableParts(
  { references }: Site,
  { problems }: CheckResult,
  unusableFiles: Set<string>,
): BlockingProblem[] {
  const inParts = problems.filter(({ file }) => unusableFiles.has(file));
  if (inParts.length === 0) return [];
  const byPart = groupBy(inParts, ({ file }) => file);
  return references.flatMap((reference) => {
    const { source, pointer } = reference;
    const own = byPart.get(fileOfPart(reference)) ?? [];
    return own.map((problem) => ({ file: source.file, pointer, problem }));
  });
}

/** The file of a form or of a shared section that is named; an empty text of all else. */
function fileOfPart({ kind, value, language = '' }: Reference): string {
  if (kind === 'form') return formFile(value);
  return kind === 'shared' ? sectionFile(value, language) : '';
}
