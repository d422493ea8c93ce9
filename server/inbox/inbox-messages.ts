import { toolLanguages, type ToolLanguage } from '../../tools/messages/language.ts';
import en from './words/en.ts';
import es from './words/es.ts';
import pt, { type InboxMessages } from './words/pt.ts';

export type { InboxMessages as Words } from './words/pt.ts';

/** What the inbox page and `npm run leads` say. */
export const inboxMessages: Record<ToolLanguage, InboxMessages> = { pt, en, es };

/** The languages' tags. Dates in English have the day first, as in the others. */
export const languageTags: Record<ToolLanguage, string> = { pt: 'pt-BR', en: 'en-GB', es: 'es' };

/**
 * The language that a browser asks for most (`Accept-Language`, RFC 9110, section 12.5.4), among
 * those of the words; else Portuguese.
 */
export function negotiateLanguage(accepted = ''): ToolLanguage {
  const preferences = accepted.split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
    return { code: tag.split('-')[0], weight: Number(weight) };
  });
  const best = preferences
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return (
    best.flatMap(({ code }) => toolLanguages.filter((language) => language === code))[0] ?? 'pt'
  );
}
