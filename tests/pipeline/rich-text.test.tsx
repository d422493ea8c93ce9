import { Parser } from 'htmlparser2';
import { applyEdits } from 'jsonc-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { richTreeOf } from '../../src/lib/rich-text.ts';
import { PageContext } from '../../src/state/page-context.ts';
import RichText, { RichLine } from '../../src/ui/rich-text.tsx';
import { planPageMove } from '../../tools/editing/plan-move.ts';
import { buildGraph } from '../../tools/graph/build-graph.ts';
import { parseRichText } from '../../tools/model/rich-text/parse-rich-text.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { findMarkup } from '../../tools/pipeline/checks/text-signs/find-markup.ts';
import { readSource } from '../../tools/pipeline/load/json/read-source.ts';
import { resolvedPage } from '../resolved-page.ts';
import { siteFiles } from '../site.ts';
import { home, withEdit } from './format-only-problem.ts';

/** The HTML of a text, in blocks or within a line, as a page of the English part shows it. */
function htmlOf(text: string, mode: 'line' | 'blocks' = 'blocks', prefix = '/en'): string {
  const { tree } = parseRichText(text, mode);
  const page = { texts: tree && { [text]: tree } } as unknown as PageData;
  const shell = { language: { prefix } } as ShellData;
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ 'navigation.opensInNewTab': '(new tab)' }}>
      <PageContext value={{ page, shell }}>
        {mode === 'line' ? <RichLine text={text} /> : <RichText text={text} />}
      </PageContext>
    </IntlProvider>,
  )
    .replace(/ class="[^"]*"/g, '')
    .replace(/<style[^>]*>.*?<\/style>/g, '');
}

