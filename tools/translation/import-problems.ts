import { groupBy } from '../model/group-by.ts';
import type { Problem } from '../model/problem.ts';
import { required } from '../model/required.ts';
import type { SiteFiles } from '../model/site.ts';
import { readSource } from '../pipeline/load/json/read-source.ts';
import type { TextChange } from './import.ts';
import { locationInSheet } from './read-sheet.ts';

/**
 * The problems that a sheet would bring to its site, none of which `npm run fix` can fix: nothing
 * is written.
 * @param after the site's files as they would be
 * @param name what the sheet's file is called
 * @returns those of texts that rows change, as problems of the sheet, and all others
 */
export function problemsOfSheet(
  problems: Problem[],
  changes: TextChange[],
  after: SiteFiles,
  name: string,
): { ofRows: Problem[]; others: Problem[] } {
  const ofRows: Problem[] = [];
  const others: Problem[] = [];
  for (const { edit: _useless, ...problem } of problems) {
    const change = changes.find((each) => isOfText(problem, each));
    if (change)
      ofRows.push({
        ...problem,
        ...locationInSheet(name, change.line, 'text'),
        params: rowsInParams(problem.params, changes, after, name),
      });
    else others.push(problem);
  }
  return { ofRows: ofRows.toSorted((a, b) => a.line - b.line), others };
}

/** Whether a problem is of a text, or of a link in it, whose pointer begins with the text's. */
const isOfText = ({ file, pointer }: Problem, { translation, pair }: TextChange): boolean =>
  file === translation.target.file && `${pointer}/`.startsWith(`${pair.pointer}/`);

/** A problem's values, where the other places that it names are called by their rows, too. */
function rowsInParams(
  params: Problem['params'],
  changes: TextChange[],
  after: SiteFiles,
  name: string,
): Problem['params'] {
  if (!params.also) return params;
  const rows = rowsByPlace(changes, after, name);
  const also = params.also.split(', ').map((place) => rows.get(place) ?? place);
  return { ...params, also: also.join(', ') };
}

/** The rows by where their texts would stand, both as problems name other places: `file:line`. */
function rowsByPlace(
  changes: TextChange[],
  { json }: SiteFiles,
  name: string,
): Map<string, string> {
  const byFile = groupBy(changes, ({ translation }) => translation.target.file);
  return new Map(
    [...byFile].flatMap(([file, inFile]) => {
      const { source } = readSource(file, required(json.get(file), file));
      return inFile.map(({ pair, line }) => [
        `${file}:${source?.at(pair.pointer).line}`,
        `${name}:${line}`,
      ]);
    }),
  );
}
