import type { PageData } from '../../../../src/lib/page-data.ts';
import type { PreviewMessages } from '../../protocol/preview-messages.ts';
import type { PartName } from '../../protocol/site-part.ts';
import type { PageTexts } from '../../protocol/text-marks.ts';
import { type FormPlace, formUnder } from './form-under.ts';
import {
  type ShownText,
  shownTextAt,
  shownTextIn,
  textAttribute,
  watchMarkedTexts,
} from './marked-texts.ts';
import { pictureUnder } from './picture-under.ts';
import { type FieldPlace, fieldFocused, showText } from './show-text.ts';
import { editText, type TextField } from './text-field.ts';

type FieldOptions = {
  /** The page, while it can be edited. */
  page: () => (PageData & Partial<PageTexts>) | undefined;
  /** Opens a section in the panel, at the field of its picture. */
  open: (section: string, options: { picture: string }) => void;
  /** Opens a form in the panel, at the field whose name stands at a place of its file. */
  openPart: (form: PartName, options: { text: string }) => void;
  words: () => PreviewMessages | undefined;
  undo: () => void;
  redo: () => void;
  /** Called once a field is gone, and whether its text was changed. */
  onClose: (isChanged: boolean) => void;
};

/** What does something when it is clicked: its words are edited with two clicks. */
const controls = 'button, summary, label, input, select, textarea';

/** In ms: so long a second click may follow the first. */
const secondClickMs = 300;

/** What leads to the page in another language has no words to edit. */
const languageLink = 'a[data-language]';

/**
 * Opens the text that is clicked, or that has the focus when F2 or Enter is pressed; one at a time.
 * A picture opens in the panel, and so does a field of a form: its name is edited with two clicks.
 */
export function createTextFields({
  page,
  open: openPanel,
  openPart,
  words,
  undo,
  redo,
  onClose,
}: FieldOptions) {
  let open: TextField | undefined;
  const texts = () => page()?.editableTexts;
  watchMarkedTexts();

  let leavingFor = '';
  /** Goes to an address; from a text that is open once it is sent. */
  const leaveFor = (address: string) => {
    leavingFor = address;
    if (!open) location.assign(address);
  };

  /** Opens the text that was clicked while the one before was sent. */
  let following: (() => void) | undefined;
  const start = (shown: ShownText | undefined, point?: MouseEvent): boolean => {
    const text = shown && texts()?.[shown.number];
    const said = words();
    if (!shown || !text || !said) return false;
    if (open?.isSending()) following = () => void start(shown, point);
    else if (open) open.element.focus();
    const closed = (isChanged: boolean) => {
      // Who was told of a conflict on the way stays.
      const address = open?.hasConflict() ? '' : leavingFor;
      const next = following;
      leavingFor = '';
      following = undefined;
      open = undefined;
      if (address) return location.assign(address);
      onClose(isChanged);
      next?.();
    };
    open ??= editText(shown, text, said, closed, point);
    return true;
  };
  let awaited: ReturnType<typeof setTimeout> | undefined;
  /** Opens a form, at once or when no second click follows; its dialog would lie over the panel. */
  const openForm = ({ part, text }: FormPlace, target: Element, waitMs: number) => {
    awaited = setTimeout(() => {
      target.closest('dialog')?.close();
      openPart(part, { text });
    }, waitMs);
  };
  const isInField = (target: EventTarget | null) =>
    open !== undefined && target instanceof Node && open.element.contains(target);
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (
      !texts() ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      !(target instanceof Element) ||
      target.shadowRoot
    )
      return;
    const isInside = isInField(target);
    leavingFor = '';
    following = undefined;
    clearTimeout(awaited);
    const language = target.closest<HTMLAnchorElement>(languageLink);
    if (language) {
      event.preventDefault();
      return leaveFor(language.href);
    }
    const shown = isInside ? undefined : textUnder(event, target);
    const picture = isInside || shown ? undefined : pictureUnder(event, target, page());
    const isOnce = target.closest(controls) !== null && event.detail < 2;
    const isForm = !isInside && !picture && (!shown || isOnce);
    const form = isForm ? formUnder(target, texts() ?? {}) : undefined;
    if (!isInside && !picture && !form && isOnce) return;
    if (!isInside && !shown && !picture && !form && !target.closest('a')) return;
    event.preventDefault();
    event.stopPropagation();
    if (picture) openPanel(picture.section, picture);
    else if (form) openForm(form, target, shown ? secondClickMs : 0);
    else start(shown, event);
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!texts() || isInField(target) || !(target instanceof Element)) return;
    if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(key) && !isTyping(event)) {
      event.preventDefault();
      if (event.shiftKey || key.toLowerCase() === 'y') redo();
      else undo();
      return;
    }
    const opens =
      key === 'F2' ||
      (key === 'Enter' && target.hasAttribute(textAttribute) && !target.closest(controls));
    if (opens && start(shownTextIn(target))) return event.preventDefault();
    const form = key === 'F2' ? formUnder(target, texts() ?? {}) : undefined;
    if (!form) return;
    event.preventDefault();
    openForm(form, target, 0);
  };
  /** A list would open over the panel before the click. */
  const keepClosed = (event: MouseEvent) => {
    const { target } = event;
    if (texts() && target instanceof Element && target.matches('main form select'))
      event.preventDefault();
  };
  addEventListener(fieldFocused, (event) =>
    showText((event as CustomEvent<FieldPlace>).detail, texts() ?? {}),
  );
  addEventListener('click', onClick, true);
  addEventListener('mousedown', keepClosed, true);
  addEventListener('keydown', onKey, true);
  addEventListener('submit', (event) => texts() && event.preventDefault(), true);
  return { isOpen: () => open !== undefined, resend: () => open?.resend() };
}

/** Whether somebody writes in a field of their own, which undoes by itself. */
const isTyping = (event: KeyboardEvent): boolean => {
  const [inner] = event.composedPath();
  return inner instanceof Element && inner.matches('input, textarea');
};

/** The text under the pointer. */
function textUnder({ clientX, clientY }: MouseEvent, target: Element): ShownText | undefined {
  const node = document.caretPositionFromPoint(clientX, clientY)?.offsetNode;
  const isUnder = node instanceof Text && target.contains(node);
  return (
    (isUnder ? shownTextAt(node) : undefined) ??
    (target.matches(`[${textAttribute}]`) ? shownTextIn(target) : undefined)
  );
}
