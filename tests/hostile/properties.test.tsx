import fc from 'fast-check';
import Papa from 'papaparse';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { fieldsToKeep, parseFields, readSubmission } from '../../server/leads/read-submission.ts';
import { otherFieldsName } from '../../server/store/lead-store.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import type { RichInline } from '../../src/lib/rich-text.ts';
import { PageContext } from '../../src/state/page-context.ts';
import RichText from '../../src/ui/rich-text.tsx';
import { isAllowedOutside } from '../../tools/model/address-fault.ts';
import { fromCsv, toCsv } from '../../tools/model/csv.ts';
import { linkKind } from '../../tools/model/rich-text/links.ts';
import { parseRichText } from '../../tools/model/rich-text/parse-rich-text.ts';
import { forms } from '../server/test-server.ts';
import { shapeOf } from './html-shape.ts';

/** Others each time, and many, in `npm run bench -- hostile-strings`; else the same few. */
const count = Number(process.env.HOSTILE_STRINGS ?? 0);
const parameters = count > 0 ? { numRuns: count } : { numRuns: 250, seed: 14 };

/** Any text, half of the time one of signs that mean something to a parser. */
const textOf = (...signs: string[]) =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...signs), maxLength: 24 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );

/** Every text of a tree's nodes, and where its links lead. */
function partsOf(inlines: RichInline[]): { words: string[]; links: string[] } {
  const parts = inlines.map((inline) => {
    if (typeof inline === 'string') return { words: [inline], links: [] };
    const [name, ...more] = Object.keys(inline);
    const { words, links } = partsOf(Object.values(inline)[0] as RichInline[]);
    if ('link' in inline) {
      const to = 'to' in inline ? inline.to : inline.href;
      expect(more).toEqual(['to' in inline ? 'to' : 'href']);
      return { words, links: [to, ...links] };
    }
    expect(['strong', 'em']).toContain(name);
    expect(more).toEqual([]);
    return { words, links };
  });
  return {
    words: parts.flatMap(({ words }) => words),
    links: parts.flatMap(({ links }) => links),
  };
}

/** Where a link may be said to lead, in pieces. */
const destination = fc
  .array(
    fc.constantFrom(
      ...['/', '//', '/b', '#c', 'x.example', 'https:', 'javascript:', 'data:', 'mailto:', '.'],
      ...['alert(1)', '\\', '@', '?', '&', '"', "'", '%0a', '\u202E', '\t', 'é'],
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pieces) => pieces.join(''));

/** A text of markup, links and whatever else. */
const marks = fc
  .array(
    fc.oneof(
      destination.map((to) => `[a](${to})`),
      textOf(
        ...['**', '*', '[', '](', ')', '\\', '\n', '\n\n- ', '1. ', '<', '>', '!', ' ', 'a', 'é'],
        ...['<img src=x onerror=alert(1)>', '</p><script>', '&lt;', '"', '\u202E', '\t', '\0'],
      ),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));

describe('a text with markup', () => {
  test('is read to strong, em, links and lists, and no link leads elsewhere by another name', () => {
    const read = (text: string, mode: 'line' | 'blocks') => {
      const tree = parseRichText(text, mode).tree ?? [];
      for (const block of tree) {
        const lines = Array.isArray(block) ? [block] : block.items;
        for (const link of lines.flatMap((line) => partsOf(line).links)) {
          const url = new URL(link, 'https://site.example/page');
          const isInside = linkKind(link) === 'to';
          if (isInside) expect(url.origin, link).toBe('https://site.example');
          else expect(url.protocol, link).toMatch(/^(https?|mailto|tel):$/);
        }
      }
    };
    fc.assert(fc.property(marks, fc.constantFrom('line', 'blocks'), read), parameters);
  });

  test('is shown with the elements of its markup alone, whatever its words are', () => {
    const show = (text: string) => {
      const { tree } = parseRichText(text, 'blocks');
      const page = { texts: tree && { [text]: tree } } as unknown as PageData;
      const shell = { language: { prefix: '' } } as ShellData;
      const html = renderToStaticMarkup(
        <IntlProvider locale="en" messages={{ 'navigation.opensInNewTab': '(new tab)' }}>
          <PageContext value={{ page, shell }}>
            <RichText text={text} />
          </PageContext>
        </IntlProvider>,
      );
      const { elements, unsafe } = shapeOf(html, true);
      expect(unsafe).toEqual([]);
      expect(elements.filter((each) => !/^(span class$|style)/.test(each))).toEqual([]);
    };
    fc.assert(fc.property(marks, show), parameters);
  });
});

