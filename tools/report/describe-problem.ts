import type { ToolLanguage } from '../messages/language.ts';
import { stripControlCharacters } from '../messages/printable.ts';
import type { Problem } from '../model/problem.ts';
import { type ProblemText, problemText } from '../model/problem-texts.ts';
import { timeLabel } from '../model/time-label.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };

type ReportTexts = {
  types: Record<string, string>;
  /** What a pattern of the schemas asks for. */
  forms: Record<string, string>;
  where: typeof pt.where;
  words: typeof pt.words;
  /** The schemas describe their fields in Portuguese: only Portuguese reports quote them. */
  about?: string;
};

const texts: Record<string, ReportTexts> = { pt, en, es };

/** The texts of a language; a language that has none of its own gets the Portuguese ones. */
const textsIn = (language: ToolLanguage): ReportTexts => texts[language] ?? pt;

/**
 * Values as long as this are a schema's own words or lists of names; what somebody wrote in a file
 * is cut earlier.
 */
const maxValueLength = 2000;
const maxWrittenLength = 120;

/**
 * What a problem says in a language: what is wrong, and what to do about it.
 * @throws where the code has no texts
 */
export function describeProblem(
  problem: Problem,
  language: ToolLanguage,
): { message: string; hint: string } {
  const { code, params } = problem;
  const text = problemText(code, language);
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      formatValue(name, paramText(problem, name, value, language)),
    ]),
  );
  const { about } = textsIn(language);
  const { also, alsoCount = '' } = params;
  const more = [
    ...(isCutEnum(problem) ? [reportPhrase('allOptions', language)] : []),
    ...(about && params.description ? [interpolate(about, values)] : []),
    ...(also
      ? [
          reportPhrase(alsoCount === '1' ? 'alsoOne' : 'also', language, {
            count: alsoCount,
            places: stripControlCharacters(also),
          }),
        ]
      : []),
  ];
  return {
    message: interpolate(text.message, values),
    hint: [interpolate(hintOf(text, params), values), ...more].join(' '),
  };
}

/** What to do: where a word was likely meant, where there is nothing to choose from, or else. */
const hintOf = (
  { hint, hintNearest, hintNone }: ProblemText,
  { nearest, allowed }: Record<string, string | undefined>,
): string => (nearest && hintNearest) || (allowed === '' && hintNone) || hint;

/** Whether a problem tells only some of the options: the icons and drawings are too many. */
const isCutEnum = ({ code, params }: Problem): boolean =>
  code === 'schema/enum' && Boolean(params.allowed?.endsWith('…'));

/** A value of a problem as people call it: types, patterns and times have words, texts quotes. */
function paramText(
  { code, params }: Problem,
  name: string,
  value: string,
  language: ToolLanguage,
): string {
  if (name === 'form') return patternLabel(value, language);
  if (name === 'date' || name === 'publishAt') return timeLabel(value, language);
  if (code === 'schema/type' && name === 'value')
    return params.found === 'string' ? `"${value}"` : value;
  return name === 'kind' || code === 'schema/type' ? typeLabel(value, language) : value;
}

/** How a JSON type is called; a name that is none stays as it is. */
export const typeLabel = (type: string, language: ToolLanguage): string =>
  textsIn(language).types[type] ?? type;

/** What a pattern of the schemas asks for, in words. */
export const patternLabel = (pattern: string, language: ToolLanguage): string =>
  textsIn(language).forms[pattern] ?? reportPhrase('otherForm', language);

/** One of the report's own words, with its values. */
export const reportPhrase = (
  name: keyof ReportTexts['words'],
  language: ToolLanguage,
  values: Record<string, string> = {},
): string => interpolate(textsIn(language).words[name], values);

/**
 * How a place in a site's files is called; lists without a name of their own are called by their
 * key.
 */
export const locationLabel = (
  name: string,
  language: ToolLanguage,
  values: Record<string, string>,
): string => {
  const { where } = textsIn(language);
  return interpolate(new Map(Object.entries(where)).get(name) ?? where.other, values);
};

/** What a code is about, without the values of one case: `O campo "…" não existe aqui.` */
export const problemTitle = (code: string, language: ToolLanguage): string =>
  problemText(code, language).message.replace(/\{\w+\}/g, '…');

function formatValue(name: string, value: string): string {
  const limit = ['allowed', 'description', 'form'].includes(name)
    ? maxValueLength
    : maxWrittenLength;
  return (
    stripControlCharacters(value.length > limit ? `${value.slice(0, limit - 1)}…` : value) || '–'
  );
}

const interpolate = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
