import { elementOf, seededRandom } from '../../bench/mistakes/random.ts';

/** What would run, if it stood in a page as markup. */
const scripts = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//x.example/a.js></sCrIpT>',
  '<script type=module>import("//x.example")</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script href=data:,alert(1) />',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src=javascript:alert(1)>',
  '<object data=data:text/html,x>',
  '<embed src=//x.example/a.swf>',
  '<base href=//x.example/>',
  '<meta http-equiv=refresh content="0;url=//x.example">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<link rel=stylesheet href=//x.example/a.css>',
  '<style>*{background:url(//x.example)}</style>',
  '<form action=//x.example><button>Go</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<math><mtext></mtext><mglyph><style><img src onerror=alert(1)></style></mglyph></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<input autofocus onfocus=alert(1)>',
  '<body onload=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
];

/** What ends whatever a text may stand in: elements, attributes, comments, strings of a script. */
const ends = [
  '',
  '">',
  "'>",
  '" ',
  "' ",
  '`',
  '</script>',
  '</style>',
  '</title>',
  '</textarea>',
  '</noscript>',
  '</template>',
  '</option></select>',
  '-->',
  ']]>',
  '*/',
  '\\"}',
  '"}]}</script>',
  '&quot;&gt;',
  '&#x22;&#62;',
  '%22%3E',
  '\\u003c/script\\u003e',
  '\u2028',
  '\u0000',
];

const attributes = [
  'onmouseover=alert(1) x="',
  'autofocus onfocus=alert(1) x=',
  'style=position:fixed x="',
  'href=javascript:alert(1) x=',
  'srcset="//x.example 1x" x="',
  'formaction=//x.example x="',
];

/** What templates, spreadsheets, mails, and rich text would read in a text. */
const templates = [
  '$\u007Balert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '{count, plural, other {#}}',
  '{name',
  '<b>{name}</b>',
  '<%= 7*7 %>',
  '#{7*7}',
  '[[$\u007B7*7}]]',
  '@common.learnMore',
  '@constructor.name',
  '@__proto__.x',
  '=HYPERLINK("//x.example","x")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1;1)',
  '\t=1+1',
  '\r=1+1',
  '\uFF1D1+1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  "'; DROP TABLE leads; --",
  "1' OR '1'='1",
  '%s%n%x',
  '../../etc/passwd',
  'a\r\nBcc: x@x.example',
  'a\nx-injected: 1',
  '**[x](javascript:alert(1))**',
  '[x](//x.example)',
  '![x](https://x.example/a.png)',
  '[x](data:text/html,y)',
  '<https://x.example>',
];

const unicode = [
  '\u202Eevil\u202C',
  '\u2066x\u2069',
  '\u200B\u200D\uFEFF',
  '\uD800',
  '\uDFFF\uD800',
  '\uFFFE\uFFFF',
  'Z\u0351\u0321a\u0329l\u0335g\u0336o\u0489',
  '👩‍👩‍👧‍👦🏳️‍⚧️',
  'ﷺ'.repeat(20),
  '\u{E0041}\u{E007F}',
  'İıſK',
  '\uFF1Cscript\uFF1Ealert(1)\uFF1C/script\uFF1E',
  'ʻ﹤script﹥',
  '\u0007\u001B[31m',
  '田中さん',
  'مرحبا',
  ' '.repeat(50),
  'x'.repeat(5_000),
];

/** Where a page must not lead, nor load anything from. */
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://x.example/%0aalert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  'view-source:https://x.example',
  '//x.example',
  '\\\\x.example',
  '/\\x.example',
  '/\t/x.example',
  'https:\\\\x.example',
  'https:x.example',
  'https:///x.example',
  'https://user:pass@x.example',
  'https://x.example\u202Egro.moc',
  "https://x.example;script-src 'unsafe-inline'",
  'https://x.example,default-src *',
  'https://*',
  'https://*/',
  'https://x.example/"><script>alert(1)</script>',
  "https://x.example/' onmouseover='alert(1)",
  'https://x.example/\r\nSet-Cookie: a=b',
  'mailto:a@b.example?body=</script><script>alert(1)</script>',
  'mailto:a@b.example\r\nBcc:x@x.example',
  'tel:+55"onclick="alert(1)',
  '#"><img src=x onerror=alert(1)>',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/leads',
  '/images/../../secret.png',
  '/a?x=<script>',
];

const combine = (seed: number, count: number, make: (random: () => number) => string) => {
  const random = seededRandom(seed);
  const found = new Set<string>();
  while (found.size < count) found.add(make(random));
  return [...found];
};

const fragments = [...scripts, ...attributes, ...templates, ...unicode, ...addresses];

/** Different texts, the same for the same number: each kind alone first, and then put together. */
export function hostileTexts(count: number): string[] {
  const alone = [...new Set([...fragments, ...ends.filter((each) => each !== '')])];
  const together = combine(64, count, (random) => {
    const words = random() < 0.3 ? 'Bom dia ' : '';
    const more = random() < 0.5 ? ` ${elementOf(fragments, random)}` : '';
    return `${words}${elementOf(ends, random)}${elementOf(fragments, random)}${more}`;
  });
  return [...new Set([...alone, ...together])].slice(0, count);
}

/** Different addresses, the same for the same number. */
export const hostileAddresses = (count: number): string[] =>
  [
    ...new Set([
      ...addresses,
      ...combine(65, count, (random) => {
        const start = elementOf(
          ['', '', 'https://site.example/', '/clinicas', 'mailto:', 'tel:'],
          random,
        );
        const end = elementOf(['', elementOf(ends, random), elementOf(fragments, random)], random);
        return `${start}${elementOf(addresses, random)}${end}`;
      }),
    ]),
  ].slice(0, count);
