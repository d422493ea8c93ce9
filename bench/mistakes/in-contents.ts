import { parseTree } from 'jsonc-parser';
import { pathOf, type Site } from '../../tools/model/site.ts';
import type { SourceFile } from '../../tools/model/source.ts';
import { isFileName } from '../../tools/pipeline/checks/filler-texts/find-filler.ts';
import { otherLanguageOf } from '../../tools/pipeline/checks/foreign-texts/find-language.ts';
import { figuresIn } from '../../tools/pipeline/compare/figures.ts';
import { type Leaf, leavesOf, replaced } from './leaves.ts';
import { type Mistake, startOf, textMistake } from './mistake.ts';

/**
 * Every single mistake in what a page says and names, as people make them who paste from elsewhere
 * and rename by hand: each is told once, in its own file.
 */
export function mistakesInContents(site: Site): Mistake[] {
  const { pages } = site;
  return [
    ...pages.flatMap(({ source, language, path }) => {
      const leaves = leavesOf(parseTree(source.text));
      const main = pages.find((page) => page.path === path && page.language === 'pt');
      return leaves.flatMap((leaf) => [
        ...addressMistakes(site, source, leaf),
        ...wordMistakes(source, leaf),
        ...(language === 'pt' || !main ? [] : foreignMistakes(source, leaf, main.source, language)),
      ]);
    }),
    ...renamedFolders(site),
    ...renamedPictures(site),
  ];
}

function addressMistakes(site: Site, source: SourceFile, leaf: Leaf): Mistake[] {
  const value = String(leaf.node.value);
  if (leaf.key === 'to' && site.versions.has(value))
    return [replaced('full address of a page', source, leaf, site.config.value.url + value)];
  if (leaf.key === 'href' && value.startsWith('https://'))
    return [
      replaced('address out of a mail', source, leaf, `https://www.google.com/url?q=${value}&sa=D`),
    ];
  const [, video] = /youtube-nocookie\.com\/embed\/([\w-]+)/.exec(value) ?? [];
  return leaf.key === 'embedUrl' && video
    ? [replaced('video as it is shared', source, leaf, `https://youtu.be/${video}?si=x`)]
    : [];
}

/** What UTF-8 becomes where its bytes are read as letters, of letters whose bytes all show. */
const garbled = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

function wordMistakes(source: SourceFile, leaf: Leaf): Mistake[] {
  const value = String(leaf.node.value);
  const accent = value.search(/[áãâçéêóôõúñ]/);
  const isLead = leaf.key === 'lead' && !value.startsWith('@');
  return [
    ...(leaf.key === 'alt' && value !== '' && !isFileName(value)
      ? [replaced('name of a file as a description', source, leaf, 'IMG_20261122.JPG')]
      : []),
    ...(isLead ? [replaced('words to come', source, leaf, 'Lorem ipsum dolor sit amet', 1)] : []),
    ...(isLead && accent >= 0 && /^[\x20-\x21\x23-\x5b\x5d-\x7eáãâçéêóôõúñ]*$/.test(value)
      ? [replaced('garbled letters', source, leaf, garbled(value), accent + 1)]
      : []),
    ...(leaf.key === 'score' ? figureMistakes(source, leaf) : []),
  ];
}

/** A screen's figure is another, and its description says the old one. */
function figureMistakes(source: SourceFile, { node, group }: Leaf): Mistake[] {
  const alt = group.children?.find(({ children }) => children?.[0]?.value === 'alt')?.children?.[1];
  const old = String(node.value);
  const rest = source.text.slice(group.offset, group.offset + group.length);
  const isOnlyHere = figuresIn(rest).filter((figure) => figure === old).length === 2;
  if (!alt || !figuresIn(String(alt.value)).includes(old) || !isOnlyHere) return [];
  const edit = { offset: node.offset, length: node.length, content: '3' };
  const shift = alt.offset > node.offset ? 1 - node.length : 0;
  return [
    textMistake(
      'figure of a screen',
      `${old} → 3`,
      source.file,
      source.text,
      [edit],
      alt.offset + shift,
    ),
  ];
}

/** A text of the main language in another one's file, where one can be sure of it. */
function foreignMistakes(source: SourceFile, leaf: Leaf, main: SourceFile, language: string) {
  const original = leavesOf(parseTree(main.text)).find(({ path }) => path === leaf.path)?.node
    .value;
  if (leaf.key !== 'text' && leaf.key !== 'lead') return [];
  return typeof original === 'string' && otherLanguageOf(original, language) === 'pt'
    ? [replaced('text of another language', source, leaf, original)]
    : [];
}

/** A folder that got another name by hand after it was committed. */
function renamedFolders(site: Site): Mistake[] {
  return [...site.versions.values()].flatMap((pages) => {
    const [first] = pages;
    if (!first || first.path === '/') return [];
    const renamed = (file: string) =>
      file.replace(`/pages/${first.route}/`, `/pages/${first.route}-2/`);
    const removed = new Map(pages.map(({ source }) => [source.file, source.text]));
    const place = startOf(renamed(first.source.file));
    const changes = new Map(
      pages.flatMap(({ source: { file } }) => [
        [file, undefined] as const,
        [renamed(file), site.files.json.get(file)] as const,
      ]),
    );
    return [
      {
        kind: 'renamed folder',
        what: pathOf(first.route),
        make: () => ({ changes, removed, place }),
      },
    ];
  });
}

/** A picture whose name on the disk is in capitals. */
function renamedPictures({ files }: Site): Mistake[] {
  return [...files.publicFiles].flatMap(([name, read]) => {
    const other = name.replace(/\.[a-z0-9]+$/, (ending) => ending.toUpperCase());
    if (!/\.(png|jpe?g|webp|mp4)$/.test(name)) return [];
    const make = () => ({
      changes: new Map([[name, undefined]]),
      pictures: new Map([[other, read]]),
      place: startOf(`public${other}`),
    });
    return [{ kind: 'picture in capitals', what: name, make }];
  });
}
