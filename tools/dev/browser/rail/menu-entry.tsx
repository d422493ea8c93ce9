import { useState } from 'react';
import { menuTextLength, shortTitle } from '../../../model/short-title.ts';
import type { NewPageAnswer } from '../../protocol/new-page.ts';
import { filled } from '../panel/panel-context.ts';

type Props = Pick<NewPageAnswer, 'menus' | 'languages' | 'texts'> & {
  /** The page's titles as they are typed, from which its menu text is proposed. */
  titles: Record<string, string>;
};

/** What comes at the end of the dialog is seen at once. */
const showWhole = (place: HTMLElement | null): void => place?.scrollIntoView({ block: 'nearest' });

/** In which menu a new page is, with which words, and whether the footer lists it, too. */
export function MenuEntry({ menus, languages, texts, titles }: Props) {
  const [menu, setMenu] = useState('');
  const [written, setWritten] = useState<Record<string, string>>({});
  const chosen = menus.find(({ id }) => id === menu);
  return (
    <>
      <label>
        {texts.menu}
        <select name="menu" value={menu} onChange={({ target }) => setMenu(target.value)}>
          <option value="">{texts.noMenu}</option>
          {menus.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <fieldset aria-describedby="menu-help" ref={showWhole}>
          <legend>{texts.menuText}</legend>
          <div className="short">
            {languages.map(({ code, name }) => (
              <label key={code}>
                {name}
                <input
                  name={`label-${code}`}
                  lang={code}
                  maxLength={menuTextLength}
                  autoComplete="off"
                  value={written[code] ?? shortTitle(titles[code] ?? '')}
                  onChange={({ target }) => setWritten({ ...written, [code]: target.value })}
                />
              </label>
            ))}
          </div>
          <p id="menu-help">{filled(texts.menuHelp, { count: menuTextLength })}</p>
          {chosen.footer !== undefined && (
            <label className="choice">
              <input type="checkbox" name="footer" defaultChecked />
              {filled(texts.footerLink, { list: chosen.footer })}
            </label>
          )}
        </fieldset>
      )}
    </>
  );
}
