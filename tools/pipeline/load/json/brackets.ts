import type { Guess } from './guess.ts';

type Token = {
  /** A bracket, or `key` for the name of a field at the start of its line. */
  sign: string;
  offset: number;
  line: number;
  /** How far the token's line is indented. */
  indent: number;
  /** Whether only closing brackets stand before it in its line. */
  leads: boolean;
};

const closing: Record<string, string> = { '{': '}', '[': ']' };

/**
 * What brackets and indentation, which editors and people keep alike, say of a text that is not
 * JSON: the first bracket that is missing or too many.
 * @returns guesses, each with what would put it right; none where brackets and indentation agree
 */
export function bracketGuesses(text: string): Guess[] {
  const { guesses, closers } = firstMismatch(text);
  return [...guesses, ...closers.map(({ offset }) => extra(text, offset))];
}

/**
 * The first place where brackets and indentation disagree, and until there the closing brackets at
 * the end of a line that close one opened in a line before.
 */
function firstMismatch(text: string): { guesses: Guess[]; closers: Token[] } {
  const stack: Token[] = [];
  const closers: Token[] = [];
  const stop = (...guesses: Guess[]) => ({ guesses, closers });
  for (const token of tokens(text)) {
    const top = stack.at(-1);
    const opens = token.sign in closing;
    if (opens || token.sign === 'key') {
      if (token.leads && top && top.line < token.line && token.indent <= top.indent)
        return stop(...doubled(text, stack), unclosed(text, top, token));
      if (
        token.sign === 'key' &&
        (top?.sign !== '{' || text.slice(0, token.offset).trimEnd().endsWith(':'))
      )
        return stop(unopened(text, '{', token.offset));
      if (opens) stack.push(token);
    } else {
      const matches = top && closing[top.sign] === token.sign;
      if (top && token.leads && top.line < token.line && token.indent < top.indent)
        return stop(...doubled(text, stack), unclosed(text, top, token));
      if (!matches || (token.leads && top.line < token.line && token.indent > top.indent))
        return stop(...mismatched(text, token, top));
      if (!token.leads && top.line < token.line) closers.push(token);
      stack.pop();
    }
  }
  if (stack.length === 0) return stop();
  const end = text.trimEnd().length;
  return stop(...doubled(text, stack), {
    code: 'json/unfinished',
    offset: end,
    edits: [
      {
        offset: end,
        length: 0,
        content: stack
          .map(({ sign }) => closing[sign])
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
      if (/^[[\]{}]$/.test(found)) yield { sign: found, offset: index, line, indent, leads };
      else if (
        leads &&
        found.startsWith('"') &&
        /^\s*:/.test(text.slice(index + found.length, index + found.length + 40))
      )
        yield { sign: 'key', offset: index, line, indent, leads };
      leads &&= /^[\]}]$/.test(found);
    }
  }
}

/** A group or list that ends without its closing bracket, after its last value. */
function unclosed(text: string, open: Token, next: Token): Guess {
  const offset = text.slice(0, next.offset).replace(/[\s,]+$/, '').length;
  return {
    code: 'json/unclosed',
    offset,
    params: { expected: closing[open.sign]!, found: wordAt(text, next.offset) },
    edits: [{ offset, length: 0, content: closing[open.sign]! }],
  };
}

const unopened = (text: string, expected: string, offset: number): Guess => ({
  code: 'json/unopened',
  offset,
  params: { expected, found: wordAt(text, offset) },
  edits: [{ offset, length: 0, content: expected }],
});

/** An opening bracket that nothing closes and that stands twice in a row. */
function doubled(text: string, stack: Token[]): Guess[] {
  const twice = stack.findLast(({ sign, offset }) => text[offset + 1] === sign);
  return twice ? [extra(text, twice.offset + 1)] : [];
}

const extra = (text: string, offset: number): Guess => ({
  code: 'json/extra-bracket',
  offset,
  params: { found: text[offset]! },
  edits: [{ offset, length: 1, content: '' }],
});

/**
 * A closing bracket that nothing opened: something opened it in a line as far in, or it is too
 * many, or it is the wrong one.
 */
function mismatched(text: string, token: Token, top: Token | undefined): Guess[] {
  const lines = text.slice(0, token.offset).split('\n').slice(0, -1);
  const opener = Object.keys(closing).find((sign) => closing[sign] === token.sign)!;
  const header = lines.findLastIndex(
    (line) => line.search(/\S/) === token.indent && /:\s*$/.test(line),
  );
  const after = header < 0 ? -1 : lines.slice(0, header + 1).join('\n').length;
  const missing = after < 0 ? [] : [unopened(text, opener, after + text.slice(after).search(/\S/))];
  const wrong = top
    ? [
        {
          code: 'json/wrong-bracket',
          offset: token.offset,
          params: { found: token.sign, expected: closing[top.sign]!, line: String(top.line + 1) },
          edits: [{ offset: token.offset, length: 1, content: closing[top.sign]! }],
        },
      ]
    : [];
  return [
    ...missing,
    extra(text, token.offset),
    ...wrong,
    ...(top ? [unclosed(text, top, token)] : []),
  ];
}

const wordAt = (text: string, offset: number) =>
  /^("[^"\r\n]{0,40}"?|\S)/.exec(text.slice(offset))?.[0] ?? '';
