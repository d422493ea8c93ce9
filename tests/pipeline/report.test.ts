import { expect, it } from 'vitest';
import { error, type Problem } from '../../tools/model/problem.ts';
import { formatReport } from '../../tools/report/index.ts';
import { form, home } from './format-only-problem.ts';

const problems: Problem[] = [
  error('json/trailing-comma', { file: form, line: 3, column: 8, pointer: '' }),
  {
    ...error(
      'schema/unknown-block',
      { file: home, line: 1, column: 602, pointer: '/sections/0/type' },
      { type: 'heroo', nearest: 'hero', allowed: 'contact, hero' },
    ),
    severity: 'warning',
  },
];
const texts = new Map([
  [form, '{\n  "a": 1,\n  "b": 2,\n}\n'],
  [home, `{${' '.repeat(592)}"type": "heroo",${' '.repeat(500_000)}}`],
]);
const input = {
  problems,
  texts,
  pages: 4,
  milliseconds: 1234,
  language: 'pt',
  color: false,
} as const;

it('as text', () => {
  expect(formatReport('text', input)).toMatchInlineSnapshot(`
    "pages-config/forms/contact.json

      pages-config/forms/contact.json:3:8 erro (linha 3, coluna 8)
      formulário "contact"
      Há uma vírgula sobrando depois do último item.
        2 |   "a": 1,
      > 3 |   "b": 2,
          |        ^
        4 | }
      Apague esta vírgula.
      json/trailing-comma

    pages-config/pages/home/pt.json

      pages-config/pages/home/pt.json:1:602 aviso (linha 1, coluna 602)
      página /, português · seção 1
      Não existe um bloco do tipo "heroo".
      > 1 | …                                        "type": "heroo",                                        …
          |                                                  ^
      Você quis dizer "hero"? Os tipos que existem são: contact, hero.
      schema/unknown-block

    2 problemas em 2 arquivos (1,2 s)
    npm run explain json/trailing-comma mostra um exemplo."
  `);
});

it('as text in English, with colours', () => {
  expect(
    formatReport('text', {
      ...input,
      problems: problems.slice(0, 1),
      language: 'en',
      color: true,
    }).replaceAll('\u001b', '␛'),
  ).toMatchInlineSnapshot(`
    "␛[4mpages-config/forms/contact.json␛[0m

      pages-config/forms/contact.json:3:8 ␛[31merror␛[0m ␛[2m(line 3, column 8)␛[0m
      form "contact"
      ␛[1mThere is an extra comma after the last item.␛[0m
        2 |   "a": 1,
      > 3 |   "b": 2,
          |        ^
        4 | }
      Delete this comma.
      ␛[2mjson/trailing-comma␛[0m

    ␛[31m1 problem in 1 file (1.2 s)␛[0m
    npm run explain json/trailing-comma shows an example."
  `);
});

it('as JSON', () => {
  expect(formatReport('json', input)).toMatchInlineSnapshot(`
    "{
      "problems": [
        {
          "code": "json/trailing-comma",
          "severity": "error",
          "file": "pages-config/forms/contact.json",
          "line": 3,
          "column": 8,
          "pointer": "",
          "message": "Há uma vírgula sobrando depois do último item.",
          "hint": "Apague esta vírgula."
        },
        {
          "code": "schema/unknown-block",
          "severity": "warning",
          "file": "pages-config/pages/home/pt.json",
          "line": 1,
          "column": 602,
          "pointer": "/sections/0/type",
          "message": "Não existe um bloco do tipo \\"heroo\\".",
          "hint": "Você quis dizer \\"hero\\"? Os tipos que existem são: contact, hero."
        }
      ],
      "pages": 4
    }"
  `);
});

