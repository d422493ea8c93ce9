import { flattenMessages, parseMessageKey } from '../../model/messages.ts';
import { mainLanguageOf, type Site } from '../../model/site.ts';
import { type ComparedPart, placedIn } from './comparison.ts';
import type { ResolvedTextPair, Translation } from './translation.ts';

/**
 * The texts of a translation as they are shown. Where source and translation name the same message,
 * the text is compared in the files of messages, and left out here.
 */
export const resolvedTexts = (
  site: Site,
  { parts, language }: Pick<Translation, 'parts' | 'language'>,
): ResolvedTextPair[] =>
  parts.flatMap((part) => textsOfPart(site, part, language).map(placedIn(part)));

/** The same of a part, by pointers within it. */
export function textsOfPart(
  site: Site,
  { comparison }: Pick<ComparedPart, 'comparison'>,
  language: string,
): ResolvedTextPair[] {
  const [sourceMessages, ownMessages] = [mainLanguageOf(site).code, language].map((code) => {
    const file = site.messages.get(code);
    const texts = file && flattenMessages(file.value);
    return (text: string | undefined) => texts?.get(parseMessageKey(text ?? '') ?? '');
  });
  return comparison.texts
    .filter((pair) => pair.source !== pair.text || !parseMessageKey(pair.text ?? ''))
    .map((pair) => {
      const message = ownMessages?.(pair.text);
      return {
        path: pair.path,
        pointer: pair.pointer,
        sourcePointer: pair.sourcePointer,
        limit: pair.limit,
        source: sourceMessages?.(pair.source) ?? pair.source,
        text: message ?? pair.text,
        isFromMessages: message !== undefined,
      };
    });
}
