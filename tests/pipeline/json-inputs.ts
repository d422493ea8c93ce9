const latin1 = (bytes: string) => Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
const utf16 = (text: string, mark = '') => new Uint8Array(Buffer.from(mark + text, 'utf16le'));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());
const around = (values: string[], before: string, after: string) => values.map((value) => before + value + after);
const list = (values: string[]) => around(values, '[', ']');
const texts = (values: string[]) => around(values, '["', '"]');

/** Numbers that JSON does not have. */
export const wrongNumbers = [
  '-', '--1', '-01', '-1.0.', '-2.', '-.5', '-00', '-00.0', '-00e0', '-foo', '- 1', '-NaN', '-Infinity', '-a', '-1x', '-0x1', '+1', '++1234', '+Inf', '+0',
  '.', '.-1', '.5', '.2e-3', '.e1', '0.', '00', '00.0', '00e0', '01', '012', '08', '0.1.2', '0.3e+', '0.3e', '0.e1', '0_1', '0E', '0E+', '0e', '0e+', '0x1', '0x42', '0X1', '0b1', '0o7',
  '1.', '1..2', '1.0e', '1.0e-', '1.0e+', '1.5.', '1 000.0', '1,000.0.1', '1_000', '1eE2', '1e', '1e+', '1e1.5', '1e1e1', '1+2', '1-', '1.8011670033376514H-308', '1.2a-3', '1ea', '1a', '1%', '1px', '1n',
  '2.e3', '2.e-3', '2.e+3', '9.e+', 'Inf', 'NaN', 'Infinity', 'nan', 'e1', 'E', '0x', '1/2', '(1)', '１', '٣', '1.\u0661', '∞', '−1', '0.1e1.', '123\u0000', '1e\u00e9',
];

/** Numbers that JSON has, and those of them that no number of this machine is as large as. */
export const rightNumbers = ['0', '-0', '-0.0', '0.0', '1', '-1', '-123', '20e1', '0e1', '0e+1', '0E+2', '1E22', '1E+2', '1E-2', '123e45', '123.456e78', '123.456789', '1e-2', '1.5e+9', '0.1', '100000000000000000000', '-9007199254740993', '123456789012345678901234567890', '1e-999', '123e-10000000', '0.4e-00669999999999999999999999999999999999', '2.2250738585072011e-308', '1.7976931348623157e308'];
export const hugeNumbers = ['1e400', '-1e400', '1E+400', '123123e100000', '-123123e100000', '1.5e+9999', '0.4e00669999999999999999999999999999999999999999999999', '-1e+9999', '1e309', `1${'0'.repeat(400)}`, `-${'9'.repeat(310)}.5`];

/** What JSON does not let stand within a text. */
export const wrongTexts = [
  'a\u0000a', 'a\u0001a', '\u0007', '\b', 'new\nline', 'new\rline', 'new\r\nline', '\t', '\f', '\u001f', '\n',
  '\\', '\\x00', '\\x', '\\a', '\\e', '\\0', '\\1', '\\123', '\\ ', '\\\t', '\\\n', "\\'", '\\`', '\\u', '\\u0', '\\u00', '\\u00A', '\\u00G0', '\\uqqqq', '\\u 123', '\\u{1F600}', '\\U0041', '\\uD834\\uDd', '\\uD800\\u', '\\uD800\\u1', '\\uD800\\u1x', '\\uD800\\', '\\🌀', '\\é', '\\-', '\\,', '\\:', '\\{', '\\v', '\\N', '\\\u0000', '\\u١٢٣٤',
];

/** Halves of characters, written as escapes. */
export const halves = ['\\uD800', '\\udc00', '\\uDADA', '\\uD888\\u1234', '\\uDd1e\\uD834', '\\ud800\\ud800\\n', '\\uD800abc', '\\ud83d', '\\uDFAA', '\\uD834\\uD834\\uDD1E', 'text \\ude00 text'];

/** Bytes that are no UTF-8: left over, missing, too long, beyond Unicode, halves of characters, other encodings. */
export const wrongBytes = ['\xff', '\x81', '\xe5', '\xe9', '\xe0\xff', '\xf8\x88\x80\x80\x80', '\xfc\x83\xbf\xbf\xbf\xbf', '\xc0\xaf', '\xc1\xbf', '\xe0\x80\xaf', '\xe0\x9f\xbf', '\xf0\x80\x80\xaf', '\xed\xa0\x80', '\xed\xbf\xbf', '\xed\xa0\xb4\xed\xb4\x9e', '\xf4\xbf\xbf\xbf', '\xf5\x80\x80\x80', '\xe2\x82', '\xf0\x9f\x98', '\xc3', 'caf\xe9', 'a\xa0b', '\x93quoted\x94', '\xe6\x97\xfa'];

