import type { Field, Form } from '../../../../src/generated/types.ts';
import type { SourceFile } from '../../../model/source.ts';

/**
 * What a form with mistakes says of its fields and conditions, as far as it can be read; the other
 * mistakes are told of by the schema.
 * @returns undefined where a field has no name, or it cannot be known which values it may have:
 *   what a condition names may be meant there
 */
export function readableForm(source: SourceFile): SourceFile<Form> | undefined {
  const { fields, extends: base } = Object(source.value) as { fields?: unknown; extends?: unknown };
  if (!Array.isArray(fields)) return undefined;
  const read = fields.map(readableField);
  if (read.includes(undefined)) return undefined;
  const value = {
    fields: read,
    hidden: [],
    ...(typeof base === 'string' && { extends: base }),
  };
  // Only what conditions depend on is read of it.
  return { ...source, value: value as unknown as Form };
}

type ReadableField = Pick<Field, 'name' | 'kind' | 'shown' | 'options' | 'showIf'>;

/** The kinds that need no options. */
const plainKinds: unknown[] = [
  'text',
  'email',
  'tel',
  'number',
  'date',
  'textarea',
  'checkbox',
] satisfies Field['kind'][];

function readableField(written: unknown): ReadableField | undefined {
  const { name, kind, shown, options, showIf } = Object(written) as Record<string, unknown>;
  const values = options === undefined && plainKinds.includes(kind) ? [] : valuesIn(options);
  if (typeof name !== 'string' || !values) return undefined;
  return {
    name,
    kind: kind === 'checkbox' ? kind : 'select',
    shown: shown !== false,
    options: values.map((value) => ({ value, label: {} })),
    showIf: readableCondition(showIf),
  };
}

function valuesIn(options: unknown): string[] | undefined {
  if (!Array.isArray(options)) return undefined;
  const values = options.map((option) => (Object(option) as { value?: unknown }).value);
  return values.every((value) => typeof value === 'string') ? values : undefined;
}

function readableCondition(written: unknown): Field['showIf'] {
  const { field, is } = Object(written) as Record<string, unknown>;
  if (typeof field !== 'string') return undefined;
  if (typeof is === 'string') return { field, is };
  const isList = Array.isArray(is) && is.every((value) => typeof value === 'string');
  return isList ? { field, is } : undefined;
}
