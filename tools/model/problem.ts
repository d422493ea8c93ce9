import type { ProblemCode, ProblemParams } from '../generated/problem-params.ts';

export type { ProblemCode } from '../generated/problem-params.ts';

/** One thing that is wrong in a site's files. Its words are in the texts.json of who finds it. */
export type Problem = {
  /** What kind of problem, as `area/kebab`. */
  code: ProblemCode;
  severity: 'error' | 'warning';
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** JSON pointer of the value at fault. */
  pointer: string;
  /** What the texts need: names, limits, the nearest match. */
  params: Partial<Record<TextParam | ReportParam, string>>;
  /**
   * Where there is no doubt about what was meant: the change of the file's text that puts it right.
   */
  edit?: Edit;
};

/**
 * Whether a problem keeps nobody from anything: translations that wait to be read again are told,
 * and the site is well without that.
 */
export const isReminder = ({ code }: Pick<Problem, 'code'>): boolean => code === 'language/stale';

/** A change of a text: at an offset, so many characters make room for others. */
export type Edit = { offset: number; length: number; content: string };

/** A place in a file. */
export type SourceLocation = Pick<Problem, 'file' | 'line' | 'column' | 'pointer'>;

type NoParams = Record<string, never>;

/** Every value that some text names. */
type TextParam = {
  [C in ProblemCode]: ProblemParams[C] extends NoParams ? never : keyof ProblemParams[C];
}[ProblemCode];

/**
 * What the report adds to any hint: where else the same is wrong, and how often, and what a schema
 * says of its field.
 */
type ReportParam = 'also' | 'alsoCount' | 'description';

/** What the texts of a code must be told; of several codes, what those of all of them must be. */
type ParamsOf<C extends ProblemCode> = ({
  [K in C]: (params: ProblemParams[K]) => void;
}[C] extends (params: infer Params) => void
  ? Params
  : never) &
  (C extends SchemaCode ? FieldDescription : unknown);

type SchemaCode = Extract<ProblemCode, `schema/${string}`>;

/** What a schema says of its field may go with any of its problems. */
type FieldDescription = { description?: string };

type ParamsAndEdit<C extends ProblemCode> = ProblemParams[C] extends NoParams
  ? [params?: C extends SchemaCode ? FieldDescription : NoParams, edit?: Edit]
  : [params: ParamsOf<C>, edit?: Edit];

/** A code with what its texts must be told, for those who find one of many. */
export type ProblemContent<C extends ProblemCode = ProblemCode> = {
  [K in C]: ProblemParams[K] extends NoParams
    ? { code: K; params?: undefined }
    : { code: K; params: ProblemParams[K] };
}[C];

/** Makes an error with all that the texts of its code name, and nothing else. */
export function error<C extends ProblemCode>(
  code: C,
  place: SourceLocation,
  ...rest: ParamsAndEdit<C>
): Problem;
export function error(
  code: ProblemCode,
  place: SourceLocation,
  params: Problem['params'] = {},
  edit?: Edit,
): Problem {
  return { code, severity: 'error', ...place, params, ...(edit && { edit }) };
}

/** Makes a warning: something that a build can live with. */
export function warning<C extends ProblemCode>(
  code: C,
  place: SourceLocation,
  ...rest: ParamsAndEdit<C>
): Problem {
  return { ...error(code, place, ...rest), severity: 'warning' };
}

/** Makes an error of a code that comes with its params. */
export const errorWith = (
  { code, params }: ProblemContent,
  place: SourceLocation,
  edit?: Edit,
): Problem => ({ code, severity: 'error', ...place, params: { ...params }, ...(edit && { edit }) });

/** The start of a file, for what concerns the file as a whole. */
export const startOfFile = (file: string): SourceLocation => ({
  file,
  line: 1,
  column: 1,
  pointer: '',
});

/** The order of the files, and in a file from top to bottom; severity plays no part. */
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
