import { useState } from 'react';
import type { PictureUpload } from '../../protocol/panel.ts';
import { withServerNotice } from '../server-notice.ts';
import { type ChooserProps, problemAttributes } from './chooser-props.ts';
import { contextOf, filled, type PanelContext } from './panel-context.ts';

/** A picture of the site, chosen by what it shows, or brought from the computer. */
export function PictureChooser({ props, id, value, choose }: ChooserProps<string>) {
  const { texts, words, choices } = contextOf(props);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const pick = (address: string | undefined) => {
    choose(address);
    setOpen(false);
  };
  const upload = async (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (!file) return;
    const sent = await withServerNotice(() => sendPicture(file), words);
    // Else the browser would not tell of the same file, chosen once more.
    field.value = '';
    setFailed(sent !== undefined && sent.address === undefined);
    if (sent?.address !== undefined) pick(sent.address);
  };
  return (
    <div className="chooser" data-pictures>
      {value && <img src={value} alt="" loading="lazy" />}
      <div className="ways">
        <button
          type="button"
          data-picture={value}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.choosePicture}
        </button>
        <label className="upload">
          {texts.upload}
          <input
            type="file"
            accept="image/avif,image/gif,image/jpeg,image/png,image/webp"
            onChange={({ target }) => void upload(target)}
          />
        </label>
      </div>
      {isOpen && <PictureGrid {...{ choices, texts, value, pick }} labelledBy={`${id}-label`} />}
      <input
        id={id}
        value={value ?? ''}
        {...problemAttributes(props)}
        onChange={({ target }) => choose(target.value || (props.required ? '' : undefined))}
      />
      {hasFailed && (
        <p className="errors" role="alert">
          {texts.uploadFailed}
        </p>
      )}
    </div>
  );
}

/** So many pictures are seen without a search. */
const fewPictures = 12;

type GridProps = Pick<PanelContext, 'choices' | 'texts'> & {
  value: string | undefined;
  pick: (address: string) => void;
  labelledBy: string;
};

/** The pictures of the site; where they are many, those are searched whose names have a word. */
function PictureGrid({ choices: { pictures }, texts, value, pick, labelledBy }: GridProps) {
  const [words, setWords] = useState('');
  const wanted = plainWords(words).split(/\s+/);
  const found = pictures.filter((address) => wanted.every((word) => address.includes(word)));
  return (
    <div className="pictures">
      {pictures.length > fewPictures && (
        <label>
          {texts.searchPicture}
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
          <span role="status">{filled(texts.picturesFound, { count: found.length })}</span>
        </label>
      )}
      <div className="grid" role="group" aria-labelledby={labelledBy}>
        {found.map((address) => (
          <button
            key={address}
            type="button"
            title={address}
            aria-label={address}
            aria-pressed={address === value}
            onClick={() => pick(address)}
          >
            <img src={address} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </div>
  );
}

/** As pictures are named: without accents and capitals. */
const plainWords = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Brings a picture to the site. @returns its address there; none where it was refused */
async function sendPicture(file: File): Promise<{ address?: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const sent: PictureUpload = { name: file.name, content };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(sent);
  return (await fetch('/__edit/pictures', { method: 'POST', headers, body })).json();
}
