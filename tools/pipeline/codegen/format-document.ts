import { defaultLanguage } from '../../messages/language.ts';
import { exampleName, examplesOf } from '../../model/block-examples.ts';
import { propertyTitle } from '../../model/property-titles.ts';
import { blockSchemas, documentSchemas, type Schema } from '../../model/schemas.ts';

type Row = { path: string; title: string; schema: Schema; isRequired: boolean };

/**
 * The whole JSON format as one page for people, in the editors' language of work: documents, blocks
 * and the parts that they share, each with its fields, types, defaults and descriptions.
 * @returns the text of docs/json-format.md
 */
export function jsonFormat(): string {
  const { common = {}, ...documents } = documentSchemas();
  const blocks = Object.entries(blockSchemas());
  const parts = Object.values({ common, ...documents }).flatMap((schema) =>
    Object.entries(schema.definitions ?? {}),
  );
  const shared = Object.fromEntries(parts);
  const sections = [
    '# O formato dos arquivos JSON',
    'Escrito por `npm run generate` a partir de `schemas/`. Não edite.',
    '## Documentos',
    ...Object.entries(documents).map(([name, schema]) =>
      section(`Documento \`${name}\``, schema, shared),
    ),
    '## Blocos',
    blocks.map(([type]) => `- [\`${type}\`](#bloco-${type})`).join('\n'),
    ...blocks.map(([type, schema]) => section(`Bloco \`${type}\``, schema, shared)),
    '## Peças',
    ...parts.map(([name, schema]) => section(`Peça \`${name}\``, schema, shared)),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** A schema under its heading: what it is, its fields as a table, and its examples' names. */
function section(heading: string, schema: Schema, shared: Record<string, Schema>): string {
  const rows = rowsBelow(schema, '').map((row) => line(row, shared));
  const names = examplesOf(schema).map((example) => exampleName(example, defaultLanguage));
  const paragraphs = [
    `### ${heading}`,
    schema.description,
    rows.length === 0 && `Tipo: ${typeText(schema)}`,
    rows.length > 0 &&
      [
        '| campo | nome | tipo | padrão | descrição |',
        '| --- | --- | --- | --- | --- |',
        ...rows,
      ].join('\n'),
    schema.exactlyOne && `Um destes, e só um: ${codes(schema.exactlyOne)}.`,
    names.length > 0 && `Exemplos: ${names.join('; ')}.`,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** The fields of a schema, and those of the groups and lists in it, by their path. */
function rowsBelow(schema: Schema, path: string): Row[] {
  const ofFields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = path ? `${path}.${name}` : name;
    const isRequired = schema.required?.includes(name) ?? false;
    const title = propertyTitle(schema, name, defaultLanguage) ?? '';
    return [{ path: at, title, schema: property, isRequired }, ...rowsBelow(property, at)];
  });
  const ofItems = schema.items ? rowsBelow(schema.items, `${path}[]`) : [];
  const rest = schema.additionalProperties;
  const ofOthers =
    typeof rest === 'object'
      ? [
          { path: path ? `${path}.*` : '*', title: '', schema: rest, isRequired: false },
          ...rowsBelow(rest, path ? `${path}.*` : '*'),
        ]
      : [];
  return [...ofFields, ...ofItems, ...ofOthers];
}

function line({ path, title, schema, isRequired }: Row, shared: Record<string, Schema>): string {
  const initial =
    'default' in schema
      ? `\`${JSON.stringify(schema.default)}\``
      : isRequired
        ? 'obrigatório'
        : 'nenhum';
  const description = schema.description ?? shared[partOf(schema).name]?.description;
  const cells = [`\`${path}\``, title, typeText(schema), initial, description ?? ''];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const typeNames: Record<string, string> = {
  string: 'texto',
  integer: 'número inteiro',
  number: 'número',
  boolean: '`true` ou `false`',
  object: 'grupo',
};

/** The shared part that a schema refers to, and perhaps a field of it. */
function partOf({ $ref = '' }: Schema): { name: string; field?: string } {
  const [name = '', field] = ($ref.split('/definitions/')[1] ?? '').split('/properties/');
  return { name, field };
}

function typeText(schema: Schema): string {
  const { const: only, enum: values, type, items } = schema;
  const { name, field } = partOf(schema);
  if (name) return `[${field ? `${name}.${field}` : name}](#peça-${name.toLowerCase()})`;
  if (only !== undefined) return codes([only]);
  if (values) return codes(values);
  if (Array.isArray(type))
    return type.map((each) => typeText({ ...schema, type: each })).join(' ou ');
  const pattern = typeof schema.pattern === 'string' ? ` da forma \`${schema.pattern}\`` : '';
  const kind =
    type === 'array'
      ? `lista de ${items ? typeText(items) : 'qualquer valor'}`
      : `${typeNames[type ?? ''] ?? 'qualquer valor'}${pattern}`;
  return [kind, limitText(schema)].filter(Boolean).join(', ');
}

/** How many items or characters a value may have, or how large it may be; empty where any. */
function limitText({ type, minItems, maxItems, minLength, maxLength, ...schema }: Schema): string {
  if (type === 'array') return rangeText(minItems, maxItems);
  if (type !== 'string') return rangeText(schema.minimum, schema.maximum);
  // That a text may not be empty goes without saying.
  const range = rangeText(minLength === 1 ? undefined : minLength, maxLength);
  return range && `${range} caracteres`;
}

function rangeText(least: unknown, most: unknown): string {
  if (most === undefined) return least === undefined ? '' : `ao menos ${least}`;
  if (least === undefined) return `até ${most}`;
  return least === most ? `${most} ao todo` : `de ${least} a ${most}`;
}

const codes = (values: unknown[]) =>
  values
    .map((value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``)
    .join(', ');
