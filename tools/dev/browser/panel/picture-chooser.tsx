import { useState } from 'react';
import type { PictureUpload } from '../../protocol/panel.ts';
import { type ChooserProps, problemAttributes } from './chooser-props.ts';
import { contextOf } from './panel-context.ts';

/** A picture of the site, chosen by what it shows, or brought from the computer. */
export function PictureChooser({ props, id, value, choose }: ChooserProps<string>) {
  const { texts, choices } = contextOf(props);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const pick = (address: string | undefined) => {
    choose(address);
    setOpen(false);
  };
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const { address } = await sendPicture(file);
    setFailed(address === undefined);
    if (address !== undefined) pick(address);
  };
  return (
    <div className="chooser" data-pictures>
      {value && <img src={value} alt="" loading="lazy" />}
      <input
        id={id}
        value={value ?? ''}
        {...problemAttributes(props)}
        onChange={({ target }) => choose(target.value || (props.required ? '' : undefined))}
      />
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.choose}: {props.schema.title}
      </button>
      {isOpen && (
        <div className="grid" role="group" aria-labelledby={`${id}-label`}>
          {choices.pictures.map((address) => (
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
      )}
      <label className="upload">
        {texts.upload}
        <input
          type="file"
          accept="image/avif,image/gif,image/jpeg,image/png,image/webp"
          onChange={({ target }) => void upload(target.files?.[0])}
        />
      </label>
      {hasFailed && (
        <p className="errors" role="alert">
          {texts.uploadFailed}
        </p>
      )}
    </div>
  );
}

/** Brings a picture to the site. @returns its address there; none where it was refused */
async function sendPicture(file: File): Promise<{ address?: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const content = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const sent: PictureUpload = { name: file.name, content };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(sent);
  return (await fetch('/__edit/pictures', { method: 'POST', headers, body })).json();
}
