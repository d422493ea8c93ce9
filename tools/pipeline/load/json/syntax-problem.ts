import { applyEdits, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { locationAt } from '../../../model/positions.ts';
import { error, errorWith, type Problem } from '../../../model/problem.ts';
import { bracketDiagnoses } from './bracket-diagnoses.ts';
import type { Diagnosis } from './diagnosis.ts';
import { numberDiagnosis } from './number-diagnosis.ts';
import { quoteDiagnoses } from './quote-diagnoses.ts';

export const strictParseOptions = {
  disallowComments: true,
  allowTrailingComma: false,
  allowEmptyContent: false,
};

/**
 * Says what is wrong with a text that is not JSON: the first diagnosis whose edits make it JSON,
 * else where the parser stopped.
 * @param message what JSON.parse said
 */
export function syntaxProblem(file: string, text: string, message: string): Problem {
  const conflict = /^(?:<{7}|={7}|>{7})(?= |\r?$)/m.exec(text);
  if (conflict)
    return error('json/conflict', locationAt(file, text, conflict.index), { found: conflict[0] });
  const parserDiagnosis = diagnoseParserError(text, message);
  const diagnoses = [
    ...bracketDiagnoses(text),
    parserDiagnosis,
    ...quoteDiagnoses(text, parserDiagnosis.offset),
  ];
  const confirmed = diagnoses.find(({ edits }) => edits && isJson(applyEdits(text, edits)));
  const diagnosis = confirmed ?? parserDiagnosis;
  const { offset, edits, isSafe } = diagnosis;
  return errorWith(
    diagnosis,
    locationAt(file, text, offset),
    confirmed && isSafe && edits?.length === 1 ? edits[0] : undefined,
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong at the place where the parser stopped. */
function diagnoseParserError(text: string, message: string): Diagnosis {
  const errors: ParseError[] = [];
  parseTree(text, errors, strictParseOptions);
  const first = errors[0];
  const reported = /position (\d+)/.exec(message)?.[1];
  const start = first?.offset ?? (reported ? Number(reported) : text.length);
  const offset =
    start +
    (/^(?:true|false|null)(?=[^\s\w,}\]])/.exec(text.slice(start, start + 10))?.[0].length ?? 0);
  const before = text.slice(0, offset).trimEnd();
  const reason = first ? printParseErrorCode(first.error) : 'InvalidSymbol';
  const found = /^([\p{L}\p{N}_$]+|.)/su.exec(text.slice(offset, offset + 40))?.[0] ?? '';
  const written = (
    content: string,
    length = 0,
    at = offset,
  ): Pick<Diagnosis, 'edits' | 'isSafe'> => ({
    edits: [{ offset: at, length, content }],
    isSafe: true,
  });
  if (/[}\]]/.test(found) && before.endsWith(','))
    return {
      code: 'json/trailing-comma',
      offset: before.length - 1,
      ...written('', 1, before.length - 1),
    };
  if (reason === 'InvalidCommentToken') return { code: 'json/comment', offset };
  if (reason === 'InvalidCharacter')
    return {
      code: 'json/invisible-character',
      offset: Number(reported ?? offset),
      ...written(' ', 1, Number(reported ?? offset)),
    };
  if (/[\s\p{Cf}\p{Cc}]/u.test(found))
    return {
      code: 'json/invisible-character',
      offset,
      ...written(/\p{Cf}/u.test(found) ? '' : ' ', found.length),
    };
  if (isJson(before)) return { code: 'json/after-end', offset, params: { found } };
  if (/^Invalid(Escape|Unicode)/.test(reason))
    return { code: 'json/escape', offset: Number(reported ?? offset) };
  if (/['‘’‚“”„«»´`]/.test(found))
    return { code: 'json/quotes', offset, params: { found }, ...straightenQuotes(text, offset) };
  const number = numberDiagnosis(text, offset);
  if (number) return number;
  if (reason === 'ColonExpected')
    return { code: 'json/missing-colon', offset: before.length, ...written(':', 0, before.length) };
  if (reason === 'CommaExpected' && /[}\]]/.test(found))
    return {
      code: 'json/unclosed',
      offset: before.length,
      params: { expected: found === ']' ? '}' : ']', found },
    };
  if (reason === 'CommaExpected')
    return { code: 'json/missing-comma', offset: before.length, ...written(',', 0, before.length) };
  if (reason === 'UnexpectedEndOfString') return { code: 'json/open-text', offset };
  if (offset >= text.trimEnd().length) return { code: 'json/unfinished', offset: before.length };
  const intended =
    found === ',' && before.endsWith(',')
      ? ''
      : intendedToken(found, text[offset + found.length] === ':');
  return {
    code: 'json/syntax',
    offset,
    params: { found },
    ...(intended !== undefined && written(intended, found.length)),
  };
}

/**
 * What somebody meant by a sign or word that is no JSON, where it is the name of a field, or is
 * used so in other languages.
 */
function intendedToken(found: string, isKey: boolean): string | undefined {
  if (isKey) return JSON.stringify(found);
  if (/^(true|false|null)$/i.test(found)) return found.toLowerCase();
  return { ';': ',', '=': ':' }[found];
}

/** Texts between quotes other than JSON's, without any quotes within. */
const quotePairs = [
  /^“([^"\\“”\r\n]*)[”“]/,
  /^‘([^"\\‘’\r\n]*)[’‘]/,
  /^'([^"\\'\r\n]*)'/,
  /^«([^"\\«»\r\n]*)»/,
  /^„([^"\\„“”\r\n]*)[“”]/,
  /^`([^"\\`\r\n]*)`/,
  /^´([^"\\´\r\n]*)´/,
  /^”([^"\\“”\r\n]*)”/,
];

/** Straight quotes in the place of others around a text, where none stand within the text. */
function straightenQuotes(text: string, offset: number): Pick<Diagnosis, 'edits' | 'isSafe'> {
  const rest = text.slice(offset);
  const [whole, inner] =
    quotePairs.map((pattern) => pattern.exec(rest)).find((found) => found !== null) ?? [];
  return whole === undefined
    ? {}
    : { edits: [{ offset, length: whole.length, content: `"${inner}"` }], isSafe: true };
}
