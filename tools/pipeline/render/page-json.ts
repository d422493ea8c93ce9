import type { Section } from '../../../src/generated/types.ts';
import type { PageData } from '../../../src/lib/page-data.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { SectionSpan } from './parse-page.ts';

/** A page's data as it is served, which names itself by its hash. */
export function withVersion(page: PageData): {
  versioned: PageData;
  json: string;
  spans: SectionSpan[];
} {
  const { json, spans } = asJson(page);
  const version = contentHash(json);
  // As JSON has it that is the last key of the page; to write all of it twice takes twice the time.
  const versionedJson = `${json.slice(0, -1)},"version":"${version}"}`;
  return { versioned: { ...page, version }, json: versionedJson, spans };
}

/**
 * As `JSON.stringify` has it, with sections that several pages have written once for all, and where
 * they stand in it.
 */
function asJson(page: PageData): { json: string; spans: SectionSpan[] } {
  const spans: SectionSpan[] = [];
  let json = '{';
  for (const [key, value] of Object.entries(page)) {
    if (value === undefined) continue;
    json += `${json === '{' ? '' : ','}${JSON.stringify(key)}:`;
    if (key !== 'sections') {
      json += JSON.stringify(value);
      continue;
    }
    json += '[';
    for (const section of page.sections) {
      if (spans.length > 0) json += ',';
      const start = json.length;
      json += sectionAsJson(section);
      spans.push([start, json.length]);
    }
    json += ']';
  }
  return { json: `${json}}`, spans };
}

const jsonOfSections = new WeakMap<object, string>();

function sectionAsJson(section: Section): string {
  const known = jsonOfSections.get(section) ?? JSON.stringify(section);
  jsonOfSections.set(section, known);
  return known;
}