describe('a text with markup', () => {
  it.each([
    ['**a** *b*', '<p><strong>a</strong> <em>b</em></p>'],
    ['[a](/about/us#x)', '<p><a href="/en/about/us#x">a</a></p>'],
    ['[a](#x)', '<p><a href="#x">a</a></p>'],
    ['a\n\nb', '<p>a</p><p>b</p>'],
    ['a:\n- b\n- *c*', '<p>a:</p><ul><li>b</li><li><em>c</em></li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['\\*a\\*', '<p>*a*</p>'],
    ['R$ 4* e R$ 5*', '<p>R$ 4* e R$ 5*</p>'],
    ['- a', '<p>- a</p>'],
    ['2024. a\n2025. b', '<p>2024. a\n2025. b</p>'],
    ['<b>a</b>', '<p>&lt;b&gt;a&lt;/b&gt;</p>'],
    ['[a](javascript:x)', '<p>[a](javascript:x)</p>'],
    ['[a](https:///)', '<p>[a](https:///)</p>'],
    ['[a](mailto://@/)', '<p>[a](mailto://@/)</p>'],
    ['[a](https://user:password@b.example)', '<p>[a](https://user:password@b.example)</p>'],
    ['[a](https://b.example,c.example)', '<p>[a](https://b.example,c.example)</p>'],
    ['[a](https://b.example\u202Ec)', '<p>[a](https://b.example\u202Ec)</p>'],
    ['**[a](https://@b.example)**', '<p><strong>[a](https://@b.example)</strong></p>'],
    ['![a](/b)', '<p>![a](/b)</p>'],
    ['# a', '<p># a</p>'],
  ])('%j', (text, html) => expect(htmlOf(text)).toBe(html));

  it('outside the site a link opens in a new tab, and says so', () => {
    expect(htmlOf('[a](https://a.example)')).toMatch(
      /^<p><a href="https:\/\/a.example" target="_blank" rel="noopener noreferrer">a<span>/,
    );
  });

  it('within a line there are no blocks', () => {
    expect(htmlOf('- a\n- **b**', 'line')).toBe('- a\n- <strong>b</strong>');
  });
});

/** A generator of numbers from 0 to 1, the same each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const pieces = [
  ...'*_~`[]()!<>&#-+|\\"\'/:\n ',
  '**',
  '](',
  '\n\n',
  '\n- ',
  '\n1. ',
  '    ',
  'a',
  'ção',
  '4*',
  'http://x',
  '/about/us',
  '#x',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:x">',
  '<!--',
  '-->',
  '<![CDATA[',
  '&lt;',
  '&#106;avascript:',
  '<svg/onload=x>',
  '<style>',
  '</p>',
  '<iframe src=//x>',
  '![a](b)',
  '[a](https://b.example)',
  '[a](/b "c")',
  '[a]: /b',
  '<https://a.example>',
  '***',
  '```\n',
  '> ',
  '# ',
  '\u0000',
  '\u202E',
  '| a |\n| - |\n',
  '\t',
  'mailto:a@b.example',
  '[x](JaVaScRiPt:x)',
  '[x](//evil.example)',
  '[x](//evil)',
  '[x](\\javascript:x)',
  '[x](https://a"onclick="x)',
];

it('1,000 hostile texts give no element and no attribute beyond the set', () => {
  const random = createRandom(12);
  const elements = new Set<string>();
  const attributes = new Set<string>();
  for (let round = 0; round < 1000; round++) {
    const text = Array.from(
      { length: 1 + Math.floor(random() * 30) },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join('');
    for (const mode of ['line', 'blocks'] as const) {
      const parser = new Parser({
        onopentag: (name, found) => {
          elements.add(name);
          for (const [key, value] of Object.entries(found)) {
            attributes.add(key);
            if (key === 'href')
              expect(value, text).toMatch(/^(https:\/\/|mailto:|tel:|#[a-z]|\/(?!\/))/);
          }
        },
        oncomment: () => expect.fail(text),
        onprocessinginstruction: () => expect.fail(text),
      });
      parser.end(htmlOf(text, mode, ''));
    }
  }
  expect([...elements].sort()).toEqual(['a', 'em', 'li', 'ol', 'p', 'span', 'strong', 'ul']);
  expect([...attributes].sort()).toEqual(['href', 'rel', 'target']);
});

it('what would take long to read is words', () => {
  const begin = performance.now();
  for (const hostile of [
    '**'.repeat(2000),
    '['.repeat(5000),
    '- '.repeat(3000),
    '*a '.repeat(5000),
  ])
    parseRichText(`${hostile}a${hostile}`, 'blocks');
  expect(performance.now() - begin).toBeLessThan(2000);
});

const lead = (text: string) =>
  siteFiles(withEdit(home, ({ sections }) => (sections[0].lead = text)));

describe('its links are links like others', () => {
  it.each([
    ['[a](/abuot/us)', 'link/unknown-route', 'Um "b" [a](/about/us)'],
    [
      '[a](/about/us#contact-secton)',
      'link/unknown-section',
      'Um "b" [a](/about/us#contact-section)',
    ],
    ['[a](/en/about/us)', 'link/unknown-route', 'Um "b" [a](/about/us)'],
    ['[a](https://u:p@a.example)', 'link/address-user', undefined],
    ['[a](https:///)', 'link/address-host', undefined],
    ['[a](javascript:x)', 'text/link-address', undefined],
    ['[a](www.a.example)', 'text/link-address', 'Um "b" [a](https://www.a.example)'],
    ['[a](/about/us?x=1)', 'link/unknown-route', undefined],
  ])('%s', async (markup, code, fixed) => {
    const { problems } = await checkSite(lead(`Um "b" ${markup}`));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    const [{ line, column, pointer, edit }] = problems as [(typeof problems)[number]];
    // The text's own quotes are escaped in the file, and each takes one character more.
    expect([line, column, pointer]).toEqual([15, 29, '/sections/0/lead/line-0']);
    const text = new TextDecoder().decode(lead(`Um "b" ${markup}`).json.get(home));
    const mended =
      edit && text.slice(0, edit.offset) + edit.content + text.slice(edit.offset + edit.length);
    expect(mended && JSON.parse(mended).sections[0].lead).toBe(fixed);
  });

  it('two wrong ones are two problems, each at its own place', async () => {
    const { problems } = await checkSite(lead('[a](/abuot/us) [b](/nowhere)'));
    expect(problems.map(({ pointer }) => pointer)).toEqual([
      '/sections/0/lead/line-0',
      '/sections/0/lead/line-1',
    ]);
  });

  it('move rewrites them, the graph counts them, the page carries them read', async () => {
    const files = lead('Um "b" [a](/about/us) e [c](/about/us#contact-section)');
    const { site, problems } = await checkSite(files);
    expect(problems).toEqual([]);
    const plan = planPageMove(site!, '/site', 'about/us', 'team');
    expect(JSON.parse(String(plan.get(home))).sections[0].lead).toBe(
      'Um "b" [a](/team) e [c](/team#contact-section)',
    );
    const { edges } = buildGraph(site!, new Map());
    expect(
      edges.filter(({ from, name }) => from === '/#hero' && name === '/about/us'),
    ).toHaveLength(2);
    const data = await resolvedPage(site!, 'home', 'pt');
    expect(Object.values(data.texts!)).toEqual(
      [
        [
          'Um "b" ',
          { link: ['a'], to: '/about/us' },
          ' e ',
          { link: ['c'], to: '/about/us#contact-section' },
        ],
      ].map((line) => [line]),
    );
    const plain = await resolvedPage(site!, 'home', 'en');
    expect(plain.texts).toBeUndefined();
  });

  it('only the destination changes in the file', () => {
    const text = '{ "a": "\\u00e9 [x](/b) [y](/b)" }';
    const { source } = readSource('a.json', Buffer.from(text));
    expect(applyEdits(text, [source!.rewrite('/a/line-1', '/c')])).toBe(
      '{ "a": "\\u00e9 [x](/b) [y](/c)" }',
    );
  });
});

it('a link that is none, since its address is faulty, is pointed out where markup shows', () => {
  for (const mode of [undefined, 'line', 'blocks'] as const)
    expect(findMarkup('A [a](https:///)', mode)?.index).toBe(mode ? undefined : 2);
});

it('a text that is called as what every object has is shown as it is written', () => {
  for (const text of ['constructor', 'toString', '__proto__'])
    expect(richTreeOf({ '**a**': [['a']] }, text)).toBeUndefined();
});
