import type { SkeletonShape } from '../../src/generated/types.ts';
import type { RichMode } from './rich-text/parse-markdown.ts';

/** A JSON Schema with this project's keywords (`refers`, `rich`, `exactlyOne`, `skeleton`). */
export type Schema = {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxLength?: number;
  additionalProperties?: boolean | Schema;
  definitions?: Record<string, Schema>;
  /** What a text names: a message, a target, a picture, … */
  refers?: ReferenceKind;
  /** Whether a text may have markup: within a line, or paragraphs and lists, too. */
  rich?: RichMode;
  /** Of these keys, one and only one must stand. */
  exactlyOne?: string[];
  /** The shape that stands for a block while its page loads. */
  skeleton?: SkeletonShape;
  [keyword: string]: unknown;
};

export type ReferenceKind =
  | 'message'
  | 'target'
  | 'form'
  | 'picture'
  | 'icon'
  | 'media'
  | 'download'
  | 'address'
  | 'frame'
  | 'embed'
  | 'script'
  | 'section'
  | 'language'
  | 'languages'
  | 'block'
  | 'shared'
  | 'rich-line'
  | 'rich-blocks'
  | 'formula';

/** Whether a reference of a kind names a file of the public folder. */
export const namesPublicFile = (kind: ReferenceKind): boolean =>
  kind === 'picture' || kind === 'media' || kind === 'download';

/** The schema of a property, whether it is named or one of many. */
export function propertyOf(
  { properties, additionalProperties }: Schema,
  key: string,
): Schema | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/**
 * Whether a value of a schema is a text that people read, and not a name, an address or a choice.
 */
export const isText = ({ type, refers, enum: choices, pattern }: Schema): boolean =>
  type === 'string' && (refers === undefined || refers === 'message') && !choices && !pattern;

/** What a value of a schema is: of several types, the one that most people write. */
export const mainType = ({ type }: Schema): string | undefined => [type].flat()[0];
