import { required } from '../../../model/required.ts';
import type { UnsavedChange } from '../../protocol/edits.ts';
import type { EditMessages, PreviewMessages } from '../../protocol/preview-messages.ts';
import type { Waiting } from '../../protocol/text-marks.ts';
import { shadowElement, textElement } from '../shadow-element.ts';
import { changeTray, type TrayActions } from './change-tray.ts';

const styles = `
:host{
  position:fixed;right:calc(1rem + var(--panel-room,0px));
  bottom:calc(1rem + var(--panel-rise,0px));z-index:1001;
  max-width:calc(100vw - 2rem - var(--panel-room,0px) - var(--rail-room,0px));
  color:#fff;font:14px/1.5 system-ui,sans-serif}
.bar,.tray{background:#1b1412;border-radius:16px;box-shadow:0 8px 40px rgb(0 0 0/.35)}
.bar,.group{display:flex;flex-wrap:wrap;justify-content:end;align-items:center;gap:4px}
.bar{padding:4px}
.tray{max-height:50vh;overflow:auto;margin-bottom:8px;padding:8px 16px}
.hint,.said{margin:0;padding:4px 8px;white-space:pre-line}
.said{max-height:30vh;overflow:auto;overflow-wrap:anywhere}
.hint{flex:1 1 20rem;font-size:13px;line-height:1.4;color:#d9ccc8}
.said:empty{display:none}.said[role]{flex:1 0 100%}
[hidden]{display:none}
ul{list-style:none;margin:0;padding:0}
li{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:4px 0}
li span{flex:1 1 16rem;overflow-wrap:anywhere}
li p{flex-basis:100%;margin:0;color:#ffb3a3}
button{
  font:inherit;font-weight:600;min-height:40px;padding:4px 8px;border:0;border-radius:12px;
  background:none;color:#fff;cursor:pointer}
button:hover:not(:disabled){background:#3a2c28}
button:disabled{color:#9c8c87;cursor:default}
button:focus-visible{outline:2px solid #fff;outline-offset:-2px}
button[aria-pressed=true],.primary:not(:disabled){background:#fff;color:#1b1412}
button[aria-pressed=true]:hover,.primary:hover:not(:disabled){background:#ffe3da}`;

/** What the bar does. */
export type BarActions = TrayActions & {
  toggle: () => void;
  openPage: () => void;
  toggleRail: () => void;
  newPage: () => void;
  nextText: () => void;
  openSite: () => void;
  undoLast: () => void;
  redo: () => void;
  save: () => void;
  commit: () => void;
  discard: () => void;
};

export type BarState = {
  isOn: boolean;
  /** Whether the editing server runs. */
  isServed: boolean;
  isRailOpen: boolean;
  changes: UnsavedChange[];
  /** How many fields of the panel say what is not kept. */
  unkept: number;
  /** How many files are saved and in no commit. */
  uncommitted: number;
  canRedo: boolean;
  /** What waits to be written on the page. */
  waiting: Waiting;
  /** What became of the last request, where it is worth saying. */
  said: string;
};

/** The buttons that follow the way to a place; all before them lead somewhere, or undo. */
const work = ['next', 'tray', 'discard', 'commit', 'save'];

/**
 * The bar at the foot of the page with which editing is turned on, and its tray of changes. Its
 * buttons stay the same ones: what is pressed while something else changes is still pressed. The
 * last, in the corner, saves: it stays where it is, whatever the others say.
 */
