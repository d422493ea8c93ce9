import type { Diagnosis } from './diagnosis.ts';

type Opening = '{' | '[';
type Closing = '}' | ']';

/** A bracket, or `key` for the name of a field at the start of its line. */
type Token<Kind = Opening | Closing | 'key'> = {
  kind: Kind;
  offset: number;
  line: number;
  /** How far the token's line is indented. */
  indent: number;
  /** Whether only closing brackets stand before it in its line. */
  isFirstInLine: boolean;
};

const closingBrackets: Record<Opening, Closing> = { '{': '}', '[': ']' };
const openingBrackets: Record<Closing, Opening> = { '}': '{', ']': '[' };

const isOpening = (token: Token): token is Token<Opening> => token.kind in closingBrackets;
const isClosing = (token: Token): token is Token<Closing> => token.kind in openingBrackets;
const isBracket = (text: string): text is Opening | Closing =>
  text in closingBrackets || text in openingBrackets;

/**
 * What brackets and indentation, which editors and people keep alike, say of a text that is not
 * JSON: the first bracket that is missing or too many.
 * @returns diagnoses, each with what would put it right; none where brackets and indentation agree
 */
export function bracketDiagnoses(text: string): Diagnosis[] {
  const { diagnoses, closers } = firstMismatch(text);
  return [...diagnoses, ...closers.map(({ offset }) => extraBracket(text, offset))];
}

/**
 * The first place where brackets and indentation disagree, and until there the closing brackets at
 * the end of a line that close one opened in a line before.
 */
function firstMismatch(text: string): { diagnoses: Diagnosis[]; closers: Token<Closing>[] } {
  const stack: Token<Opening>[] = [];
  const closers: Token<Closing>[] = [];
  const result = (...diagnoses: Diagnosis[]) => ({ diagnoses, closers });
  for (const token of tokens(text)) {
    const top = stack.at(-1);
    if (!isClosing(token)) {
      if (token.isFirstInLine && top && top.line < token.line && token.indent <= top.indent)
        return result(...doubledBracket(text, stack), unclosedBracket(text, top, token));
      if (
        token.kind === 'key' &&
        (top?.kind !== '{' || text.slice(0, token.offset).trimEnd().endsWith(':'))
      )
        return result(unopenedBracket(text, '{', token.offset));
      if (isOpening(token)) stack.push(token);
    } else {
      const matches = top && closingBrackets[top.kind] === token.kind;
      if (top && token.isFirstInLine && top.line < token.line && token.indent < top.indent)
        return result(...doubledBracket(text, stack), unclosedBracket(text, top, token));
      if (!matches || (token.isFirstInLine && top.line < token.line && token.indent > top.indent))
        return result(...mismatchedBracket(text, token, top));
      if (!token.isFirstInLine && top.line < token.line) closers.push(token);
      stack.pop();
    }
  }
  if (stack.length === 0) return result();
  const end = text.trimEnd().length;
  return result(...doubledBracket(text, stack), {
    code: 'json/unfinished',
    offset: end,
    edits: [
      {
        offset: end,
        length: 0,
        content: stack
          .map(({ kind: sign }) => closingBrackets[sign])
          .reverse()
          .join(''),
      },
    ],
  });
}

function* tokens(text: string): Generator<Token> {
  let [line, start, indent, leads] = [0, 0, -1, true];
  for (const { 0: found, index } of text.matchAll(
    /\r\n|\n|\r|[ \t]+|"(?:[^"\\\r\n]|\\.)*"?|[[\]{}]|[^\s"[\]{}]+/g,
  )) {
    if (/^[\r\n]/.test(found))
      [line, start, indent, leads] = [line + 1, index + found.length, -1, true];
    else if (/^[ \t]/.test(found)) continue;
    else {
      if (indent < 0) indent = index - start;
      if (isBracket(found))
        yield { kind: found, offset: index, line, indent, isFirstInLine: leads };
      else if (
        leads &&
        found.startsWith('"') &&
        /^\s*:/.test(text.slice(index + found.length, index + found.length + 40))
      )
        yield { kind: 'key', offset: index, line, indent, isFirstInLine: leads };
      leads &&= /^[\]}]$/.test(found);
    }
  }
}

/** A group or list that ends without its closing bracket, after its last value. */
function unclosedBracket(text: string, open: Token<Opening>, next: Token): Diagnosis {
  const offset = text.slice(0, next.offset).replace(/[\s,]+$/, '').length;
  return {
    code: 'json/unclosed',
    offset,
    params: { expected: closingBrackets[open.kind], found: wordAt(text, next.offset) },
    edits: [{ offset, length: 0, content: closingBrackets[open.kind] }],
  };
}

const unopenedBracket = (text: string, expected: Opening, offset: number): Diagnosis => ({
  code: 'json/unopened',
  offset,
  params: { expected, found: wordAt(text, offset) },
  edits: [{ offset, length: 0, content: expected }],
});

/** The last opening bracket that nothing closes and that is typed twice in a row, if any. */
function doubledBracket(text: string, stack: Token<Opening>[]): Diagnosis[] {
  const twice = stack.findLast(({ kind: sign, offset }) => text[offset + 1] === sign);
  return twice ? [extraBracket(text, twice.offset + 1)] : [];
}

const extraBracket = (text: string, offset: number): Diagnosis => ({
  code: 'json/extra-bracket',
  offset,
  params: { found: text.charAt(offset) },
  edits: [{ offset, length: 1, content: '' }],
});

/**
 * What a closing bracket that nothing opened may mean, the likeliest first: its opening bracket is
 * missing at the end of a line with the same indentation, it is too many, it is the wrong one, or
 * the bracket that is still open lacks its own.
 */
function mismatchedBracket(
  text: string,
  token: Token<Closing>,
  top: Token<Opening> | undefined,
): Diagnosis[] {
  const lines = text.slice(0, token.offset).split('\n').slice(0, -1);
  const opener = openingBrackets[token.kind];
  const header = lines.findLastIndex(
    (line) => line.search(/\S/) === token.indent && /:\s*$/.test(line),
  );
  const after = header < 0 ? -1 : lines.slice(0, header + 1).join('\n').length;
  const missing =
    after < 0 ? [] : [unopenedBracket(text, opener, after + text.slice(after).search(/\S/))];
  const wrong: Diagnosis[] = top
    ? [
        {
          code: 'json/wrong-bracket',
          offset: token.offset,
          params: {
            found: token.kind,
            expected: closingBrackets[top.kind],
            line: String(top.line + 1),
          },
          edits: [{ offset: token.offset, length: 1, content: closingBrackets[top.kind] }],
        },
      ]
    : [];
  return [
    ...missing,
    extraBracket(text, token.offset),
    ...wrong,
    ...(top ? [unclosedBracket(text, top, token)] : []),
  ];
}

const wordAt = (text: string, offset: number) =>
  /^("[^"\r\n]{0,40}"?|\S)/.exec(text.slice(offset))?.[0] ?? '';
