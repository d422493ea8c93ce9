import {
  defaultLanguage,
  type ToolLanguage,
  toolLanguages,
} from '../../tools/messages/language.ts';

/**
 * The language that a browser asks for most (`Accept-Language`, RFC 9110, section 12.5.4), among
 * those of the tools; else the default one.
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
    best.flatMap(({ code }) => toolLanguages.filter((language) => language === code))[0] ??
    defaultLanguage
  );
}
