import type { ToolLanguage } from '../messages/language.ts';
import type { Problem } from '../model/problem.ts';
import { reportPhrase } from './describe-problem.ts';
import { formatProblem } from './format-problem.ts';
import { groupByFile } from './group-by-file.ts';
import { formatSummary, nextCommands } from './summary.ts';

/** GitHub refuses a step's summary of more than 1 MiB; nobody reads more than this either. */
const maxProblems = 200;

/**
 * The summary of a step in GitHub Actions, in Markdown: the problems by file, each with its place
 * in people's words, what is wrong and what to do.
 * @param texts the text of each file; a file may be missing
 */
export function formatStepSummary(
  problems: Problem[],
  texts: Map<string, string>,
  pages: number,
  language: ToolLanguage,
): string {
  const files = [...groupByFile(problems.slice(0, maxProblems))].map(([file, found]) =>
    [
      `### ${code(file)}`,
      ...found.map((problem) => item(problem, texts.get(file) ?? '', language)),
    ].join('\n\n'),
  );
  const hidden = problems.length - maxProblems;
  const parts = [
    `## ${formatSummary(problems, language, pages)}`,
    ...files,
    ...(hidden > 0 ? [reportPhrase('more', language, { count: String(hidden) })] : []),
    ...nextCommands(problems, language),
  ];
  return `${parts.join('\n\n')}\n`;
}

function item(problem: Problem, text: string, language: ToolLanguage): string {
  const {
    severityLabel,
    lineAndColumn,
    breadcrumb,
    message,
    frame,
    hint,
    code: name,
  } = formatProblem(problem, text, language);
  const head = [lineAndColumn, breadcrumb].filter(Boolean).map(escapeMarkdown).join(' · ');
  return [
    `- **${escapeMarkdown(message)}**`,
    `${severityLabel}, ${head}`,
    ...(frame ? [`\`\`\`\`json\n${frame.replaceAll('````', "'''''")}\n\`\`\`\``] : []),
    escapeMarkdown(hint),
    code(name),
  ]
    .join('\n\n')
    .replace(/\n(?=.)/g, '\n  ');
}

/** Text that Markdown takes as it stands. */
const escapeMarkdown = (text: string) =>
  text.replace(/[\\`*_{}[\]<>()#+!|~@&$-]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const code = (text: string) => `<code>${escapeMarkdown(text)}</code>`;