export function createEditBar(actions: BarActions) {
  let host: HTMLElement | undefined;
  let shownChanges = '';
  let isTrayOpen = false;
  let last: [BarState, PreviewMessages] | undefined;
  const hint = textElement('p', '', 'hint');
  const status = textElement('p', '', 'said');
  status.role = 'status';
  const tray = document.createElement('div');
  const bar = textElement('div', '', 'bar');
  bar.role = 'toolbar';
  const unsaved = textElement('p', '', 'said');
  const groups = { ways: textElement('div', '', 'group'), work: textElement('div', '', 'group') };
  bar.append(status, hint, unsaved, groups.ways, groups.work);
  const acts: Record<string, () => void> = {
    toggle: actions.toggle,
    newPage: actions.newPage,
    rail: actions.toggleRail,
    page: actions.openPage,
    site: actions.openSite,
    undo: actions.undoLast,
    redo: actions.redo,
    next: actions.nextText,
    tray() {
      isTrayOpen = !isTrayOpen;
      if (last) show(...last);
    },
    discard: actions.discard,
    commit: actions.commit,
    save: actions.save,
  };
  const buttons = new Map(
    Object.entries(acts).map(([name, act]) => {
      const made = document.createElement('button');
      made.dataset.action = name;
      made.addEventListener('click', act);
      groups[work.includes(name) ? 'work' : 'ways'].append(made);
      return [name, made];
    }),
  );
  // What is written stays in focus: from there the next text is looked for.
  buttons.get('next')?.addEventListener('mousedown', (event) => event.preventDefault());
  const set = (name: string, label: string, isEnabled = true): HTMLButtonElement => {
    const button = required(buttons.get(name), `button ${name} in the bar`);
    if (button.textContent !== label) button.textContent = label;
    button.disabled = !isEnabled;
    return button;
  };
  /** A button that shows less than what it is called. */
  const setShown = (name: string, label: string, shown: string): HTMLButtonElement => {
    const button = set(name, shown);
    button.ariaLabel = shown === label ? null : label;
    return button;
  };

  function show(state: BarState, messages: PreviewMessages): void {
    last = [state, messages];
    const { isOn, isServed, isRailOpen, changes, unkept, uncommitted } = state;
    const { canRedo, waiting, said } = state;
    const words = messages.edit;
    host ??= shadowElement('edit-bar', messages.language, styles, tray, bar);
    host.role = 'region';
    host.ariaLabel = words.edit;
    bar.ariaLabel = words.edit;
    const hasChanges = changes.length > 0;
    const canChange = isServed && hasChanges;
    if (!hasChanges) isTrayOpen = false;
    const saved = uncommitted > 0 ? `${words.uncommitted}: ${uncommitted}` : words.noChanges;
    unsaved.textContent = [
      ...(hasChanges ? [`${words.changes}: ${changes.length}`] : []),
      ...(unkept > 0 ? [`${words.unkept}: ${unkept}`] : []),
    ].join(' · ');
    hint.textContent = words.hint;
    // Said once, not at every change of the bar.
    if (status.textContent !== said) status.textContent = said;
    set('toggle', isOn ? words.editing : words.edit).ariaPressed = String(isOn);
    set('newPage', `+ ${words.newPage}`, isServed);
    // Beside the panel, or the list of sections, each button shows the least of its words.
    const isNarrow = isRailOpen || document.querySelector('edit-panel') !== null;
    const { rail, railShort, pageShort, nextText, nextShort } = words;
    setShown('rail', rail, isNarrow ? railShort : rail).ariaPressed = String(isRailOpen);
    const [mark, sign] = waiting.places.includes('')
      ? [` · ✎ ${words.unwritten}`, ' · ✎']
      : ['', ''];
    setShown('page', messages.openPage + mark, (isNarrow ? pageShort : messages.openPage) + sign);
    set('site', words.site);
    set('undo', words.undo, canChange);
    set('redo', words.redo, isServed && canRedo);
    set('tray', unsaved.textContent || saved, hasChanges).ariaExpanded = String(isTrayOpen);
    set('save', words.save, canChange).className = 'primary';
    set('commit', words.commit, isServed && (hasChanges || uncommitted > 0));
    set('discard', words.discard, canChange);
    for (const part of [status, hint, ...buttons.values()])
      part.hidden = !isOn && part !== buttons.get('toggle');
    const [next, shortNext] = [nextText, nextShort].map((text) => `✎ ${text}: ${waiting.count}`);
    const nextButton = setShown('next', next ?? '', (isNarrow ? shortNext : next) ?? '');
    nextButton.hidden = !isOn || waiting.count === 0;
    hint.hidden ||= isNarrow;
    // On the button of the tray it stands only while somebody edits.
    unsaved.hidden = isOn;
    tray.hidden = !isOn || !isTrayOpen;
    showTray(changes, words);
    if (!host.isConnected) document.body.append(host);
    // What else stands at the foot of the page stands above the bar, and so does the page's end.
    const height = `${host.offsetHeight + 16}px`;
    document.documentElement.style.setProperty('--edit-bar-height', isOn ? height : '0px');
    document.body.style.paddingBottom = height;
  }

  /** Lists the changes, where they are others than before. */
  function showTray(changes: UnsavedChange[], words: EditMessages): void {
    const now = JSON.stringify(changes);
    if (now === shownChanges) return;
    shownChanges = now;
    const focused = host?.shadowRoot?.activeElement?.getAttribute('data-action');
    tray.replaceChildren(changeTray(changes, words, actions));
    tray.querySelector<HTMLElement>(`[data-action="${focused}"]`)?.focus();
  }

  return show;
}
