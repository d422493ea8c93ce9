import { type Node, parseTree } from 'jsonc-parser';
import type { Site } from '../../tools/model/site.ts';
import type { SourceFile } from '../../tools/model/source.ts';
import { type Leaf, leavesOf, replaced } from './leaves.ts';
import { type Mistake, startOf, textMistake } from './mistake.ts';

/**
 * Every single mistake of somebody who pastes out of a mail, a document or the address bar, writes
 * by hand what the editor would write, or puts a file in a wrong place.
 */
export function mistakesInPasted(site: Site): Mistake[] {
  return site.pages.flatMap(({ source, route, language }) => [
    ...leavesOf(parseTree(source.text)).flatMap((leaf) => [
      ...(leaf.key === 'heading' ? headingMistakes(source, leaf) : []),
      ...(leaf.key === 'to' && site.versions.has(String(leaf.node.value))
        ? linkMistakes(source, leaf)
        : []),
      ...(leaf.key === 'embedUrl' ? videoMistakes(source, leaf) : []),
      ...(leaf.path === '/title' ? timeMistakes(source, leaf) : []),
    ]),
    ...fileMistakes(site, source, route, language),
  ]);
}

/** The longest heading that still has room for the signs of a mistake, in characters. */
const maxHeading = 60;

function headingMistakes(source: SourceFile, leaf: Leaf): Mistake[] {
  const value = String(leaf.node.value);
  const space = value.indexOf(' ');
  if (!/^[\p{L} .,:?!]+$/u.test(value) || value.length > maxHeading || space < 0) return [];
  const [first, rest] = [value.slice(0, space), value.slice(space + 1)];
  const put = (kind: string, text: string, skip = 0) => replaced(kind, source, leaf, text, skip);
  return [
    put('HTML', `<b>${first}</b> ${rest}`, 1),
    put('line break of HTML', `${first}<br>${rest}`, 1 + space),
    put('space of HTML', `${first}&nbsp;${rest}`, 1 + space),
    put('text of a space', ' '),
    put('sign that nobody sees', `${first}\u200b ${rest}`, 1 + space),
    put('stars of WhatsApp', `*${first}* ${rest}`, 1),
    put('text that waits to be written', `✎ ${value}`),
    keyMistake(source, leaf, 'titulo'),
  ];
}

/** The key and the value of a leaf, from the first letter to the last. */
const propertyOf = ({ node }: Leaf): Node => node.parent ?? node;

/** A key as people would call it, who have not seen the real one. */
function keyMistake(source: SourceFile, leaf: Leaf, word: string): Mistake {
  const { offset } = propertyOf(leaf);
  const edit = { offset, length: leaf.key.length + 2, content: JSON.stringify(word) };
  const { file, text } = source;
  return textMistake('key in Portuguese', leaf.path, file, text, [edit], offset, leaf.key);
}

/** What stands where an address should, as `href`. */
const addresses = {
  'e-mail without mailto': 'contato@parceiro.example',
  'telephone with its signs': 'tel:(11) 4002-8922',
  'WhatsApp without https': 'wa.me/5511900000000',
  'address without the lock': 'http://parceiro.example',
};

function linkMistakes(source: SourceFile, leaf: Leaf): Mistake[] {
  const { file, text } = source;
  const to = String(leaf.node.value);
  const { offset, length } = propertyOf(leaf);
  const put = (kind: string, value: string) => replaced(kind, source, leaf, value);
  const key = '"href": ';
  const hasOther = leaf.group.children?.some(({ children }) => children?.[0]?.value === 'href');
  return [
    ...(to === '/' ? [] : [put('language in a route', `/en${to}`)]),
    put('address while editing', `http://localhost:5173${to}`),
    put('another site as a route', 'https://parceiro.example/planos'),
    ...(hasOther || leaf.path.includes('/links/')
      ? []
      : Object.entries(addresses).map(([kind, address]) => {
          const edit = { offset, length, content: key + JSON.stringify(address) };
          return textMistake(kind, leaf.path, file, text, [edit], offset + key.length);
        })),
  ];
}

function videoMistakes(source: SourceFile, leaf: Leaf): Mistake[] {
  const [, id] = /embed\/([\w-]+)/.exec(String(leaf.node.value)) ?? [];
  const watched = `https://www.youtube.com/watch?v=${id}`;
  return id ? [replaced('video as it is watched', source, leaf, watched)] : [];
}

/** Days and hours as people write them who have not seen how it is done. */
const times = {
  'day as in Brazil': '30/12/2026 9:00',
  'day without its time': '2026-12-30',
  'day that does not exist': '2026-02-30T09:00-03:00',
};

function timeMistakes({ file, text }: SourceFile, leaf: Leaf): Mistake[] {
  const { offset } = propertyOf(leaf);
  const key = '"publishAt": ';
  return Object.entries(times).map(([kind, time]) => {
    const edit = { offset, length: 0, content: `${key}${JSON.stringify(time)}, ` };
    return textMistake(kind, file, file, text, [edit], offset + key.length);
  });
}

/** A file as another program saves it, or in a place where it does not belong. */
function fileMistakes(
  { files }: Site,
  { file, text }: SourceFile,
  route: string,
  language: string,
): Mistake[] {
  const accent = text.search(/[^ -~\s]/);
  const isLatin = accent >= 0 && text.charCodeAt(accent) <= 0xff;
  const before = text.slice(0, accent).split('\n');
  const put = (kind: string, name: string, bytes: Uint8Array, place = startOf(name)): Mistake => ({
    kind,
    what: name,
    make: () => ({ changes: new Map([[name, bytes]]), place }),
  });
  return [
    put('mark of Windows', file, new TextEncoder().encode(`\ufeff${text}`)),
    ...(isLatin
      ? [
          put('saved as ANSI', file, Buffer.from(text, 'latin1'), {
            ...{ file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
          }),
        ]
      : []),
    ...(language === 'pt'
      ? [
          put(
            'page in a wrong folder',
            `pages-config/${route}-2/pt.json`,
            files.json.get(file) ?? new Uint8Array(),
          ),
          put(
            'photo among the pages',
            file.replace('pt.json', 'Foto.jpg'),
            new Uint8Array([255, 216, 255]),
          ),
        ]
      : []),
  ];
}
