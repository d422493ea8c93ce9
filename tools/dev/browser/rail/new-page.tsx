import { type FormEvent, useRef, useState } from 'react';
import type { NewPageAnswer, PageEdit } from '../../protocol/new-page.ts';

type Props = {
  answer: NewPageAnswer;
  /** Asks for the page. @returns why it cannot be; nothing where it was made */
  create: (page: PageEdit) => Promise<string>;
  close: () => void;
};

/** What a new page is to be: its address, its titles, and what it begins with. */
export function NewPage({ answer, create, close }: Props) {
  const { outlines, forms, menus, languages, texts } = answer;
  const [refusal, setRefusal] = useState('');
  const isSent = useRef(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name) ?? '');
    const titles = languages.map(({ code }) => [code, value(`title-${code}`)]);
    const route = value('route').trim();
    const chosen = { preset: value('preset'), form: value('form'), menu: value('menu') };
    setRefusal(await create({ route, ...chosen, titles: Object.fromEntries(titles) }));
    isSent.current = false;
  };
  return (
    <>
      <div className="head">
        <h2>{texts.title}</h2>
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </div>
      <div className="content">
        <form className="page" onSubmit={(event) => void send(event)} noValidate>
          <p className="errors" role="alert">
            {refusal}
          </p>
          <label>
            {texts.address}
            <input name="route" autoComplete="off" aria-describedby="route-help" />
          </label>
          <p id="route-help">{texts.addressHelp}</p>
          <fieldset aria-describedby="title-help">
            <legend>{texts.pageTitle}</legend>
            {languages.map(({ code, name }) => (
              <label key={code}>
                {name}
                <input name={`title-${code}`} lang={code} maxLength={65} autoComplete="off" />
              </label>
            ))}
            <p id="title-help">{texts.titleHelp}</p>
          </fieldset>
          <fieldset>
            <legend>{texts.outline}</legend>
            {outlines.map(({ name, about }, index) => (
              <label key={name} className="choice">
                <input type="radio" name="preset" value={name} defaultChecked={index === 0} />
                {about}
              </label>
            ))}
          </fieldset>
          <label>
            {texts.form}
            <select name="form">
              {forms.map(({ name, fields }) => (
                <option key={name} value={name}>{`${name} (${fields})`}</option>
              ))}
            </select>
          </label>
          <label>
            {texts.menu}
            <select name="menu">
              <option value="">{texts.noMenu}</option>
              {menus.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="primary">
            {texts.create}
          </button>
        </form>
      </div>
    </>
  );
}
