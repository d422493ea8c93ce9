import type { ToolLanguage } from '../messages/language.ts';
import { stripControlCharacters } from '../messages/printable.ts';
import { pointerParts } from '../model/json-pointer.ts';
import { reportPhrase } from './describe-problem.ts';
import type { ProblemExampleFile, ProblemExampleFiles } from './problem-examples.ts';

/**
 * An example for people: each file with its name, and of a file only the values that the example is
 * about, within the lists and groups around them; `…` stands for the rest.
 */
export function formatExample(site: ProblemExampleFiles, language: ToolLanguage): string {
  return Object.entries(site)
    .map(([file, content]) => [file, ...linesOf(content, language)].join('\n  '))
    .join('\n');
}

function linesOf(content: ProblemExampleFile, language: ToolLanguage): string[] {
  if (content === null) return [reportPhrase('noFile', language)];
  if (Array.isArray(content)) return content.map(visibleText);
  if ('latin1' in content)
    return [...(content.latin1 as string[]).map(visibleText), reportPhrase('latin1', language)];
  if ('times' in content)
    return [
      visibleText(content.line as string),
      reportPhrase('times', language, {
        count: new Intl.NumberFormat(language).format(content.times as number),
      }),
    ];
  if ('committed' in content) return [reportPhrase('noFile', language)];
  if ('link' in content) return [`→ ${visibleText(content.link as string)}`];
  const root: Branch = new Map();
  for (const [pointer, value] of Object.entries(content)) {
    if (pointer === '') return JSON.stringify(value, null, 2).split('\n');
    const steps = pointerParts(pointer.replace(/^-/, ''));
    branchAt(root, steps.slice(0, -1)).set(steps.at(-1) ?? '', {
      value: pointer.startsWith('-') ? undefined : value,
    });
  }
  return branchLines(root, language);
}

/**
 * A part of a file's value: by key or position, either a whole value (undefined where the example
 * lacks it) or a part again.
 */
type Branch = Map<string, Branch | { value: unknown }>;

function branchAt(root: Branch, steps: string[]): Branch {
  return steps.reduce((branch, step) => {
    const inner = branch.get(step) ?? new Map();
    branch.set(step, inner);
    return inner as Branch;
  }, root);
}

function branchLines(branch: Branch, language: ToolLanguage): string[] {
  const isList = [...branch.keys()].every((step) => /^\d+$/.test(step));
  const parts = [...branch].map(([step, part]) => {
    if (!(part instanceof Map) && part.value === undefined)
      return [reportPhrase('without', language, { key: step })];
    const lines =
      part instanceof Map
        ? branchLines(part, language)
        : JSON.stringify(part.value, null, 2).split('\n');
    return lines.map((line, index) => (index > 0 || isList ? line : `"${step}": ${line}`));
  });
  const hasMore = !isList || !branch.has('0');
  const inner = [
    ...(hasMore ? ['…'] : []),
    ...parts.flatMap((lines, index) =>
      index < parts.length - 1 ? [...lines.slice(0, -1), `${lines.at(-1)},`] : lines,
    ),
  ];
  return [isList ? '[' : '{', ...inner.map((line) => `  ${line}`), isList ? ']' : '}'];
}

/**
 * A line without control characters that a terminal would act upon; a tab and other characters that
 * nobody sees are replaced by their names.
 */
const visibleText = (line: string) =>
  stripControlCharacters(
    line
      .replace(
        /[\u200b-\u200f\u2060\ufeff\u00a0]/g,
        (sign) => `⟨U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
      )
      .replaceAll('\t', '⟨Tab⟩'),
  );
