import type { Edit } from '../../tools/model/problem.ts';
import { type Mistake, textMistake } from './mistake.ts';

type TextBreak = {
  what: string;
  offset: number;
  length: number;
  content: string /** Where in the broken text the problem should be. */;
  at: number;
};

/**
 * Every way to break the JSON of a file in one place: each comma, colon, quote and bracket dropped,
 * doubled or made another one, signs that are no JSON, and what programs leave behind.
 */
export function mistakesInText(file: string, text: string): Mistake[] {
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g)];
  const breaks = tokens.flatMap(({ 0: token, index }): TextBreak[] => {
    const before = endBefore(text, index);
    const edit = (
      what: string,
      at: number,
      content = '',
      length = 0,
      offset = index,
    ): TextBreak => ({
      what,
      offset,
      length,
      content,
      at,
    });
    if (token === ',')
      return [
        edit('dropped comma', before, '', 1),
        edit('doubled comma', index + 1, ','),
        edit('semicolon for a comma', index, ';', 1),
      ];
    if (token === ':')
      return [edit('dropped colon', before, '', 1), edit('equals sign for a colon', index, '=', 1)];
    if (token === '{' || token === '[')
      return [
        edit(
          'dropped opening bracket',
          index + text.slice(index + 1, index + 500).search(/\S/),
          '',
          1,
        ),
        edit('doubled opening bracket', index + 1, token),
      ];
    if (token === '}' || token === ']') {
      const needless = {
        what: 'trailing comma',
        offset: before,
        length: 0,
        content: ',',
        at: before,
      };
      return [
        edit('dropped closing bracket', before, '', 1),
        edit('doubled closing bracket', index + 1, token),
        edit('wrong closing bracket', index, token === '}' ? ']' : '}', 1),
        ...(/[{[]/.test(text.charAt(before - 1)) ? [] : [needless]),
      ];
    }
    if (!token.startsWith('"'))
      return [
        edit('capital letter', index, token.charAt(0).toUpperCase(), 1),
        edit('decimal comma', index, token.replace('.', ','), token.length),
        edit('zero in front', index, '0'),
      ].filter(
        ({ content, length }) =>
          content !== text.slice(index, index + length) && (content !== '0' || /^\d/.test(token)),
      );
    const isKey = /^\s*:/.test(text.slice(index + token.length, index + token.length + 100));
    const inner = token.slice(1, -1);
    return [
      edit('dropped opening quote', index, '', 1),
      edit('dropped closing quote', index, '', 1, index + token.length - 1),
      ...(inner.includes('\\')
        ? []
        : [
            edit('curly quotes', index, `“${inner}”`, token.length),
            edit('single quotes', index, `'${inner.replaceAll("'", '')}'`, token.length),
          ]),
      ...(isKey || inner.length < 8 || inner.includes('\\')
        ? []
        : [edit('quotes within', index + 4, '"x"', 0, index + 4)]),
      ...(isKey || /^[a-z@/#]/i.test(inner) ? [edit('no quotes', index, inner, token.length)] : []),
      ...(isKey || inner.length < 8 || inner.slice(0, 8).includes('\\')
        ? []
        : [
            edit('Enter within a text', index, '\n', 1, index + 6),
            edit('tab within a text', index + 6, '\t', 0, index + 6),
          ]),
      ...(isKey
        ? [
            edit('special space', index, '\u00a0', 0),
            edit('comment', index, '// note\n', 0),
            edit('key twice', index + token.length + 4 + 1, `${token}: 1, `, 0),
          ]
        : []),
    ];
  });
  const end = text.trimEnd().length;
  const lines = [...text.matchAll(/\n/g)]
    .map(({ index }) => index)
    .filter((index) => index < end - 1);
  const cut = lines.map(
    (index): TextBreak => ({
      what: 'cut off',
      offset: index,
      length: text.length - index,
      content: '',
      at: endBefore(text, index),
    }),
  );
  const after = [
    { what: 'word after the end', offset: end, length: 0, content: ' fim', at: end + 1 },
    { what: 'pasted twice', offset: end, length: 0, content: text.slice(0, end), at: end },
  ];
  const conflicts = lines.map(
    (index): TextBreak => ({
      what: 'conflict',
      offset: index + 1,
      length: 0,
      content: '<<<<<<< HEAD\n',
      at: index + 1,
    }),
  );
  return [...breaks, ...cut, ...after, ...conflicts].map(({ what, at, ...edit }) =>
    textMistake(
      `broken JSON: ${what}`,
      text.slice(edit.offset, edit.offset + 20),
      file,
      text,
      [edit satisfies Edit],
      at,
    ),
  );
}

/** Where the last thing before an offset ends. */
function endBefore(text: string, offset: number): number {
  let end = offset;
  while (/\s/.test(text[end - 1] ?? '')) end -= 1;
  return end;
}
