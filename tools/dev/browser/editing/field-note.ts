import { shadowElement, textElement } from '../shadow-element.ts';

const styles = `
:host{
  position:absolute;z-index:1003;max-width:min(28rem,calc(100vw - 2rem));padding:8px 12px;
  border-radius:8px;background:#1b1412;color:#fff;font:14px/1.5 system-ui,sans-serif;
  box-shadow:0 4px 20px rgb(0 0 0/.35);white-space:pre-line}
:host([hidden]){display:none}
button{display:block;margin-top:6px;padding:4px 10px;border:1px solid #fff;border-radius:6px;
  background:none;color:inherit;font:inherit;cursor:pointer}
button:hover,button:focus-visible{background:#fff;color:#1b1412}`;

/** What is said below a field, and where it goes with the field. */
export type FieldNote = { say: (text: string) => void; remove: () => void };

/** Something to do with what is typed, beside Enter. */
type FieldAction = { label: string; run: () => void };

/**
 * Shows a note at a field of the page, once there is something to say.
 * @param actions buttons below the words; pressing one does not leave the field
 */
export function showFieldNote(
  field: HTMLElement,
  language: string,
  text: string,
  actions: FieldAction[] = [],
): FieldNote {
  const words = document.createElement('span');
  words.role = 'status';
  const buttons = actions.map(({ label, run }) => {
    const button = textElement('button', label);
    button.addEventListener('click', run);
    return button;
  });
  const host = shadowElement('field-note', language, styles, words, ...buttons);
  host.addEventListener('mousedown', (event) => event.preventDefault());
  const say = (said: string) => {
    words.textContent = said;
    host.hidden = said === '';
    const { left, bottom } = field.getBoundingClientRect();
    host.style.top = `${bottom + scrollY + 8}px`;
    host.style.left = `${Math.max(8, Math.min(left + scrollX, innerWidth - 8 - 28 * 16))}px`;
  };
  document.body.append(host);
  requestAnimationFrame(() => say(text));
  return { say, remove: () => host.remove() };
}
