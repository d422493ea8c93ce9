import { slugifyRoute } from '../../../model/routes.ts';
import type { NewPageAnswer, PageEdit } from '../../protocol/new-page.ts';
import { DialogForm } from '../dialog-form.tsx';

type Props = {
  answer: NewPageAnswer;
  /** Asks for the page. @returns why it cannot be; nothing where it was made */
  create: (page: PageEdit) => Promise<string>;
  close: () => void;
};

/** What a new page is to be: its address, its titles, and what it begins with. */
export function NewPage({ answer, create, close }: Props) {
  const { outlines, forms, menus, languages, texts } = answer;
  const send = (read: (name: string) => string) => {
    const titles = languages.map(({ code }) => [code, read(`title-${code}`)]);
    const chosen = { preset: read('preset'), form: read('form'), menu: read('menu') };
    return create({
      route: slugifyRoute(read('route')),
      ...chosen,
      titles: Object.fromEntries(titles),
    });
  };
  return (
    <DialogForm title={texts.title} closeLabel={texts.close} close={close} send={send}>
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
    </DialogForm>
  );
}
