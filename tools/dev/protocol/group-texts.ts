import type { ToolLanguage } from '../../messages/language.ts';
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { findText } from '../../messages/texts.ts';

type Groups = Pick<typeof portuguese, 'panel' | 'rail' | 'gallery' | 'newPage' | 'commit'>;

/**
 * A group of texts in a language, or in Portuguese where that one lacks it, and the word that
 * closes what says them. Whoever shows them fills what stands in braces.
 */
export function groupTexts<Name extends keyof Groups>(
  name: Name,
  language: ToolLanguage,
): Record<(keyof Groups[Name] & string) | 'close', string> {
  const own = Object.entries<string>(portuguese[name]).map(([key, text]) => [
    key,
    findText(language, `${name}.${key}`) ?? text,
  ]);
  const close = findText(language, 'dev.close') ?? portuguese.dev.close;
  return { ...Object.fromEntries(own), close };
}
