import { InvalidNameError } from '../../../editing/name-parser.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import { type FileKind, fileKindOf } from '../../../model/file-paths.ts';
import type { Site } from '../../../model/site.ts';

/** Why a change waits until a file is put right, in words for people. */
export const waitsFor = (file: string, language: ToolLanguage): string =>
  createTranslator(language)('edit.brokenFile', { file });

/** Thrown where a change cannot be made as long as a file is not put right. */
export class BrokenFileError extends InvalidNameError {
  readonly file: string;
  constructor(file: string, language: ToolLanguage) {
    super(waitsFor(file, language));
    this.file = file;
  }
}

/**
 * Refuses what would change the other languages only, or write over a file that cannot be read.
 * @param isNeeded which files are to be read or written
 * @throws BrokenFileError where one of them is there and cannot be used
 */
export function requireUsable(
  { invalidFiles, pages }: Site,
  isNeeded: (kind: FileKind) => boolean,
  language: ToolLanguage,
): void {
  const unlisted = pages.filter(({ source }) => !hasSections(source.value));
  const broken = [...invalidFiles, ...unlisted.map(({ source }) => source.file)].find((file) => {
    const kind = fileKindOf(file);
    return kind !== undefined && isNeeded(kind);
  });
  if (broken !== undefined) throw new BrokenFileError(broken, language);
}

/** Whether a page, which may be invalid, is one whose sections can be told apart. */
function hasSections({ sections }: { sections?: unknown }): boolean {
  const isSection = (value: unknown) => typeof value === 'object' && value !== null;
  return Array.isArray(sections) && sections.every(isSection);
}
