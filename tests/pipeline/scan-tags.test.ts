import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { type OnOpenTag, scanTags } from '../../tools/pipeline/verify/scan-tags.ts';

const looksAt = ['id', 'style', 'href', 'hreflang', 'action', 'src', 'rel', 'name', 'content'];

const elements = ['body', 'h1'];

/** What somebody is told who looks at these attributes and elements. */
function toldBy(read: (onOpenTag: OnOpenTag) => unknown) {
  const told: unknown[] = [];
  const result = read((tag, attributes) => {
    const values = looksAt.map((name) => attributes[name]);
    const isLookedAt = values.some((value) => value !== undefined) || elements.includes(tag);
    if (isLookedAt) told.push([tag.toLowerCase(), ...values]);
  });
  return { told, result };
}

it.each([
  '<h1 id="a" class="b">A &lt; B</h1><p><br/>text</p>',
  '<!doctype html><html lang="pt"><head><title>A &amp; B</title><meta name="robots" content="x"/>',
  '<div data-asleep="x"><!--$--><a href="/a?b=1&amp;c=&quot;d&quot;">A</a><!--/$--></div>',
  '<a title="a>b" href="/a">A</a><a title="< id=" href="/b">B</a><a title="x id y">C</a>',
  '<svg viewBox="0 0 1 1"><title>A</title><linearGradient id="g"/><use href="#g"></use></svg>',
  '<script id="boot">if (1 < 2) a("<b id=\'x\'>")</script><p id="after"></p>',
  '<style>a::before { content: "<p id=x>" }</style><iframe src="https://a.example/"></iframe>',
  '<textarea id="t">a &lt;p&gt;</textarea><input hidden="" id="i"/><link rel="x" hrefLang="pt"/>',
  '<div hidden data-below><p ID="a" STYLE="">A</p></div>',
  '<p id="one" id="two">A</p>',
  'text without a tag > and',
  '<i class="b"><b></b></i><body><p>A</p><p title="id="></p><i id></i><h1>B</h1><br/><u></u>',
  `${'<p class="a"></p>'.repeat(5000)}<p id="last"></p>${'<i></i>'.repeat(5000)}`,
])('reads what React writes as a parser of all HTML does: %s', (html) => {
  const scanned = toldBy((onOpenTag) => scanTags(html, onOpenTag));
  const parsed = toldBy((onopentag) => new Parser({ onopentag }).end(html));
  expect(scanned).toEqual({ told: parsed.told, result: true });
});

it.each([
  "<p id='one'>",
  '<a href=/a>',
  '<a  href="/a">',
  '<a href="/a&eacute;">',
  '<a href="/a&#39;">',
  '<a href="/a" >',
  '<p id = "a">',
  '<!-- <a href="/a"> -->',
  '<![CDATA[<a>]]>',
  '<?php ?>',
  '<p>1 < 2</p>',
  '<p>an end <',
  '<a href="/a',
  '<script>a</script x><p id="b">',
  '<script>"<!--<script>"</script>',
  '<title>A</Title><p id="a">',
  '<textarea>a',
  '<xmp><p id="a"></xmp>',
])('leaves to a parser what is written otherwise: %s', (html) =>
  expect(scanTags(html, () => {})).toBe(false),
);
