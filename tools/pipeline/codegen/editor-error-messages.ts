import { mainType, type Schema } from '../../model/schemas.ts';

/** What goes where a value of another type stands, in the editors' language of work. */
const typeHints: Record<string, string> = {
  string: 'Aqui vai um texto entre aspas: "assim".',
  integer: 'Aqui vai um número inteiro, sem aspas.',
  number: 'Aqui vai um número, sem aspas.',
  boolean: 'Aqui vai true ou false, sem aspas.',
  array: 'Aqui vai uma lista: [ ].',
  object: 'Aqui vai um bloco de chaves: { }.',
};

/**
 * What a code editor says where a value does not fit a schema, instead of its own words. It knows
 * one text for all but patterns.
 */
export function editorErrorMessages(schema: Schema): {
  errorMessage?: string;
  patternErrorMessage?: string;
} {
  const { enum: values, properties, additionalProperties, pattern, description } = schema;
  const keys =
    additionalProperties === false &&
    properties &&
    `Só valem estas chaves: ${Object.keys(properties).join(', ')}.`;
  const message = values
    ? `Valores possíveis: ${values.join(', ')}.`
    : [typeHints[mainType(schema) ?? ''], keys].filter(Boolean).join(' ');
  return {
    ...(message && { errorMessage: message }),
    ...(pattern !== undefined && {
      patternErrorMessage: `Este texto não tem a forma esperada. ${description ?? ''}`.trim(),
    }),
  };
}
