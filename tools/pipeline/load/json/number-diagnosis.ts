import type { Diagnosis } from './diagnosis.ts';

const jsonNumberPattern = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * A number that is not written as JSON writes them: 0,5 or .5 for 0.5, 05, +5, 5., 10px.
 * @param offset where in the text the parser stopped
 * @returns undefined where no such number stands there
 */
export function numberDiagnosis(text: string, offset: number): Diagnosis | undefined {
  const before = text.slice(Math.max(0, offset - 40), offset);
  const [begun = ''] = /(?<=:\s*)[+-]?\d+,$|[\w.+−-]*$/.exec(before) ?? [];
  const start = offset - begun.length;
  const [found] = /^[+−-]?(?:\d+,\d+|\.?\d)[\w.%+-]*/.exec(text.slice(start, offset + 40)) ?? [];
  if (!found || jsonNumberPattern.test(found) || (found.includes(',') && !begun.includes(',')))
    return undefined;
  const written = found
    .replace('−', '-')
    .replace(',', '.')
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
  const edits = [{ offset: start, length: found.length, content: written }];
  return {
    code: 'json/number-form',
    offset: start,
    params: { found },
    ...(jsonNumberPattern.test(written) && { edits, isSafe: !/^\D?0\d/.test(found) }),
  };
}
