import type { SourceFile } from '../../model/source.ts';
import type { ComparedPart, Comparison, TextPair } from './comparison.ts';

/** By section, one mark a text: translation-record.ts beside this file makes and reads them. */
export type TranslationRecord = Record<string, string>;

/** What the files that are translated may say about their translation. */
export type TranslationMetadata = {
  translatedFrom?: TranslationRecord;
  languageExceptions?: Partial<Record<ExceptionKind, Record<string, string>>>;
};

/** What may differ on purpose. */
export type ExceptionKind =
  | 'identicalText'
  | 'otherFigures'
  | 'otherLink'
  | 'otherPicture'
  | 'otherSetting'
  | 'otherOrder'
  | 'missingPart'
  | 'extraPart';

/** One document and its translation into one language. */
export type Translation = {
  /** How people call it: a path (`/clinicas`), or a file without its language. */
  name: string;
  language: string;
  source: SourceFile;
  /** The translation's file; a form holds all its languages. */
  target: SourceFile<TranslationMetadata>;
  /** Whether the translation's file holds all languages side by side, as forms do. */
  isMultilingual: boolean;
  /** What the file says it was translated from; undefined where it says nothing. */
  record: TranslationRecord | undefined;
  parts: ComparedPart[];
  /** What all parts together have. */
  readonly comparison: Comparison;
  /** The part of the document a path is in, for the record of what was translated. */
  groupOf: (path: string) => string;
};

/**
 * A text as the pages show it: one that names a message is that message. `isFromMessages` where the
 * translation's file only names a message.
 */
export type ResolvedTextPair = TextPair & { isFromMessages: boolean };
