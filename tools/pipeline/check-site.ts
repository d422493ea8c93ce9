import { currentInstant } from '../model/clock.ts';
import { isReminder, type Problem, sortProblems } from '../model/problem.ts';
import { namesPublicFile, type ReferenceKind } from '../model/schema.ts';
import type { Site, SiteFiles } from '../model/site.ts';
import { worksAs } from './checks/file-formats.ts';
import { plainAddress } from './checks/picture-names/check.ts';
import { runChecks } from './checks/run-checks.ts';
import { documentOf, toldOnce } from './told-once.ts';
import { validate } from './validate/validate.ts';

/**
 * Validate and check: everything that can be said of a site without building it.
 * @param instant the moment at which the site is looked at
 */
export async function checkSite(
  files: SiteFiles,
  instant?: number,
): Promise<{ site?: Site; problems: Problem[] }> {
  const { site, told } = await checkEachLanguage(files, instant);
  return { site, problems: told };
}

/**
 * The same, with what is wrong in each language by itself as `problems`; `told` is what is told of
 * it, where the same in several languages is one problem.
 */
export async function checkEachLanguage(
  files: SiteFiles,
  instant: number = currentInstant(),
): Promise<{ site?: Site; problems: Problem[]; told: Problem[] }> {
  const { site, problems } = validate(files, instant);
  const found = site ? await runChecks(site) : [];
  const named = site ? namesOfFiles(site) : new Map<string, ReferenceKind>();
  const told = problems.filter(
    (problem) =>
      problem.code !== 'schema/pattern' || !isToldOfFile(problem, named.get(locationKey(problem))),
  );
  const all = [...told, ...found];
  return { site, problems: inOrder(all), told: site ? toldInOrder(site, all) : inOrder(all) };
}

/** Problems by place, one of each. */
export const inOrder = (problems: Problem[]): Problem[] => sortProblems(onePerLocation(problems));

/** What is told of the problems that were found, each mistake once. */
export const toldInOrder = (site: Pick<Site, 'config'>, problems: Problem[]): Problem[] =>
  inOrder(toldOnce(site, problems));

/**
 * One mistake is one problem: of a text that does not fit its pattern only what it was to name is
 * told, where that is known; a text of another language is not judged by the words of its own; and
 * nobody is warned of a page before its errors are gone, nor reminded of its translations before
 * the site has no errors and nothing else is to be said of the page.
 */
function onePerLocation(problems: Problem[]): Problem[] {
  const isPatternProblem = ({ code }: Problem) => code === 'schema/pattern';
  const mismatched = new Set(problems.filter(isPatternProblem).map(locationKey));
  const withClosestMatch = new Set(
    problems
      .filter((problem) => !isPatternProblem(problem) && problem.params.nearest)
      .map(locationKey),
  );
  const documentsWithErrors = new Set(
    problems.filter(({ severity }) => severity === 'error').map(documentOf),
  );
  const inOtherLanguage = new Set(
    problems.filter(({ code }) => code === 'language/other-language').map(locationKey),
  );
  const others = problems.filter((problem) => !isReminder(problem));
  const documentsWithProblems = new Set(others.map(documentOf));
  const hasErrors = others.some(({ severity }) => severity === 'error');
  return problems.filter((problem) => {
    if (isReminder(problem)) return !hasErrors && !documentsWithProblems.has(documentOf(problem));
    if (problem.code === 'text/avoided-word' && inOtherLanguage.has(locationKey(problem)))
      return false;
    if (problem.severity === 'warning') return !documentsWithErrors.has(documentOf(problem));
    return (
      !mismatched.has(locationKey(problem)) ||
      isPatternProblem(problem) !== withClosestMatch.has(locationKey(problem))
    );
  });
}

/** Where a file is named by the very name that it has, and as what. */
const namesOfFiles = ({ references, files }: Site): Map<string, ReferenceKind> =>
  new Map(
    references
      .filter(({ kind, value }) => kind !== 'message' && files.publicFiles.has(value))
      .map(({ source, pointer, kind }) => [locationKey({ file: source.file, pointer }), kind]),
  );

/**
 * Whether the checks say what is wrong with a name that does not fit its pattern, since its file is
 * there: that the file has a name that cannot stand in an address, or a format that does not work.
 * What only this field does not take, a drawing as a share picture, nobody else tells.
 * @param kind as what the file is named, where there is one
 */
function isToldOfFile({ params }: Problem, kind: ReferenceKind | undefined): boolean {
  const { value = '', form = '' } = params;
  if (kind === undefined) return false;
  if (!namesPublicFile(kind) || !worksAs(kind, value)) return true;
  return new RegExp(form).test(plainAddress(value));
}

const locationKey = ({ file, pointer }: Pick<Problem, 'file' | 'pointer'>) => `${file} ${pointer}`;
