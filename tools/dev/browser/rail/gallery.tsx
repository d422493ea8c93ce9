import { useState } from 'react';
import type { SectionPlace } from '../../protocol/edits.ts';
import type { GalleryAnswer, GalleryBlock } from '../../protocol/gallery.ts';
import { filled } from '../panel/panel-context.ts';
import { ExampleFrame } from './example-frame.tsx';

type Props = {
  answer: GalleryAnswer;
  /** The sections of the page, in their order. */
  sections: { id: string; name: string }[];
  /** The section after which it goes if nobody says otherwise. */
  after: string;
  insert: (type: string, example: number | undefined, place: SectionPlace) => void;
  close: () => void;
};

/** Every block with its examples as they show on this site, to search and to choose from. */
export function Gallery({ answer: { blocks, texts }, sections, after, insert, close }: Props) {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(after);
  const found = blocksWith(blocks, words);
  const count = found.reduce((sum, { examples }) => sum + examples.length, 0);
  const choose = (type: string, example?: number) =>
    insert(type, example, place === '' ? 'first' : { after: place });
  return (
    <>
      <div className="head">
        <h2>{texts.title}</h2>
        <label>
          {texts.search}
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label>
          {texts.place}
          <select value={place} onChange={({ target }) => setPlace(target.value)}>
            <option value="">{texts.first}</option>
            {sections.map(({ id, name }) => (
              <option key={id} value={id}>
                {filled(texts.after, { section: name })}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </div>
      <div className="content">
        <p role="status">{filled(texts.found, { count })}</p>
        <ul className="blocks">
          {found.map(({ type, name, description, examples }) => (
            <li key={type}>
              <div className="block">
                <div>
                  <h3>{name}</h3>
                  <p>{description}</p>
                </div>
                <button
                  type="button"
                  aria-label={`${texts.outline}: ${name}`}
                  onClick={() => choose(type)}
                >
                  {texts.outline}
                </button>
              </div>
              <ul className="examples">
                {examples.map((example) => (
                  <li key={example.address}>
                    <ExampleFrame address={example.address} />
                    <span>{example.name}</span>
                    <button
                      type="button"
                      aria-label={`${texts.insert}: ${name}, ${example.name}`}
                      onClick={() => choose(type, example.index)}
                    >
                      {texts.insert}
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

type FoundBlock = Omit<GalleryBlock, 'examples'> & {
  examples: (GalleryBlock['examples'][number] & { index: number })[];
};

/**
 * The examples in whose names, headings or block all the words are, accents apart. First come the
 * blocks that are called so, and of them those with examples of that name; of a block, these.
 */
export function blocksWith(blocks: readonly GalleryBlock[], words: string): FoundBlock[] {
  const wanted = plain(words).split(/\s+/);
  const isIn = (said: string[], part = plain(said.join(' '))) =>
    wanted.every((word) => part.includes(word));
  const isWhole = (said: string[]) => {
    const all = plain(said.join(' ')).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => all.includes(word));
  };
  /** How well a block answers: by its own words, as whole ones, and by an example's name. */
  const fitOf = ({ type, name, words: other, examples }: GalleryBlock) => {
    const called = [type, name, other];
    const isNamed = examples.some((example) => isIn([example.name]));
    return 2 * Number(isIn(called)) + 2 * Number(isWhole(called)) + Number(isNamed);
  };
  const ordered = words.trim() ? blocks.toSorted((one, next) => fitOf(next) - fitOf(one)) : blocks;
  return ordered.flatMap((block): FoundBlock[] => {
    const examples = block.examples
      .map((example, index) => ({ ...example, index }))
      .filter(({ name, heading }) =>
        isIn([block.type, block.name, block.description, block.words, name, heading]),
      )
      .toSorted((one, next) => Number(isIn([next.name])) - Number(isIn([one.name])));
    return examples.length > 0 ? [{ ...block, examples }] : [];
  });
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
