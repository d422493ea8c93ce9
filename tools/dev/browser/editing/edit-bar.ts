import type { UnsavedChange } from '../../protocol/edits.ts';
import type { PreviewMessages } from '../../protocol/preview-messages.ts';
import { shadowElement, textElement } from '../shadow-element.ts';
import { changeTray, type TrayActions } from './change-tray.ts';

const styles = `
:host{
  position:fixed;right:calc(1rem + var(--panel-room,0px));
  bottom:calc(1rem + var(--panel-rise,0px));z-index:1001;
  max-width:calc(100vw - 2rem - var(--panel-room,0px) - var(--rail-room,0px));
  color:#fff;font:14px/1.5 system-ui,sans-serif}
.bar,.tray{background:#1b1412;border-radius:16px;box-shadow:0 8px 40px rgb(0 0 0/.35)}
.bar{display:flex;flex-wrap:wrap;justify-content:end;align-items:center;gap:4px;padding:4px}
.tray{max-height:50vh;overflow:auto;margin-bottom:8px;padding:8px 16px}
.hint,.said{margin:0;padding:4px 8px;white-space:pre-line}
.hint{color:#d9ccc8}.said:empty{display:none}
ul{list-style:none;margin:0;padding:0}
li{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:4px 0}
li span{flex:1 1 16rem;overflow-wrap:anywhere}
li p{flex-basis:100%;margin:0;color:#ffb3a3}
button{
  font:inherit;font-weight:600;min-height:40px;padding:4px 10px;border:0;border-radius:12px;
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
  undoLast: () => void;
  redo: () => void;
  save: () => void;
  discard: () => void;
};

export type BarState = {
  isOn: boolean;
  isRailOpen: boolean;
  changes: UnsavedChange[];
  canRedo: boolean;
  /** What became of the last request, where it is worth saying. */
  said: string;
};

/** The bar at the foot of the page with which editing is turned on, and its tray of changes. */
export function createEditBar(actions: BarActions) {
  let host: HTMLElement | undefined;
  let isTrayOpen = false;
  const show = (state: BarState, messages: PreviewMessages): void => {
    const words = messages.edit;
    host ??= shadowElement('edit-bar', messages.language, styles);
    host.role = 'region';
    host.ariaLabel = words.edit;
    const { shadowRoot } = host;
    if (!shadowRoot) return;
    const focused = shadowRoot.activeElement?.getAttribute('data-action');
    const [sheet] = shadowRoot.children;
    const parts = barParts(state, messages, () => {
      isTrayOpen = !isTrayOpen;
      show(state, messages);
    });
    const tray = state.isOn && isTrayOpen ? [changeTray(state.changes, words, actions)] : [];
    shadowRoot.replaceChildren(...(sheet ? [sheet] : []), ...tray, parts);
    if (!host.isConnected) document.body.append(host);
    // What else stands at the foot of the page stands above the bar, and so does the page's end.
    const height = `${host.offsetHeight + 16}px`;
    document.documentElement.style.setProperty('--edit-bar-height', state.isOn ? height : '0px');
    document.body.style.paddingBottom = height;
    if (focused)
      shadowRoot.querySelector<HTMLElement>(`[data-action="${focused}"]:enabled`)?.focus();
  };
  return show;

  function barParts(
    { isOn, isRailOpen, changes, canRedo, said }: BarState,
    { edit: words, openPage }: PreviewMessages,
    toggleTray: () => void,
  ): HTMLElement {
    const bar = textElement('div', '', 'bar');
    bar.role = 'toolbar';
    bar.ariaLabel = words.edit;
    const button = (name: string, label: string, act: () => void, isEnabled = true) => {
      const made = textElement('button', label) as HTMLButtonElement;
      made.dataset.action = name;
      made.disabled = !isEnabled;
      made.addEventListener('click', act);
      bar.append(made);
      return made;
    };
    const status = textElement('p', said, 'said');
    status.role = 'status';
    const toggle = button('toggle', isOn ? words.editing : words.edit, actions.toggle);
    toggle.ariaPressed = String(isOn);
    if (!isOn) return bar;
    const hasChanges = changes.length > 0;
    bar.prepend(textElement('p', words.hint, 'hint'), status);
    button('rail', words.rail, actions.toggleRail).ariaPressed = String(isRailOpen);
    button('page', openPage, actions.openPage);
    button('undo', words.undo, actions.undoLast, hasChanges);
    button('redo', words.redo, actions.redo, canRedo);
    const label = hasChanges ? `${words.changes}: ${changes.length}` : words.noChanges;
    button('tray', label, toggleTray, hasChanges).ariaExpanded = String(isTrayOpen);
    button('save', words.save, actions.save, hasChanges).className = 'primary';
    button('discard', words.discard, actions.discard, hasChanges);
    return bar;
  }
}
