import type { PreviewMessages } from '../protocol/preview-messages.ts';
import { shadowElement, textElement } from './shadow-element.ts';

const styles = `
:host{
  position:fixed;inset:auto auto calc(1rem + var(--edit-bar-height,0px)) 1rem;z-index:999;
  padding:8px 16px;border-radius:999px;
  background:#ffd166;color:#1b1412;font:600 14px/1.5 system-ui,sans-serif;
  box-shadow:0 4px 20px rgb(0 0 0/.25);pointer-events:none}`;

let note: HTMLElement | undefined;

/** Marks the page as one that is not out, and says why; takes the mark away where it is. */
export function showPublishingNote(reason: string | undefined, words: PreviewMessages): void {
  note?.remove();
  if (reason === undefined) return;
  note = shadowElement('draft-note', words.language, styles, textElement('span', reason));
  note.setAttribute('role', 'status');
  document.body.append(note);
}
