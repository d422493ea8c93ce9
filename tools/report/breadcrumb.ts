import { getLocation, parse } from 'jsonc-parser';
import type { ToolLanguage } from '../messages/language.ts';
import { stripControlCharacters } from '../messages/printable.ts';
import { fileKindOf, siteFile } from '../model/file-paths.ts';
import { pointerParts } from '../model/json-pointer.ts';
import { offsetAt } from '../model/positions.ts';
import type { Problem } from '../model/problem.ts';
import { pathOf } from '../model/site.ts';
import { locationLabel } from './describe-problem.ts';

/** Files that are not read far enough to know what stands where. */
const unreadableCodes = ['json/too-large', 'json/too-deep', 'json/encoding', 'json/empty'];
const maxNameLength = 40;

type PathStep = string | number;

/**
 * Where on the page a problem is, in people's words: `página /academias, português · seção 4
 * "Perguntas" · item 2`.
 * @param text the file's text, for the names of sections; empty where there is none
 * @returns an empty text where the file is none that people write
 */
export function breadcrumbOf(problem: Problem, text: string, language: ToolLanguage): string {
  const steps =
    unreadableCodes.includes(problem.code) || text === '' ? [] : pathStepsTo(problem, text);
  const document = documentName(problem.file, steps, language);
  if (document === '') return '';
  const value: unknown =
    steps.length > 0 ? parse(text, [], { allowTrailingComma: true }) : undefined;
  return stripControlCharacters([document, ...listItems(value, steps, language)].join(' · '));
}

/**
 * The path to a problem's value; in a file that cannot be read, to the place where reading stopped.
 */
function pathStepsTo(problem: Problem, text: string): PathStep[] {
  if (problem.pointer !== '')
    return pointerParts(problem.pointer).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return problem.code.startsWith('json/') ? getLocation(text, offsetAt(text, problem)).path : [];
}

function documentName(file: string, steps: PathStep[], language: ToolLanguage): string {
  const label = (name: string, values: Record<string, string> = {}) =>
    locationLabel(name, language, values);
  const kind = fileKindOf(file);
  if (!kind) return file === siteFile ? label('site') : '';
  if (kind.schema === 'form') return label('form', { name: kind.name });
  const name =
    new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(kind.language) ??
    kind.language;
  if (kind.schema === 'page') return label('page', { path: pathOf(kind.route), language: name });
  if (kind.schema === 'section') return label('sharedSection', { name: kind.name, language: name });
  if (kind.schema === 'messages')
    return [
      label('messages', { language: name }),
      ...(steps.length > 1 ? [label('message', { key: steps.slice(0, 2).join('.') })] : []),
    ].join(' · ');
  return label(steps[0] === 'header' || steps[0] === 'footer' ? steps[0] : 'shell', {
    language: name,
  });
}

/** The lists that a path goes through, as `seção 4 "Perguntas"`; only the first has its name. */
function listItems(value: unknown, steps: PathStep[], language: ToolLanguage): string[] {
  const found: string[] = [];
  let current: unknown = value;
  steps.forEach((step, index) => {
    current =
      typeof current === 'object' && current !== null
        ? (current as Record<PathStep, unknown>)[step]
        : undefined;
    const list = steps[index - 1];
    if (typeof step !== 'number' || typeof list !== 'string') return;
    const name = found.length === 0 ? displayName(current, language) : '';
    found.push(
      locationLabel(list, language, { n: String(step + 1), key: list }) + (name && ` "${name}"`),
    );
  });
  return found;
}

/**
 * What people call a section, a menu, a field: its heading or label, else its name. A text that
 * names a message is passed over.
 */
function displayName(value: unknown, language: ToolLanguage): string {
  if (typeof value !== 'object' || value === null) return '';
  const { heading, label, name, network, id } = value as Record<string, unknown>;
  const inLanguage =
    typeof label === 'object' && label !== null
      ? (label as Record<string, unknown>)[language]
      : label;
  const text = [heading, inLanguage, name, network, id].find(
    (each) => typeof each === 'string' && each !== '' && !each.startsWith('@'),
  ) as string | undefined;
  return text === undefined || text.length <= maxNameLength
    ? (text ?? '')
    : `${text.slice(0, maxNameLength - 1)}…`;
}
