import type { PreviewMessages } from '../../protocol/preview-messages.ts';
import type { PageText, TextPlace } from '../../protocol/text-marks.ts';
import { cleanText } from './clean-text.ts';
import { editServer, saidBy } from './edit-client.ts';
import { showFieldNote } from './field-note.ts';
import { type ShownText, textAttribute, typeOver } from './marked-texts.ts';

/** A text that is being edited. */
export type TextField = { element: HTMLElement; close: () => void };

const style = `
  all:unset;display:inline;cursor:text;white-space:pre-wrap;overflow-wrap:anywhere;min-width:1ch;
  outline:2px solid #0a66ff;outline-offset:3px;border-radius:2px;background:rgb(10 102 255/.12)`;

/**
 * Makes a text of the page editable where it stands, as it is written in its file. Enter ends,
 * Ctrl+Enter changes a shared text on this page alone, Escape gives up; a value that the server
 * refuses stays, with its words.
 * @param onClose is called once the page is as React left it, and told whether the text changed
 * @param point where it was clicked: the cursor goes there; without it, all is selected
 */
export function editText(
  { nodes }: ShownText,
  text: PageText,
  { language, edit: words }: PreviewMessages,
  onClose: (isChanged: boolean) => void,
  point?: { clientX: number; clientY: number },
): TextField | undefined {
  const holder = nodes[0]?.parentElement;
  if (!holder) return undefined;
  const isAll = holder.textContent === text.text;
  const shown = isAll ? [...holder.childNodes] : nodes;
  const hasLines = text.text.includes('\n');
  const everywhere = { file: text.file, pointer: text.pointer, before: text.text };
  let isOpen = true;

  const element = document.createElement('span');
  element.contentEditable = 'plaintext-only';
  element.style.cssText = style;
  element.textContent = text.text;
  element.role = 'textbox';
  element.ariaLabel = words.text;
  element.spellcheck = true;
  const note = showFieldNote(
    element,
    language,
    text.note ?? '',
    text.here
      ? [
          { label: words.everywhere, run: () => commit() },
          { label: words.hereOnly, run: () => commit(text.here) },
        ]
      : [],
  );

  shown[0]?.before(element);
  for (const node of shown) node.remove();
  element.focus({ preventScroll: true });
  const caret = point && document.caretPositionFromPoint(point.clientX, point.clientY);
  if (caret && element.contains(caret.offsetNode))
    getSelection()?.collapse(caret.offsetNode, caret.offset);
  else getSelection()?.selectAllChildren(element);

  const written = () => cleanText(element.textContent ?? '', hasLines);
  const close = (value = text.text) => {
    if (!isOpen) return;
    isOpen = false;
    const isFocused = document.activeElement === element;
    element.replaceWith(...shown);
    const [only] = shown;
    if (shown.length === 1 && only instanceof Text) typeOver(only, value);
    note.remove();
    if (isFocused) holder.closest<HTMLElement>(`[${textAttribute}], a, button`)?.focus();
    onClose(value !== text.text);
  };
  let isSending = false;
  const send = async (place: TextPlace) => {
    const value = written();
    if (value === text.text || value === place.before) return close();
    const answer = await editServer.values([{ ...place, value }]);
    if (answer.outcome === 'done') return close(value);
    element.ariaInvalid = 'true';
    if (answer.outcome !== 'conflict') return note.say(saidBy(answer));
    const current = answer.conflicts[0]?.current;
    place.before = typeof current === 'string' ? current : '';
    note.say(words.meanwhile.replace('{current}', place.before));
  };
  const commit = (place: TextPlace = everywhere) => {
    if (isSending) return;
    isSending = true;
    send(place)
      .catch((cause: Error) => note.say(cause.message))
      .finally(() => {
        isSending = false;
      });
  };

  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && !(hasLines && event.shiftKey)) {
      event.preventDefault();
      commit(event.ctrlKey || event.metaKey ? text.here : undefined);
    }
  });
  element.addEventListener('paste', (event) => {
    event.preventDefault();
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const clean = cleanText(pasted, hasLines);
    document.execCommand('insertText', false, clean);
    const isFormatted = event.clipboardData?.types.includes('text/html') ?? false;
    if (clean !== pasted || isFormatted) note.say(words.cleaned);
  });
  element.addEventListener('input', () => {
    element.ariaInvalid = null;
    note.say(text.note ?? '');
  });
  element.addEventListener('blur', () => isOpen && element.isConnected && commit());
  return { element, close };
}
