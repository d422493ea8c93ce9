import { fileKindOf, formFile, sectionFile } from '../../model/file-paths.ts';
import type { Problem } from '../../model/problem.ts';
import type { Reference, Site } from '../../model/site.ts';
import type { CheckResult } from './check-result.ts';
import type { BlockingProblem } from './problem-cards.ts';

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
        ...problems.filter(isBlocking).flatMap((problem) => atEveryUse(problem, site, first.site)),
        ...inUnusableParts(site, first, unusableFiles),
      ]
    : problems.map((problem) => ({ file: problem.file, pointer: problem.pointer, problem }));
  const byFile = new Map<string, BlockingProblem[]>();
  for (const fault of faults)
    if (!unusableFiles.has(fault.file))
      byFile.set(fault.file, [...(byFile.get(fault.file) ?? []), fault]);
  return byFile;
}

/**
 * Whether a problem keeps something from being shown: a section, or, where it is in none, the file.
 * Differences between the versions of a page do not, nor do wrong links of header and footer.
 */
function isBlocking({ code, file, severity }: Problem): boolean {
  if (severity !== 'error') return false;
  if (/^(json|schema)\/|^section\/nested$|^message\/(syntax|placeholder)$/.test(code)) return true;
  return (
    hasSections(file) &&
    /^(form|picture|media|link)\/|^(message|section)\/unknown$|^page\/duplicate-id$/.test(code)
  );
}

/** Whether a file holds sections: a page, or a shared section. */
const hasSections = (file: string) => ['page', 'section'].includes(fileKindOf(file)?.schema ?? '');

/** A problem at every place that it blocks: what is missing is missing wherever it is named. */
function atEveryUse(
  problem: Problem,
  { references }: Site,
  first: Site | undefined,
): BlockingProblem[] {
  const { code, file, pointer } = problem;
  const source = first?.pages.find((page) => page.source.file === file)?.source;
  const placed = source ? { ...problem, ...source.at(pointer) } : problem;
  const named = references.find(
    (reference) => reference.source.file === file && reference.pointer === pointer,
  );
  if (!named || !/^(form|picture|media|message)\/|^section\/unknown$|\/unknown-route$/.test(code))
    return [{ file, pointer, problem: placed }];
  const same = ({ kind, value, source }: Reference) =>
    kind === named.kind && value === named.value && hasSections(source.file);
  return references.filter(same).map((reference) => ({
    file: reference.source.file,
    pointer: reference.pointer,
    problem: placed,
  }));
}

/**
 * The problems of a form, or of a shared section, that cannot be used, at each section that has it.
 */
function inUnusableParts(
  { references }: Site,
  { problems }: CheckResult,
  unusableFiles: Set<string>,
): BlockingProblem[] {
  return references.flatMap((reference) => {
    const part = fileOfPart(reference);
    if (part === undefined || !unusableFiles.has(part)) return [];
    const { source, pointer } = reference;
    return problems
      .filter((problem) => problem.file === part)
      .map((problem) => ({ file: source.file, pointer, problem }));
  });
}

/** The file of a form or of a shared section that is named. */
function fileOfPart({ kind, value, language = '' }: Reference): string | undefined {
  if (kind === 'form') return formFile(value);
  return kind === 'shared' ? sectionFile(value, language) : undefined;
}
