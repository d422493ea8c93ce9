import { getLocation, parse } from 'jsonc-parser';
import type { ToolLanguage } from '../messages/language.ts';
import { stripControlCharacters } from '../messages/printable.ts';
import { fileKindOf, siteFile } from '../model/file-paths.ts';
import { pointerParts } from '../model/json-pointer.ts';
import { offsetAt } from '../model/positions.ts';
import type { Problem, SourceLocation } from '../model/problem.ts';
import { propertyTitle } from '../model/property-titles.ts';
import type { Schema } from '../model/schema.ts';
import { documentSchema, findBlockSchema, propertyOf, resolveRef } from '../model/schemas.ts';
import { pathOf } from '../model/site.ts';
import { locationLabel } from './describe-problem.ts';

/** Files that are not read far enough to know what stands where. */
const unreadableCodes = ['json/too-large', 'json/too-deep', 'json/encoding', 'json/empty'];
const maxNameLength = 40;

type PathStep = string | number;

/** A problem, or a place with which nothing is wrong. */
type Place = SourceLocation & Partial<Problem>;

/**
 * Where on the page a problem is, in people's words: `página /academias, português · seção 4
 * "Perguntas" · item 2 · Título (heading)`.
 * @param text the file's text, for the names of sections; empty where there is none
 * @returns an empty text where the file is none that people write
 */
export function breadcrumbOf(problem: Place, text: string, language: ToolLanguage): string {
  const steps =
    unreadableCodes.includes(problem.code ?? '') || text === '' ? [] : pathStepsTo(problem, text);
  const document = documentName(problem.file, steps, language);
  if (document === '') return '';
  const { found, key } = crumbs(problem.file, parsed(text, steps), steps, language);
  const named = key === undefined ? found : found.with(-1, `${found.at(-1)} (${key})`);
  return stripControlCharacters([document, ...named].join(' · '));
}

/** What leads to a place within its file, in people's words: without the file, and without keys. */
export function placeNames(place: Place, text: string, language: ToolLanguage): string[] {
  const steps = pathStepsTo(place, text);
  return crumbs(place.file, parsed(text, steps), steps, language).found.map(stripControlCharacters);
}

const parsed = (text: string, steps: PathStep[]): unknown =>
  steps.length > 0 ? parse(text, [], { allowTrailingComma: true }) : undefined;

/**
 * The path to a problem's value; in a file that cannot be read, to the place where reading stopped.
 */
function pathStepsTo(problem: Place, text: string): PathStep[] {
  if (problem.pointer !== '')
    return pointerParts(problem.pointer).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return problem.code?.startsWith('json/') ? getLocation(text, offsetAt(text, problem)).path : [];
}

function documentName(file: string, steps: PathStep[], language: ToolLanguage): string {
  const label = (name: string, values: Record<string, string> = {}) =>
    locationLabel(name, language, values);
  const kind = fileKindOf(file);
  if (!kind) return file === siteFile ? label('site') : '';
  if (kind.schema === 'words') return label('words');
  if (kind.schema === 'form') return label('form', { name: kind.name });
  const name =
    new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(kind.language) ??
    kind.language;
  if (kind.schema === 'page') return label('page', { path: pathOf(kind.route), language: name });
  if (kind.schema === 'section') return label('sharedSection', { name: kind.name, language: name });
  if (kind.schema === 'messages') return label('messages', { language: name });
  return label(steps[0] === 'header' || steps[0] === 'footer' ? steps[0] : 'shell', {
    language: name,
  });
}

/**
 * What a path goes through: items of lists, as `seção 4 "Perguntas"`, of which only the first has
 * its name, and properties by what people call them; and the key of the last one, if it is such.
 */
function crumbs(
  file: string,
  value: unknown,
  steps: PathStep[],
  language: ToolLanguage,
): { found: string[]; key: string | undefined } {
  const found: string[] = [];
  let hasName = false;
  let current: unknown = value;
  let schema: Schema | undefined = schemaOf(file);
  let lastKey: string | undefined;
  steps.forEach((step, index) => {
    const list = steps[index - 1];
    current = partOf(current, step);
    const owner = schema && resolveRef(schema);
    schema = owner && schemaBelow(owner, step, list, current);
    if (typeof step === 'number') {
      if (typeof list !== 'string') return;
      const name = hasName ? '' : displayName(current, language);
      hasName = true;
      lastKey = undefined;
      found.push(
        locationLabel(list, language, { n: String(step + 1), key: list }) + (name && ` "${name}"`),
      );
      return;
    }
    const title = owner && schema && propertyTitle(owner, step, language);
    const isMessage = owner?.title?.endsWith('Messages') && typeof list === 'string';
    const key = isMessage ? `${list}.${step}` : step;
    if (isMessage && !title) found.push(locationLabel('message', language, { key }));
    if (!title || typeof steps[index + 1] === 'number' || namesDocument(owner, step)) return;
    lastKey = key;
    found.push(title);
  });
  return { found, key: lastKey };
}

/** Header and footer, and the groups of messages, are no place of their own. */
const namesDocument = ({ title }: Schema, key: string): boolean =>
  (title === 'Shell' && (key === 'header' || key === 'footer')) || title === 'Messages';

const schemaOf = (file: string): Schema =>
  documentSchema(fileKindOf(file)?.schema ?? (file === siteFile ? 'site' : ''));

/** The schema of what a value has at a step; that of a section is its block's. */
function schemaBelow(
  owner: Schema,
  step: PathStep,
  list: PathStep | undefined,
  value: unknown,
): Schema | undefined {
  if (typeof step === 'string') return propertyOf(owner, step);
  if (list !== 'sections') return owner.items;
  const type = partOf(value, 'type');
  return typeof type === 'string' ? findBlockSchema(type) : undefined;
}

const partOf = (value: unknown, step: PathStep): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<PathStep, unknown>)[step]
    : undefined;

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
