import { useState } from 'react';
import { fetchFromServer } from '../server-notice.ts';
import { contextOf } from './panel-context.ts';
import { type ChooserProps, problemAttributes } from './value-field.tsx';

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
    const sent = { method: 'POST', body: file };
    const search = new URLSearchParams({ name: file.name });
    const answer = await fetchFromServer(`/__edit/pictures?${search}`, sent).catch(() => undefined);
    setFailed(!answer);
    if (answer) pick(((await answer.json()) as { address: string }).address);
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
