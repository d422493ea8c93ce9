import type { Section } from '../../src/generated/types.ts';
import { contentHash } from '../model/content-hash.ts';
import type { Problem, ProblemCode } from '../model/problem.ts';
import { partOf, type SchemaPart } from '../model/schema-parts.ts';
import { findBlockSchema, type ReferenceKind } from '../model/schemas.ts';
import { type PageVersion, type Reference, referencesBySource, type Site } from '../model/site.ts';
import { isDrawingName } from './resolve/drawings-together.ts';

/**
 * The warnings that follow from the words of one document, with what is no page: those of the
 * others stay as they are where only words of that are changed.
 */
const codesOfWords = new Set<ProblemCode>([
  'language/other-figures',
  'language/other-language',
  'language/stale',
  'text/alt-figures',
  'text/avoided-word',
  'text/markup',
  'text/unknown-markup',
]);

export const isOfWords = ({ code }: Pick<Problem, 'code'>): boolean => codesOfWords.has(code);

/** What is kept of a page, each as a hash. */
export type PageFacts = {
  /** All of it but its title, its description and the words of its sections. */
  facts: string;
  title: string;
  description: string;
};

/**
 * What other pages, and what all pages share, can depend on: all of a page but the words that only
 * it shows. Whatever is not surely such a word is in it.
 * @returns by the page's file
 */
export function factsOfPages(site: Site): Record<string, PageFacts> {
  const bySource = referencesBySource(site);
  return Object.fromEntries(
    site.pages.map((page) => [page.source.file, factsOf(page, bySource.get(page.source) ?? [])]),
  );
}

function factsOf({ source, shared }: PageVersion, references: Reference[]): PageFacts {
  const { title, description, sections, ...around } = source.value;
  const named = references
    .filter(({ kind, value }) => !textKinds.has(kind) || isNameLike.test(value))
    .map(({ kind, value, pointer }) => [kind, value, pointer]);
  const facts = [JSON.stringify([around, named])];
  for (const [index, section] of sections.entries())
    if (shared.has(index)) facts.push(JSON.stringify([section.id]));
    else facts.push(factsOfSection(section));
  return {
    facts: contentHash(facts.join('')),
    title: contentHash(title),
    description: contentHash(description),
  };
}

const factsBySection = new WeakMap<object, string>();

/** Found out once for a section that several pages have. */
function factsOfSection(section: Section): string {
  const known = factsBySection.get(section);
  if (known !== undefined) return known;
  const facts: string[] = [];
  addFacts(facts, partOf(findBlockSchema(section.type) ?? noSchema), section);
  const joined = facts.join('');
  factsBySection.set(section, joined);
  return joined;
}

/** The references that are texts: they may name a message. */
const textKinds = new Set<ReferenceKind>(['message', 'rich-line', 'rich-blocks']);

/** What could be the name of a message or of a file: words with spaces are neither. */
const isNameLike = /^(?=[@/]|\S*\.)\S*$/;

/** Of what nothing is known no word is surely one. */
const noSchema = {};
const nothingKnown = partOf(noSchema);

/**
 * Adds a value as JSON in which each text that people read is empty, but one that is the name of a
 * drawing: piece by piece, since to make such a value first takes twice the time.
 */
function addFacts(facts: string[], part: SchemaPart, value: unknown): void {
  if (typeof value === 'string')
    facts.push(part.isText && !isDrawingName(value) ? '""' : JSON.stringify(value));
  else if (Array.isArray(value)) {
    facts.push('[');
    for (const item of value) {
      addFacts(facts, part.items(), item);
      facts.push(',');
    }
    facts.push(']');
  } else if (isObject(value)) {
    facts.push('{');
    for (const key in value) {
      facts.push(JSON.stringify(key), ':');
      addFacts(facts, part.property(key) ?? nothingKnown, value[key]);
      facts.push(',');
    }
    facts.push('}');
  } else facts.push(String(value));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