/** Structures that JSON does not have. */
const wrongStructures = [
  ...['', ' ', '\n', '\r\n\t ', '\n'.repeat(10_000)],
  ...['[1 true]', '[a', '["": 1]', '[""],', '[,1]', '[1,,2]', '["x",,]', '["x"]]', '["",]', '["x"', '[x', '[3[4]]', '[1:2]', '[,]', '[   , ""]', '["a",\n4\n,1,', '[1,]', '[1,,]', '["\va"\\f]', '[*]', '[""', '[1,', '[1,\n1\n,1', '[{}', '[', ']', '[[', '[]]', '[}', '[1}', '[1)', '(1)', '<1>', '[1 2]', '[1;2]', "['a']", '["a" "b"]', '["a"."b"]', '["a"+"b"]', '[...a]', '[1...3]', '[`a`]', '[fals]', '[nul]', '[tru]', '[True]', '[FALSE]', '[Null]', '[None]', '[undefined]', '[nullx]', '[truefalse]', '[null true]'],
  ...['{"x", null}', '{"x"::"b"}', '{🇨🇭}', '{"a":"a" 123}', '{key: "value"}', '{"a" b}', '{:"b"}', '{"a" "b"}', '{"a":', '{"a"', '{1:1}', '{9999E9999:1}', '{null:null,null:null}', '{"id":0,,,,,}', "{'a':0}", '{"id":0,}', '{"a":"b"}/**/', '{"a":"b"}/**//', '{"a":"b"}//', '{"a":"b"}/', '{"a":"b",,"c":"d"}', '{a: "b"}', '{"a":"a', '{ "foo" : "bar", "a" }', '{"a":"b"}#', '{"a":/*c*/"b"}', '{"a":true} "x"', '{"a"=1}', '{"a"=>1}', '{"a":1;"b":2}', '{"a":1 "b":2}', '{[]:1}', '{{}}', '{"a"}', '{,}', '{', '}', '{]', '{}}', '{"":', '{"a":b}', '{"a":"b"]', '{,"a":1}', '{"a":undefined}', '{"a":function(){}}', '{"a":"b"}}', '{"a":{}'],
  ...['[\u000b]', '[\u000c]', '[\u00a0]', '[\u2060]', '[\u200b1]', '[⍂]', '<null>', '<.>', '<html></html>', '[<null>]', '[\\u000A""]', '\\u000A', '[1]x', '[][]', '[] []', '{}{}', '{}\n{}', '1]', '1 2', '{"a": true} x', '[1]\u0000', '\u0000', '123\u0000', 'aé', 'å', '*', '2@', '{"":"\\', '[true]]', 'abc', '"a', 'a"', '"', '""x', "'a'", '“a”', '`a`', 'tru', 'TRUE', 'nul', 'NaN', 'undefined', '[\u2028]', '{"a":1}\u0000', '// only', '/* only', '/**/', '# only', '{#}', '{"\'', '{"\\u', '["a\u0000', '["\\{["\\{["\\{["\\{', '[{"":[{"":', '{}//', '{}/**/', '<!-- a -->{}', '---\na: 1', 'a: 1', 'a = 1', '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other', 'export default {}', 'module.exports = {}', '{"a":1},', ',{}', ';', '{};', '\\', '\\"', '\'', '&quot;a&quot;', '{"a": "b" + "c"}'],
  ...['\uFEFF', '\uFEFF{}', '\uFEFF[]', '\uFEFF\uFEFF{}', ' \uFEFF{}', '{\uFEFF}', '{}\uFEFF', '\uFFFE', '\uFFFF'],
];

/** Structures that JSON has and a page is none of: some are no group of fields, others have none of a page's fields, or have a key twice. */
const rightStructures = [
  ...['[]', '[[]   ]', '[""]', '["a"]', '[false]', '[null, 1, "1", {}]', '[null]', '[1\n]', ' [1]', '[1,null,null,null,2]', '[2] ', '{}', '{"":0}', '{"a":[]}', '{"asd":"sdf"}', '{"foo\\u0000bar": 42}', '{"min": -1.0e+28, "max": 1.0e+28}', '{"x":[{"id": "aaaa"}], "id": "bbbb"}', '{"title":"\\u041f\\u043e\\u043b"}', '{\n"a": "b"\n}', '{"__proto__":1}', '{"constructor":{}}', '{"toString":null,"valueOf":1,"hasOwnProperty":2}', '{"length":1}', '{"$ref":"#"}', '{"/":{"~":1}}'],
  ...['{"a":"b","a":"c"}', '{"a":"b","a":"b"}', '{"a":1,"\\u0061":2}', '{"":1,"":2}', '{"__proto__":1,"__proto__":2}'],
  ...['null', 'true', 'false', '42', '-0.1', '"asd"', '""', '" "', ' [] ', '\t{}\n', '"\\ud83d\\ude00"', '\r\n[]\r\n'],
];

