import type { ValueEdit } from '../../protocol/edits.ts';
import type { PreviewMessages } from '../../protocol/preview-messages.ts';
import { shownValue } from '../../protocol/shown-value.ts';
import type { PageText } from '../../protocol/text-marks.ts';
import { cleanText } from './clean-text.ts';
import { editServer, saidBy } from './edit-client.ts';
import { showFieldNote } from './field-note.ts';
import { type ShownText, textAttribute, typeOver } from './marked-texts.ts';

/** A text that is being edited. */
export type TextField = {
  element: HTMLElement;
  close: () => void;
  /** Whether somebody else wrote in its place: it stays open until it is ended. */
  hasConflict: () => boolean;
  /** Whether what was written is on its way. */
  isSending: () => boolean;
  /** Sends once more what a server that was gone did not get. */
  resend: () => void;
};

const style = `
  all:unset;display:inline;cursor:text;white-space:pre-wrap;overflow-wrap:anywhere;min-width:1ch;
  outline:2px solid #0a66ff;outline-offset:3px;border-radius:2px;background:rgb(10 102 255/.12)`;

/**
 * Makes a text of the page editable where it stands, as it is written in its file. Enter ends,
 * Ctrl+Enter changes a shared text on this page alone, Escape gives up; a value that the server
 * refuses stays, with its words. Leaving the field writes nothing over what somebody else wrote.
 * @param onClose is called once the page is as React left it, and told whether the text changed
 * @param point where it was clicked: the cursor goes there; without it, all is selected
 */
export function editText(
  { nodes }: ShownText,
  text: PageText,
  { language, noServer, edit: words }: PreviewMessages,
  onClose: (isChanged: boolean) => void,
  point?: { clientX: number; clientY: number },
): TextField | undefined {
  const holder = nodes[0]?.parentElement;
  if (!holder) return undefined;
  const isAll = holder.textContent === text.text;
  const shown = isAll ? [...holder.childNodes] : nodes;
  const hasLines = text.text.includes('\n');
  const everywhere: ValueEdit = { file: text.file, pointer: text.pointer, before: text.text };
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
  const close = (value = text.text, isElsewhere = false) => {
    if (!isOpen) return;
    isOpen = false;
    const isChanged = value !== text.text;
    const isFocused = document.activeElement === element;
    element.replaceWith(...shown);
    const [only] = shown;
    if (shown.length === 1 && only instanceof Text) typeOver(only, value, !isElsewhere);
    // Who opens it again before the page has come finds what was written.
    if (!isElsewhere) text.text = value;
    note.remove();
    if (isFocused) holder.closest<HTMLElement>(`[${textAttribute}], a, button`)?.focus();
    onClose(isChanged);
  };
  let isSending = false;
  /** What is said of what somebody else wrote. */
  let conflictWords = '';
  let unsent: ValueEdit | undefined;
  const send = async (place: ValueEdit, value: string) => {
    if (value === text.text || value === place.before) return close();
    const answer = await editServer.values([{ ...place, value }]);
    if (answer.outcome === 'done') {
      const isWholeSent = place !== everywhere || written() === value;
      if (!isOpen || isWholeSent) return close(value, place !== everywhere);
      // Somebody has typed on meanwhile.
      text.text = value;
      place.before = value;
      return;
    }
    element.ariaInvalid = 'true';
    if (answer.outcome !== 'conflict') return note.say(saidBy(answer));
    const [conflict] = answer.conflicts;
    const current = conflict?.current;
    if (current !== undefined) place.before = current;
    conflictWords =
      current === undefined
        ? words.gone
        : words.meanwhile.replace('{current}', () => shownValue(current));
    note.say(conflictWords);
  };
  const commit = (place: ValueEdit = everywhere) => {
    if (isSending) return;
    isSending = true;
    unsent = undefined;
    const value = written();
    send(place, value)
      .catch((cause: Error) => {
        console.error(cause);
        const isTyping = document.activeElement === element && written() !== value;
        if (!isTyping) unsent = place;
        note.say(noServer);
      })
      .finally(() => {
        isSending = false;
        // Who has typed on and left it has ended it.
        const hasMore = isOpen && text.text === value;
        if (hasMore && document.activeElement !== element) commit();
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
    // What is being typed is not sent before it is ended.
    unsent = undefined;
    note.say(text.note ?? '');
  });
  element.addEventListener('blur', () => {
    if (!isOpen || !element.isConnected) return;
    if (conflictWords) note.say(conflictWords);
    else commit();
  });
  return {
    element,
    close,
    hasConflict: () => conflictWords !== '',
    isSending: () => isSending,
    resend: () => unsent && commit(unsent),
  };
}
