import { shadowElement } from '../shadow-element.ts';

const styles = `
:host{
  position:absolute;z-index:1003;max-width:min(28rem,calc(100vw - 2rem));padding:8px 12px;
  border-radius:8px;background:#1b1412;color:#fff;font:14px/1.5 system-ui,sans-serif;
  box-shadow:0 4px 20px rgb(0 0 0/.35);white-space:pre-line}
:host([hidden]){display:none}`;

/** What is said below a field, and where it goes with the field. */
export type FieldNote = { say: (text: string) => void; remove: () => void };

/** Shows a note at a field of the page, once there is something to say. */
export function showFieldNote(field: HTMLElement, language: string, text: string): FieldNote {
  const words = document.createElement('span');
  const host = shadowElement('field-note', language, styles, words);
  host.role = 'status';
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
