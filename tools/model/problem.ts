/** One thing that is wrong in a site's files. Reports add the words, by code and language. */
export type Problem = {
  /** What kind of problem, as `area/kebab`. */
  code: string;
  severity: 'error' | 'warning';
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** JSON pointer of the value at fault. */
  pointer: string;
  /** What the texts need: names, limits, the nearest match. */
  params: Record<string, string>;
  /**
   * Where there is no doubt about what was meant: the change of the file's text that puts it right.
   */
  edit?: Edit;
};

/** A change of a text: at an offset, so many characters make room for others. */
export type Edit = { offset: number; length: number; content: string };

/** A place in a file. */
export type SourceLocation = Pick<Problem, 'file' | 'line' | 'column' | 'pointer'>;

/** Makes an error; the texts of its code must use only these params. */
export function error(
  code: string,
  place: SourceLocation,
  params: Problem['params'] = {},
  edit?: Edit,
): Problem {
  return { code, severity: 'error', ...place, params, ...(edit && { edit }) };
}

/** Makes a warning: something that a build can live with. */
export function warning(
  code: string,
  place: SourceLocation,
  params: Problem['params'] = {},
): Problem {
  return { ...error(code, place, params), severity: 'warning' };
}

/** The start of a file, for what concerns the file as a whole. */
export const startOfFile = (file: string): SourceLocation => ({
  file,
  line: 1,
  column: 1,
  pointer: '',
});

/** By file and, within a file, from top to bottom; errors do not come before warnings. */
export function sortProblems(problems: Problem[]): Problem[] {
  return problems.toSorted((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
}

/** Thrown where a later stage meets what only it can see, and the site cannot be built. */
export class BuildError extends Error {
  problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ code }) => code).join(', '));
    this.problems = problems;
  }
}