test('an address that pages may lead to is one of the web, mail or telephone, without a user', () => {
  const schemes = ['https://', 'http://', 'HTTPS://', 'mailto:', 'tel:', 'javascript:', '//', ''];
  const users = ['', '', 'user@', 'user:pass@', 'x.example:80@'];
  const hosts = ['x.example', 'a.b.example', '*', '[::1]', 'x..example', 'é.example', '１.example'];
  const odd = ['/', '\\', '?', '#', ';', ',', "'", '"', ' ', '\t', '\0', '\u202E', '\u200B', '%0a'];
  const address = fc
    .tuple(
      fc.constantFrom(...schemes),
      fc.constantFrom(...users),
      fc.constantFrom(...hosts),
      fc.oneof(fc.constant('/a'), textOf(...odd)),
    )
    .map((pieces) => pieces.join(''));
  const judge = (text: string) => {
    if (!isAllowedOutside(text)) return;
    expect(text).not.toMatch(/[\\\p{Cc}\p{Cf}]/u);
    if (!URL.canParse(text)) return;
    const { protocol, username, password, hostname } = new URL(text);
    expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
    expect(`${username}${password}`).toBe('');
    expect(hostname).toMatch(/^[a-z0-9.-]*$/);
  };
  fc.assert(fc.property(address, judge), parameters);
});

test('a table is read as it was written, and none of its cells is a formula', () => {
  const cell = textOf(...'=+-@;,"\'\t\r\n\u2212\uFF1D\uFEFF\u200B a1|!'.split(''));
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
  const write = (table: string[][]) => {
    const text = toCsv(table);
    const { data } = Papa.parse<string[]>(text.slice(1), { delimiter: ';', newline: '\r\n' });
    for (const shown of data.flat())
      expect(shown).not.toMatch(/^([\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u);
    expect(fromCsv(text)).toEqual(table);
  };
  fc.assert(fc.property(rows, write), parameters);
});

test('of a post only the fields of its form are kept, and one note of the others', () => {
  const form = forms.get('pt')?.get('contact');
  if (!form) throw new Error('The test site has no form.');
  const own = [...form.fields, ...form.hidden].map(({ name }) => name);
  const name = fc.oneof(
    fc.constantFrom(...own, form.trapField, '__proto__', 'constructor', 'submission', '_other'),
    textOf('a', '[', ']', '.', '__proto__', '\0', '\r\n'),
  );
  const body = fc.array(fc.tuple(name, textOf('a', ' ', '\r', '\n', '\0', '=', '<')));
  const post = (pairs: [string, string][]) => {
    const fields = parseFields(new URLSearchParams(pairs));
    for (const value of Object.values(fields)) {
      expect(value).not.toMatch(/[\r\0]/);
      expect(value.length).toBeLessThanOrEqual(pairs.map((pair) => pair[1]).join('\n').length);
    }
    const submission = readSubmission(fields, form);
    const kept = fieldsToKeep(submission, form);
    const known = new Set([...own, form.trapField, otherFieldsName]);
    expect(Object.keys(kept).filter((each) => !known.has(each))).toEqual([]);
    for (const each of own) if (each in kept) expect(kept[each]).toBe(fields[each]);
    const note = JSON.parse(kept[otherFieldsName] ?? '{}');
    for (const [each, value] of Object.entries(note)) expect(value).toBe(fields[each]);
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
  };
  fc.assert(fc.property(body, post), parameters);
});
