import { createTranslator } from '../../../messages/translate.ts';
import { relativePath } from '../../../model/relative-path.ts';
import type { EditAnswer } from '../../protocol/edits.ts';
import type { EditPlace } from './apply-request.ts';

/**
 * What is said of a save that failed because the disk is full, or a file is locked or not to be
 * read or written.
 * @throws every error that names no file
 */
export function diskRefusal(cause: unknown, { root, language }: EditPlace): EditAnswer {
  const { code, path, message } = cause as NodeJS.ErrnoException;
  if (code === undefined || path === undefined) throw cause;
  // After the comma is what was called, and the file once more.
  const [reason = code] = message.split(', ');
  const told = { file: relativePath(root, path), reason };
  return { outcome: 'refused', message: createTranslator(language)('edit.diskRefused', told) };
}
