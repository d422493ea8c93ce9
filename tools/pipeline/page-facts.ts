import { contentHash } from '../model/content-hash.ts';
import {
  findBlockSchema,
  isText,
  propertyOf,
  type ReferenceKind,
  resolveRef,
  type Schema,
} from '../model/schemas.ts';
import { type PageVersion, type Reference, referencesBySource, type Site } from '../model/site.ts';

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
  const structure = sections.map((section, index) =>
    shared.has(index) ? [section.id] : withoutWords(findBlockSchema(section.type) ?? {}, section),
  );
  return {
    facts: contentHash(JSON.stringify([around, structure, named])),
    title: contentHash(title),
    description: contentHash(description),
  };
}

/** The references that are texts: they may name a message. */
const textKinds = new Set<ReferenceKind>(['message', 'rich-line', 'rich-blocks']);

/** What could be the name of a message or of a file: words with spaces are neither. */
const isNameLike = /^(?=[@/]|\S*\.)\S*$/;

/** A value in which each text that people read is empty. */
function withoutWords(given: Schema, value: unknown): unknown {
  const schema = resolveRef(given);
  if (typeof value === 'string') return isText(schema) ? '' : value;
  if (Array.isArray(value)) return value.map((item) => withoutWords(schema.items ?? {}, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([key, part]) => [
    key,
    withoutWords(propertyOf(schema, key) ?? {}, part),
  ]);
}
