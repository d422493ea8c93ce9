import { expect, it } from 'vitest';
import { CsvSyntaxError, fromCsv, toCsv } from '../tools/model/csv.ts';

const hard = [
  '',
  ' ',
  'a;b',
  'a,b',
  'a\tb',
  '"',
  '""',
  'a "quoted" word',
  'line\nline',
  'line\r\nline',
  '=1+1',
  '+55 11',
  '-',
  '@name',
  '\ttab',
  ' =1',
  '\n-1',
  '＝1',
  '−20%',
  "' =1",
  '\rreturn',
  "'",
  "'=1",
  "''=1",
  "'plain",
  'ação → fim',
  '🙂',
];

it('is read as it was written, whatever stands in it', () => {
  const rows = [hard, [...hard].reverse(), hard.map((each) => each + each)];
  expect(fromCsv(toCsv(rows))).toEqual(rows);
});

it('begins with the mark of UTF-8, ends its lines with CRLF, and holds no formula', () => {
  const written = toCsv([
    ['a', '=1+1'],
    ['@x', '-1'],
  ]);
  expect(written).toBe('\uFEFF"a";"\'=1+1"\r\n"\'@x";"\'-1"\r\n');
});

it.each([
  ['commas', 'a,b\n"x,1",2\n'],
  ['tabs', 'a\tb\r\n"x,1"\t2\r\n'],
  ['semicolons, and no end of the last line', 'a;b\nx,1;2'],
])('is read with %s', (_, text) =>
  expect(fromCsv(text)).toEqual([
    ['a', 'b'],
    ['x,1', '2'],
  ]),
);

it('has empty cells, at the end too', () =>
  expect(fromCsv('a;b;\n;;')).toEqual([
    ['a', 'b', ''],
    ['', '', ''],
  ]));

it.each(['a;b\n"open;c', 'a;b\n"x"y;c', 'a;b\nx"y;"'])(
  'is refused where it is broken: %j',
  (text) => {
    let broken: unknown;
    try {
      fromCsv(text);
    } catch (cause) {
      broken = cause;
    }
    expect(broken).toBeInstanceOf(CsvSyntaxError);
    expect((broken as CsvSyntaxError).row).toBe(2);
  },
);