/** Texts that JSON has, odd as they may be. */
const rightTexts = ['\\u0060\\u012a\\u12AB', '\\uD801\\udc37', '\\ud83d\\ude39\\ud83d\\udc8d', '\\"\\\\\\/\\b\\f\\n\\r\\t', '\\\\u0000', '\\"', 'a/*b*/c/*d//e', '\\\\a', '\\\\n', '\\u0012', '\\uFFFF', '\\uDBFF\\uDFFF', 'new\\u00A0line', '￿', '\u{10ffff}', '\\u0000', '\\u002c', 'π', '\u{1bfff}', 'asd ', '\\u0821', '\\u0123', '\u2028', '\u2029', '\\u0061\\u30af\\u30EA\\u30b9', 'new\\u000Aline', '\u007f', '\\uA66D', '⍂㈴⍂', '\\u2064', '\\u200B', '\\uD834\\uDd1e', '\\uFDD0', '\\u0022', '€𝄞', 'aa\u007f', '\u202e', 'é'.normalize('NFD')];

/** Files that are large or deep. */
const large = {
  'a hundred thousand [': '['.repeat(100_000),
  'a hundred thousand [ and ]': '['.repeat(100_000) + ']'.repeat(100_000),
  'a hundred thousand {"a":': '{"a":'.repeat(100_000),
  'a hundred thousand {"a": and }': `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  'fifty thousand [{"":': '[{"":'.repeat(50_000),
  'five hundred [ and ]': '['.repeat(500) + ']'.repeat(500),
  'a hundred thousand ]': ']'.repeat(100_000),
  'a text of 1 MiB': `"${'x'.repeat(1024 * 1024)}"`,
  'a text of nearly 1 MiB': `["${'x'.repeat(1024 * 1000)}"]`,
  'a text of nearly 1 MiB that does not end': `["${'x'.repeat(1024 * 1000)}`,
  'quotes, half a million': '"'.repeat(500_001),
  'backslashes, a million': `"${'\\'.repeat(1_000_001)}`,
  'commas, a million': `[${','.repeat(1_000_000)}]`,
  'spaces, a million': ' '.repeat(1_000_000),
  'a number with a million digits': '1'.repeat(1_000_000),
  'a list of 300,000 numbers': `[${'1,'.repeat(300_000)}1]`,
  'a list of 300,000 numbers that does not end': `[${'1,'.repeat(300_000)}1`,
  'lines, each with a bracket too many': '[]]\n'.repeat(100_000),
  'lines, each with a text that does not end': '"a\n'.repeat(100_000),
  'zeros, a million': '\u0000'.repeat(1_000_000),
  '2 MiB of anything': 'x'.repeat(2 * 1024 * 1024),
};

/** The kinds of the public JSON parsing suite, each with its inputs; none of them is a page, a form or the settings of a site. */
export const jsonInputs: Record<string, (string | Uint8Array)[]> = {
  'wrong number': list(wrongNumbers),
  'right number': list(rightNumbers),
  'huge number': list(hugeNumbers),
  'wrong text': texts(wrongTexts),
  'half a character': texts(halves),
  'right text': texts(rightTexts),
  'no UTF-8': [...texts(wrongBytes), ...wrongBytes].map(latin1),
  'UTF-16': [utf16('["é"]'), utf16('["é"]', '\uFEFF'), swapped(utf16('["é"]')), swapped(utf16('["é"]', '\uFEFF')), utf16('{}', '\uFEFF').slice(0, 5), new Uint8Array(Buffer.from('FFFE000000', 'hex')), latin1('\xff\xfe'), latin1('\xef\xbb')],
  'wrong structure': wrongStructures,
  'right structure': rightStructures,
  'large or deep': Object.values(large),
};

/** What has brought down other readers of JSON, for the command itself. */
export const nastiest: Record<string, string | Uint8Array> = {
  'nothing': '',
  'a byte order mark alone': '\uFEFF',
  'zeros': '\u0000'.repeat(1000),
  'UTF-16': utf16('{"title": "é"}', '\uFEFF'),
  'an overlong slash': latin1('{"title": "\xc0\xaf"}'),
  'half a character': '{"title": "\\ud800"}',
  'a number beyond range': '[1e400]',
  'a key called __proto__, twice': '{"__proto__": {"title": 1}, "__proto__": null}',
  'depth 100,000 of [': large['a hundred thousand ['],
  'depth 100,000 of {"a":': large['a hundred thousand {"a":'],
  'a text of 1 MiB that does not end': large['a text of nearly 1 MiB that does not end'],
  'a million commas': large['commas, a million'],
  'more than 1 MiB': large['2 MiB of anything'],
};
