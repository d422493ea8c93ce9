import type { ToolLanguage } from '../messages/language.ts';
import type { Problem } from '../model/problem.ts';
import { reportPhrase } from './describe-problem.ts';
import { type FormattedProblem, formatProblem } from './format-problem.ts';
import { groupByFile } from './group-by-file.ts';
import { formatTotal } from './summary.ts';

/**
 * GitHub shows 10 annotations of each severity for a step (and 50 for a job) and drops the rest:
 * github.com/actions/toolkit, docs/problem-matchers.md, "Limitations".
 */
const maxAnnotations = 10;
/** An annotation's message is cut at 64 kB; nobody reads that much. */
const maxLines = 12;

/** Some problems of a file, as one annotation at the first. */
type Annotation = { problem: Problem; title: string; lines: string[] };

/**
 * The report for GitHub Actions: every problem in the log, folded by file, and annotations at the
 * files. Where there are more problems than annotations are shown, one annotation lists the
 * problems of a file, and the last one lists the files that remain.
 * @param texts the text of each file; a file may be missing
 * @param prefix the site's folder within the repository, with a slash at its end
 */
export function formatGithub(
  problems: Problem[],
  texts: Map<string, string>,
  language: ToolLanguage,
  prefix = '',
): string {
  const format = (problem: Problem) =>
    formatProblem(problem, texts.get(problem.file) ?? '', language);
  const groups = [...groupByFile(problems)].flatMap(([file, found]) => [
    `::group::${escapeData(`${file} (${found.length})`)}`,
    ...found.map((problem) => logEntry(format(problem))),
    '::endgroup::',
  ]);
  const commands = (['error', 'warning'] as const).flatMap((severity) =>
    annotations(
      problems.filter((problem) => problem.severity === severity),
      format,
      language,
    ).map((annotation) => workflowCommand(annotation, prefix)),
  );
  return [...groups, ...commands, formatTotal(problems, language)].join('\n');
}

function annotations(
  problems: Problem[],
  format: (problem: Problem) => FormattedProblem,
  language: ToolLanguage,
): Annotation[] {
  if (problems.length <= maxAnnotations)
    return problems.map((problem) => ({
      problem,
      title: problem.code,
      lines: annotationLines(format(problem)),
    }));
  const files = [...groupByFile(problems).values()];
  const ownAnnotations = files.length > maxAnnotations ? maxAnnotations - 1 : files.length;
  const rest = files.slice(ownAnnotations);
  const more = (count: number) => reportPhrase('more', language, { count: String(count) });
  const annotate = (found: Problem[], lines: string[]): Annotation[] => {
    const [problem] = found;
    if (!problem) return [];
    const shown = lines.slice(0, maxLines);
    const hidden = lines.length - shown.length;
    const title = formatTotal(found, language);
    return [{ problem, title, lines: hidden > 0 ? [...shown, more(hidden)] : shown }];
  };
  const lineOf = (problem: Problem) =>
    `${problem.line}:${problem.column} ${format(problem).message}`;
  const remaining = [...groupByFile(rest.flat())];
  return [
    ...files.slice(0, ownAnnotations).flatMap((found) => annotate(found, found.map(lineOf))),
    ...annotate(
      rest.flat(),
      remaining.map(([file, found]) => `${file} (${found.length})`),
    ),
  ];
}

const annotationLines = ({ breadcrumb, message, hint }: FormattedProblem) => [
  ...(breadcrumb ? [breadcrumb] : []),
  message,
  hint,
];

function workflowCommand(
  { problem: { severity, file, line, column }, title, lines }: Annotation,
  prefix: string,
): string {
  const properties = { file: prefix + file, line, col: column, title };
  return `::${severity} ${Object.entries(properties)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',')}::${escapeData(lines.join('\n'))}`;
}

/**
 * A problem in the log. No line of it begins with text from a file, which could be a command to
 * GitHub Actions.
 */
const logEntry = ({
  location,
  breadcrumb,
  message,
  frame,
  hint,
  footer,
}: FormattedProblem): string =>
  `${[location, breadcrumb, message, frame, hint, footer].filter(Boolean).join('\n')}\n`;

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
