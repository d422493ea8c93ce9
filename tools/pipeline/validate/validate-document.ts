import { closestMatch, unambiguousMatch } from '../../model/closest-match.ts';
import { error, type Problem } from '../../model/problem.ts';
import type { SourceFile } from '../../model/source.ts';
import { unknownKeyProblem } from './key-problems.ts';
import { keepSection, referencesOfKnown } from './known-sections.ts';
import { readRichReference } from './rich-text-links.ts';
import { toProblems } from './schema-errors.ts';
import { isObject, type RawReference, type Validator, validators } from './validators.ts';

/** What is wrong with a value, and what it names. */
export type ValidationResult = { problems: Problem[]; references: readonly RawReference[] };

/**
 * Validates a source against a document's schema (page, site, shell, form, messages); fills in
 * defaults.
 * A page's sections are judged by the schema of their type, and only by that.
 * @param sectionTexts the sections of a page as they stand in its file
 */
export function validateDocument(
  source: SourceFile,
  document: string,
  sectionTexts: string[] = [],
): ValidationResult {
  const { value } = source;
  if (document === 'section' && isUnwrapped(value))
    return { problems: [error('section/unwrapped', source.at('/type', 'key'))], references: [] };
  const whole = validateWith(source, validators.of(document), value, '');
  const sections =
    document === 'page' && isObject(value) && 'sections' in value ? value.sections : undefined;
  if (document === 'section') return merged(whole, validateShared(source, value));
  if (!Array.isArray(sections)) return whole;
  // What is no section has no text among theirs: then nobody knows whose text is whose.
  const texts = sections.length === sectionTexts.length ? sectionTexts : [];
  const parts = sections.map((section, index) =>
    validateInPage(source, section, `/sections/${index}`, texts[index]),
  );
  return merged(whole, ...parts);
}

/** Validates a section of a page, unless it is known. @param text as it stands in the file */
function validateInPage(
  source: SourceFile,
  section: unknown,
  pointer: string,
  text: string | undefined,
): ValidationResult {
  const known = isObject(section) && referencesOfKnown(section, pointer);
  if (known) return { problems: [], references: known };
  const { problems, references } = validateSection(source, section, pointer);
  if (problems.length === 0 && text !== undefined && isObject(section))
    keepSection(text, section, references, pointer);
  return { problems, references };
}

function merged(...results: ValidationResult[]): ValidationResult {
  const [problems, references]: [Problem[], RawReference[]] = [[], []];
  for (const each of results) {
    problems.push(...each.problems);
    references.push(...each.references);
  }
  return { problems, references };
}

/** Whether a shared section's file has the section's own keys where only the section should be. */
const isUnwrapped = (value: unknown): boolean =>
  isObject(value) && 'type' in value && !('section' in value);

/** The section of a shared section's file, which has its id from each page. */
function validateShared(source: SourceFile, value: unknown): ValidationResult {
  const section = isObject(value) && 'section' in value ? value.section : undefined;
  if (!isObject(section)) return { problems: [], references: [] };
  if ('type' in section && section.type === sharedType)
    return { problems: [error('section/nested', source.at('/section/type'))], references: [] };
  const own = 'id' in section ? [error('section/own-id', source.at('/section/id', 'key'))] : [];
  Object.assign(section, { id: sharedType });
  const { problems, references } = validateSection(source, section, '/section');
  Reflect.deleteProperty(section, 'id');
  return { problems: [...own, ...problems], references };
}

/** The type of what only names a shared section. */
const sharedType = 'shared';

/**
 * Validates one section, as it stands in a page or in a block's examples. What is no group of keys
 * has no type to be judged by: the page's schema tells of it.
 */
export function validateSection(
  source: SourceFile,
  section: unknown,
  pointer: string,
): ValidationResult {
  if (!isObject(section)) return { problems: [], references: [] };
  const type = 'type' in section ? section.type : undefined;
  if (type === sharedType) return validateWith(source, validators.of(sharedType), section, pointer);
  const types = [...Object.keys(validators.blocks), sharedType];
  if (typeof type === 'string' && Object.hasOwn(validators.blocks, type))
    return validateWith(source, validators.of(`blocks/${type}`), section, pointer);
  const problem =
    type === undefined
      ? missingTypeProblem(source, section, pointer, types)
      : unknownBlockProblem(source, type, pointer, types);
  return { problems: [problem], references: [] };
}

/** A section without a type, or with its type under a misspelt key. */
function missingTypeProblem(
  source: SourceFile,
  section: object,
  pointer: string,
  types: string[],
): Problem {
  const keysOfBlocks = new Set(
    Object.values(validators.blocks).flatMap(({ properties = {} }) => Object.keys(properties)),
  );
  const misspelt = Object.keys(section).find(
    (key) => !keysOfBlocks.has(key) && closestMatch(key, ['type']),
  );
  return misspelt
    ? unknownKeyProblem(source, pointer, misspelt, ['type'])
    : error('schema/missing-type', source.at(pointer), { allowed: types.join(', ') });
}

function unknownBlockProblem(
  source: SourceFile,
  type: unknown,
  pointer: string,
  types: string[],
): Problem {
  const intended = typeof type === 'string' ? unambiguousMatch(type, types) : undefined;
  return error(
    'schema/unknown-block',
    source.at(`${pointer}/type`),
    {
      type: String(type),
      nearest: closestMatch(String(type), types) ?? '',
      allowed: types.join(', '),
    },
    intended ? source.rewrite(`${pointer}/type`, intended) : undefined,
  );
}

/**
 * What a text that does not fit its pattern may name all the same: the checks know what it should
 * be.
 */
const kindsWithoutPattern: unknown[] = ['target', 'picture', 'media', 'download'];

function validateWith(
  source: SourceFile,
  validator: Validator,
  data: unknown,
  pointer: string,
): ValidationResult {
  const { errors, references } = validator(data);
  const invalidPointers = new Set(
    errors
      .filter(
        ({ keyword, parentSchema }) =>
          keyword !== 'pattern' || !kindsWithoutPattern.includes(parentSchema?.refers),
      )
      .map(({ instancePath }) => instancePath),
  );
  const problems = toProblems(source, errors, pointer);
  const named: RawReference[] = [];
  for (const { kind, value, pointer: within } of references) {
    if (invalidPointers.has(within)) continue;
    const reference = { kind, value, pointer: pointer + within };
    // A text with markup may name several things.
    const rich = readRichReference(source, reference);
    if (rich) {
      problems.push(...rich.problems);
      named.push(...rich.references);
    } else named.push(reference);
  }
  return { problems, references: named };
}
