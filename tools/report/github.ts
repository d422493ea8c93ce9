import type { Problem } from '../model/problem.ts';
import { byFile } from './by-file.ts';
import { word } from './describe.ts';
import { type ToolLanguage } from '../messages/language.ts';
import { summary } from './summary.ts';
import { told, type ToldProblem } from './told.ts';

/**
 * GitHub shows so many annotations of each severity for a step (and 50 for a job) and drops the
 * rest: github.com/actions/toolkit, docs/problem-matchers.md, "Limitations".
 */
const mostAnnotations = 10;
/** An annotation's message is cut at 64 kB; nobody reads that much. */
const mostLines = 12;

/** Some problems of a file, as one annotation at the first. */
type Annotation = { problem: Problem; title: string; lines: string[] };

/**
 * The report for GitHub Actions: every problem in the log, folded by file, and annotations at the
 * files. Where there are more problems than
 * annotations are shown, one annotation tells of all problems of a file, and the last one names the
 * files that remain.
 * @param texts the text of each file; a file may be missing
 * @param prefix the site's folder within the repository, with a slash at its end
 */
export function reportGithub(
  problems: Problem[],
  texts: Map<string, string>,
  language: ToolLanguage,
  prefix = '',
): string {
  const tell = (problem: Problem) => told(problem, texts.get(problem.file) ?? '', language);
  const groups = [...byFile(problems)].flatMap(([file, found]) => [
    `::group::${inData(`${file} (${found.length})`)}`,
    ...found.map((problem) => inLog(tell(problem))),
    '::endgroup::',
  ]);
  const commands = (['error', 'warning'] as const).flatMap((severity) =>
    annotations(
      problems.filter((problem) => problem.severity === severity),
      tell,
      language,
    ).map((annotation) => command(annotation, prefix)),
  );
  return [...groups, ...commands, summary(problems, language)].join('\n');
}

function annotations(
  problems: Problem[],
  tell: (problem: Problem) => ToldProblem,
  language: ToolLanguage,
): Annotation[] {
  if (problems.length <= mostAnnotations)
    return problems.map((problem) => ({
      problem,
      title: problem.code,
      lines: wordsOf(tell(problem)),
    }));
  const files = [...byFile(problems).values()];
  const single = files.length > mostAnnotations ? mostAnnotations - 1 : files.length;
  const rest = files.slice(single);
  const more = (count: number) => word('more', language, { count: String(count) });
  const ofFile = (found: Problem[]): Annotation => {
    const lines = found
      .slice(0, mostLines)
      .map((problem) => `${problem.line}:${problem.column} ${tell(problem).message}`);
    return {
      problem: found[0]!,
      title: summary(found, language),
      lines: found.length > mostLines ? [...lines, more(found.length - mostLines)] : lines,
    };
  };
  if (rest.length === 0) return files.map(ofFile);
  const lines = rest.slice(0, mostLines).map((found) => `${found[0]!.file} (${found.length})`);
  return [
    ...files.slice(0, single).map(ofFile),
    {
      problem: rest[0]![0]!,
      title: summary(rest.flat(), language),
      lines: rest.length > mostLines ? [...lines, more(rest.length - mostLines)] : lines,
    },
  ];
}

const wordsOf = ({ where, message, hint }: ToldProblem) => [
  ...(where ? [where] : []),
  message,
  hint,
];

function command(
  { problem: { severity, file, line, column }, title, lines }: Annotation,
  prefix: string,
): string {
  const properties = { file: prefix + file, line, col: column, title };
  return `::${severity} ${Object.entries(properties)
    .map(([name, value]) => `${name}=${inProperty(String(value))}`)
    .join(',')}::${inData(lines.join('\n'))}`;
}

/**
 * A problem in the log. No line of it begins with what somebody wrote in a file, which could be a
 * command.
 */
const inLog = ({ place, where, message, frame, hint, ending }: ToldProblem): string =>
  `${[place, where, message, frame, hint, ending].filter(Boolean).join('\n')}\n`;

const inData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string) => inData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
