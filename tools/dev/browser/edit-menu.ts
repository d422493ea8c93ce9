import type { PreviewMessages } from '../protocol/preview-messages.ts';
import { openPanel } from './open-panel.ts';
import { shadowElement, textElement } from './shadow-element.ts';

const styles = `
:host{position:fixed;inset:auto auto 4.5rem 1rem;z-index:998;font:600 14px/1.5 system-ui,sans-serif}
summary,button{padding:6px 14px;border:0;border-radius:99px;background:#1b1412;color:#fff;
  font:inherit;cursor:pointer;list-style:none;box-shadow:0 4px 20px rgb(0 0 0/.25)}
:is(summary,button):focus-visible{outline:3px solid #ff7a59;outline-offset:2px}
ul{display:grid;gap:4px;max-height:50vh;overflow:auto;margin:0 0 8px;padding:4px;list-style:none}
details{display:flex;flex-direction:column-reverse;align-items:start}
summary{width:max-content}`;

let menu: HTMLElement | undefined;

/** Lists what of the page on the screen can be edited: its settings, and each of its sections. */
export function showEditMenu(words: PreviewMessages): void {
  menu?.remove();
  const list = document.createElement('ul');
  const details = document.createElement('details');
  details.append(textElement('summary', words.editSection), list);
  details.addEventListener('toggle', () => {
    if (details.open)
      list.replaceChildren(...entries(words, () => details.removeAttribute('open')));
  });
  menu = shadowElement('edit-menu', words.language, styles, details);
  menu.setAttribute('role', 'navigation');
  menu.setAttribute('aria-label', words.editSection);
  document.body.append(menu);
}

function entries(words: PreviewMessages, close: () => void): HTMLElement[] {
  const sections = [...document.querySelectorAll('main [id]')].filter(
    (each) => !each.parentElement?.closest('main [id]'),
  );
  return [{ id: '', name: words.editPage }, ...sections.map(({ id }) => ({ id, name: id }))].map(
    ({ id, name }) => {
      const item = document.createElement('li');
      const button = textElement('button', name);
      button.addEventListener('click', () => {
        close();
        openPanel(id, words);
      });
      item.append(button);
      return item;
    },
  );
}
