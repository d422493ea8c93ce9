import type { Problem } from '../model/problem.ts';
import { byFile } from './by-file.ts';
import { word } from './describe.ts';
import { type ToolLanguage } from '../messages/language.ts';
import { summary, whatHelps } from './summary.ts';
import { told } from './told.ts';

/** GitHub refuses a step's summary of more than 1 MiB; nobody reads more than this either. */
const mostProblems = 200;

/**
 * The summary of a step in GitHub Actions, in Markdown: the problems by file, each with its place
 * in people's words, what is wrong and what to do.
 * @param texts the text of each file; a file may be missing
 */
export function stepSummary(
  problems: Problem[],
  texts: Map<string, string>,
  pages: number,
  language: ToolLanguage,
): string {
  const files = [...byFile(problems.slice(0, mostProblems))].map(([file, found]) =>
    [
      `### ${code(file)}`,
      ...found.map((problem) => item(problem, texts.get(file) ?? '', language)),
    ].join('\n\n'),
  );
  const hidden = problems.length - mostProblems;
  return `${[`## ${summary(problems, language, pages)}`, ...files, ...(hidden > 0 ? [word('more', language, { count: String(hidden) })] : []), ...whatHelps(problems, language)].join('\n\n')}\n`;
}

function item(problem: Problem, text: string, language: ToolLanguage): string {
  const {
    gravity,
    lineAndColumn,
    where,
    message,
    frame,
    hint,
    code: name,
  } = told(problem, text, language);
  const head = [lineAndColumn, where].filter(Boolean).map(plain).join(' · ');
  return [
    `- **${plain(message)}**`,
    `${gravity}, ${head}`,
    ...(frame ? [`\`\`\`\`json\n${frame.replaceAll('````', "'''''")}\n\`\`\`\``] : []),
    plain(hint),
    code(name),
  ]
    .join('\n\n')
    .replace(/\n(?=.)/g, '\n  ');
}

/** Text that Markdown takes as it stands. */
const plain = (text: string) =>
  text.replace(/[\\`*_{}[\]<>()#+!|~@&$-]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const code = (text: string) => `<code>${plain(text)}</code>`;
