import type { Schema } from '../../model/schemas.ts';

/** What a validator says of each keyword that the schemas use. */
type KeywordParams = {
  required: { missingProperty: string };
  additionalProperties: { additionalProperty: string };
  exactlyOne: { keys: string[]; found: string[] };
  type: { type: string };
  enum: { allowedValues: unknown[] };
  const: { allowedValue: unknown };
  minLength: { limit: number };
  maxLength: { limit: number };
  minItems: { limit: number };
  maxItems: { limit: number };
  minimum: { limit: number };
  maximum: { limit: number };
  pattern: { pattern: string };
};

/** What a value is by the time that a keyword judges it. */
type KeywordData = {
  required: object;
  minLength: string;
  maxLength: string;
  minItems: unknown[];
  maxItems: unknown[];
  pattern: string;
};

/** One error of one keyword, as ajv gives it with `verbose`. */
export type KeywordError<K extends keyof KeywordParams> = {
  keyword: K;
  instancePath: string;
  params: KeywordParams[K];
  parentSchema: Schema;
  data: K extends keyof KeywordData ? KeywordData[K] : unknown;
};

export type SchemaError = { [K in keyof KeywordParams]: KeywordError<K> }[keyof KeywordParams];
