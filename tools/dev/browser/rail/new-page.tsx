import { useState } from 'react';
import { slugifyRoute } from '../../../model/routes.ts';
import type { NewPageAnswer, PageEdit } from '../../protocol/new-page.ts';
import { DialogForm } from '../dialog-form.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { OutlinePicture } from './outline-picture.tsx';

type Forms = NewPageAnswer['forms'];

type Props = {
  answer: NewPageAnswer;
  noServer: string;
  /** Asks for the page. @returns why it cannot be; nothing where it was made */
  create: (page: PageEdit) => Promise<string>;
  /** Opens the dialog for a new form over this one. */
  makeForm: (forms: Forms, onMade: (name: string, forms: Forms) => void) => void;
  close: () => void;
};

/** What a new page is to be: its address, its titles, what it begins with, and its menu entry. */
export function NewPage({ answer, noServer, create, makeForm, close }: Props) {
  const { outlines, menus, languages, texts, formTexts } = answer;
  const [titles, setTitles] = useState<Record<string, string>>({});
  const [forms, setForms] = useState(answer.forms);
  const [form, setForm] = useState(forms[0]?.name ?? '');
  const send = (read: (name: string) => string) => {
    const inLanguages = (name: string) =>
      Object.fromEntries(languages.map(({ code }) => [code, read(`${name}-${code}`)]));
    return create({
      route: slugifyRoute(read('route')),
      ...{ preset: read('preset'), form, menu: read('menu') },
      ...{ titles: inLanguages('title'), labels: inLanguages('label') },
      hasFooterLink: read('footer') !== '',
    });
  };
  return (
    <DialogForm title={texts.title} closeLabel={texts.close} {...{ noServer, close, send }}>
      <label>
        {texts.address}
        <input
          name="route"
          autoComplete="off"
          aria-describedby="route-help"
          onBlur={({ currentTarget: field }) => {
            field.value = slugifyRoute(field.value);
          }}
        />
      </label>
      <p id="route-help">{texts.addressHelp}</p>
      <fieldset aria-describedby="title-help">
        <legend>{texts.pageTitle}</legend>
        {languages.map(({ code, name }) => (
          <label key={code}>
            {name}
            <input
              name={`title-${code}`}
              lang={code}
              maxLength={65}
              autoComplete="off"
              onChange={({ target }) => setTitles({ ...titles, [code]: target.value })}
            />
          </label>
        ))}
        <p id="title-help">{texts.titleHelp}</p>
      </fieldset>
      <fieldset className="outlines">
        <legend>{texts.outline}</legend>
        {outlines.map(({ name, about, sections }, index) => (
          <label key={name} className="choice">
            <input type="radio" name="preset" value={name} defaultChecked={index === 0} />
            <OutlinePicture sections={sections} />
            <span>
              {about} {sections.some(({ hasPhoto }) => hasPhoto) && <em>{texts.photo}</em>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="with-button">
        <label>
          {texts.form}
          <select value={form} onChange={({ target }) => setForm(target.value)}>
            {forms.map(({ name, fields }) => (
              <option key={name} value={name}>{`${name} (${fields})`}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          onClick={() =>
            makeForm(forms, (name, now) => {
              setForms(now);
              setForm(name);
            })
          }
        >
          {`+ ${formTexts.newForm}`}
        </button>
      </div>
      <MenuEntry {...{ menus, languages, titles, texts }} />
      <button type="submit" className="primary">
        {texts.create}
      </button>
    </DialogForm>
  );
}
