import { examplesOf, type WrittenSection } from '../../../model/block-examples.ts';
import { groupBy } from '../../../model/group-by.ts';
import { valueAtPointer } from '../../../model/json-pointer.ts';
import { placeholderMark } from '../../../model/placeholder-mark.ts';
import { error, type Problem } from '../../../model/problem.ts';
import { blockSchemas, type ReferenceKind } from '../../../model/schemas.ts';
import { type Reference, referencesOfKind, type Site } from '../../../model/site.ts';
import { mainLanguageFirst } from '../group-by-target.ts';

/** What leads away or is handed out: an example's is invented, or is nobody's wish. */
const kinds: ReferenceKind[] = ['address', 'frame', 'download', 'embed', 'script'];

/** A value in a section, and the section. */
type PlacedValue = { reference: Reference; section: WrittenSection; place: string };

/**
 * Addresses, files and logos that are those of the block's own example. While texts of the section
 * wait to be written, these wait too. The same in several languages is told of once.
 */
export function exampleValueProblems(site: Site): Problem[] {
  const values = kinds.flatMap((kind) => referencesOfKind(site, kind));
  const logos = referencesOfKind(site, 'picture').filter(({ pointer }) =>
    pointer.endsWith('/items/0/src'),
  );
  return [
    ...problemsOnce(site, values.flatMap(placed).filter(isOfExample), addressProblem),
    ...problemsOnce(site, logos.flatMap(placed).filter(hasExampleLogos), logosProblem),
  ];
}

/** The section that a value stands in, where its block has such a value in an example. */
function placed(reference: Reference): PlacedValue[] {
  const { source, pointer, value } = reference;
  if (!exampleValues().has(value)) return [];
  const [place] = /^\/(?:section|sections\/\d+)(?=\/)/.exec(pointer) ?? [];
  const section = place === undefined ? undefined : valueAtPointer(source.value, place);
  return place !== undefined && isWritten(section) ? [{ reference, section, place }] : [];
}

const isWritten = (section: unknown): section is WrittenSection =>
  typeof section === 'object' &&
  section !== null &&
  'type' in section &&
  !JSON.stringify(section).includes(placeholderMark);

const isOfExample = ({ reference, section }: PlacedValue): boolean =>
  exampleValues().get(reference.value)?.has(section.type) ?? false;

/** Whether a section shows logos of its example and no other: one of them alone may be meant. */
function hasExampleLogos({ section }: PlacedValue): boolean {
  const items = section.items as ({ src?: string } | null)[];
  const isExample = (src = '') => exampleValues().get(src)?.has('logos') ?? false;
  return section.type === 'logos' && items.every((item) => isExample(item?.src));
}

const addressProblem = ({ reference, section }: PlacedValue): Problem =>
  error('text/example-address', reference.source.at(reference.pointer), {
    section: nameOf(section),
    value: reference.value,
  });

const logosProblem = ({ reference, section, place }: PlacedValue): Problem =>
  error('text/example-logos', reference.source.at(`${place}/items`, 'key'), {
    section: nameOf(section),
  });

/** The id of a section; a shared one has none, and is called by its block. */
const nameOf = ({ id, type }: Partial<WrittenSection>): string => id ?? type ?? '';

/** One problem a place, told in the main language if it is there. */
const problemsOnce = (
  site: Site,
  values: PlacedValue[],
  problemOf: (value: PlacedValue) => Problem,
): Problem[] =>
  [...groupBy(values, placeInAllLanguages).values()].flatMap((same) =>
    mainLanguageFirst(site, same.map(problemOf)).slice(0, 1),
  );

/** The folder, the section and the place in it, wherever the section stands in its page. */
const placeInAllLanguages = ({ reference, section, place }: PlacedValue): string =>
  [
    reference.source.file.replace(/[^/]*$/, ''),
    section.id,
    reference.pointer.slice(place.length),
  ].join(' ');

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The blocks that have an address or a file in an example, by its value. */
const exampleValues = () => (known ??= readExampleValues());

function readExampleValues(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = Object.entries(blockSchemas()).flatMap(([type, schema]) =>
    examplesOf(schema)
      .flatMap(({ sections }) => Object.values(sections).flatMap(addressesIn))
      .map((value) => ({ type, value })),
  );
  const byValue = groupBy(found, ({ value }) => value);
  return new Map([...byValue].map(([value, all]) => [value, new Set(all.map(({ type }) => type))]));
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https:|mailto:|tel:)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(addressesIn)
    : [];
}
