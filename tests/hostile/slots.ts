import { fileKindOf, siteFile } from '../../tools/model/file-paths.ts';
import {
  escapePointerPart,
  parentPointer,
  pointerParts,
  valueAtPointer,
} from '../../tools/model/json-pointer.ts';
import {
  documentSchema,
  findBlockSchema,
  isText,
  propertyOf,
  type ReferenceKind,
  resolveRef,
  type Schema,
} from '../../tools/model/schemas.ts';
import type { SiteFiles } from '../../tools/model/site.ts';

/** A place of a site's files that holds a text or an address, as the schemas have it. */
export type Slot = {
  file: string;
  pointer: string;
  /** The place without its numbers and names: of one kind there are many. */
  kind: string;
  holds: 'text' | 'rich text' | 'address';
};

const addressKinds: (ReferenceKind | undefined)[] = [
  'target',
  'address',
  'frame',
  'embed',
  'script',
  'picture',
  'media',
];

/** All places of the files of which `isWanted` is true. */
export const slotsOf = ({ json }: SiteFiles, isWanted: (file: string) => boolean): Slot[] =>
  [...json].flatMap(([file, bytes]) => {
    const schema = file === siteFile ? 'site' : fileKindOf(file)?.schema;
    return schema && schema !== 'words' && isWanted(file)
      ? slotsIn(file, documentSchema(schema), JSON.parse(new TextDecoder().decode(bytes)), schema)
      : [];
  });

function slotsIn(file: string, given: Schema, value: unknown, kind: string, pointer = ''): Slot[] {
  const schema = resolveRef(given);
  if (typeof value === 'string') {
    const holds = heldBy(schema);
    return holds ? [{ file, pointer, kind, holds }] : [];
  }
  if (Array.isArray(value))
    return value.flatMap((each, index) => {
      const { type } = (each ?? {}) as { type?: string };
      const block = resolveRef(schema.items ?? {}).refers === 'block' && type !== undefined;
      return slotsIn(
        file,
        (block ? findBlockSchema(type) : schema.items) ?? {},
        each,
        block ? `block ${type}` : `${kind}[]`,
        `${pointer}/${index}`,
      );
    });
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const isNamed = schema.properties !== undefined && Object.hasOwn(schema.properties, key);
    const property = key === '$schema' ? undefined : propertyOf(schema, key);
    const place = `${pointer}/${escapePointerPart(key)}`;
    return property ? slotsIn(file, property, part, `${kind}.${isNamed ? key : '*'}`, place) : [];
  });
}

function heldBy(schema: Schema): Slot['holds'] | undefined {
  if (addressKinds.includes(schema.refers)) return 'address';
  if (isText(schema)) return schema.rich ? 'rich text' : 'text';
  return undefined;
}

/** A site with other values in some places. */
export function withValues(files: SiteFiles, values: ReadonlyMap<Slot, string>): SiteFiles {
  const changed = new Map<string, unknown>();
  for (const [{ file, pointer }, value] of values) {
    const document =
      changed.get(file) ?? JSON.parse(new TextDecoder().decode(files.json.get(file)));
    changed.set(file, document);
    const holder = valueAtPointer(document, parentPointer(pointer)) as Record<string, unknown>;
    holder[pointerParts(pointer).at(-1) ?? ''] = value;
  }
  const json = new Map(files.json);
  for (const [file, document] of changed)
    json.set(file, new TextEncoder().encode(JSON.stringify(document)));
  return { ...files, json };
}