it('as workflow commands', () => {
  expect(formatReport('github', input)).toMatchInlineSnapshot(`
    "::group::pages-config/forms/contact.json (1)
    pages-config/forms/contact.json:3:8
    formulário "contact"
    Há uma vírgula sobrando depois do último item.
      2 |   "a": 1,
    > 3 |   "b": 2,
        |        ^
      4 | }
    Apague esta vírgula.
    json/trailing-comma

    ::endgroup::
    ::group::pages-config/pages/home/pt.json (1)
    pages-config/pages/home/pt.json:1:602
    página /, português · seção 1
    Não existe um bloco do tipo "heroo".
    > 1 | …                                        "type": "heroo",                                        …
        |                                                  ^
    Você quis dizer "hero"? Os tipos que existem são: contact, hero.
    schema/unknown-block

    ::endgroup::
    ::error file=pages-config/forms/contact.json,line=3,col=8,title=json/trailing-comma::formulário "contact"%0AHá uma vírgula sobrando depois do último item.%0AApague esta vírgula.
    ::warning file=pages-config/pages/home/pt.json,line=1,col=602,title=schema/unknown-block::página /, português · seção 1%0ANão existe um bloco do tipo "heroo".%0AVocê quis dizer "hero"? Os tipos que existem são: contact, hero.
    2 problemas em 2 arquivos"
  `);
});

it('what workflow commands could misread is escaped', () => {
  const file = 'a,b:c%.json';
  const odd = error(
    'schema/enum',
    { file, line: 1, column: 1, pointer: '' },
    { value: '100%\n::error::', nearest: '', allowed: 'a\r\nb' },
  );
  const text = formatReport('github', {
    ...input,
    problems: [odd],
    texts: new Map([[file, '::error::x']]),
    language: 'en',
    prefix: 'sites/one/',
  });
  expect(text).toMatchInlineSnapshot(`
    "::group::a,b:c%25.json (1)
    a,b:c%.json:1:1
    "100% ::error::" is not one of this field's options.
    > 1 | ::error::x
        | ^
    Choose one of these: a  b.
    schema/enum

    ::endgroup::
    ::error file=sites/one/a%2Cb%3Ac%25.json,line=1,col=1,title=schema/enum::"100%25 ::error::" is not one of this field's options.%0AChoose one of these: a  b.
    1 problem in 1 file"
  `);
  expect(
    text
      .split('\n')
      .filter((line) => line.startsWith('::'))
      .map((line) => /^::(\w+)/.exec(line)![1]),
  ).toEqual(['group', 'endgroup', 'error']);
});

it('no problems', () => {
  const none = { ...input, problems: [] };
  expect([
    formatReport('text', none),
    formatReport('text', { ...none, pages: 1, language: 'es' }),
    formatReport('json', none),
    formatReport('github', none),
  ]).toMatchInlineSnapshot(`
    [
      "Nenhum problema em 4 páginas (1,2 s)",
      "Ningún problema en 1 página (1,2 s)",
      "{
      "problems": [],
      "pages": 4
    }",
      "Nenhum problema",
    ]
  `);
});

it('at most fifty problems in full, and no line of a terminal that wraps absurdly', () => {
  const many = Array.from({ length: 60 }, () => problems[1]!);
  const text = formatReport('text', { ...input, problems: many });
  expect(text.match(/Não existe um bloco/g)).toHaveLength(50);
  expect(text).toContain('\n\n… e mais 10\n\n');
  expect(text.split('\n').slice(-3)).toEqual([
    '',
    '60 problemas em 1 arquivo (1,2 s)',
    'npm run explain schema/unknown-block mostra um exemplo.',
  ]);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(120);
});

it('a file cannot give commands to the terminal', () => {
  const odd = error(
    'form/unknown',
    { file: form, line: 1, column: 3, pointer: '/form' },
    { name: '\u001b[2J\u202e'.padEnd(500, 'x'), nearest: '', allowed: '' },
  );
  const text = formatReport('text', {
    ...input,
    problems: [odd],
    texts: new Map([[form, '{ "form": "\u001b[2J\u2028" }']]),
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(text).not.toMatch(/[\u001b\u202e\u2028]/);
  expect(text).toContain(`${'x'.repeat(100)}`);
  expect(text).not.toContain('x'.repeat(120));
});
