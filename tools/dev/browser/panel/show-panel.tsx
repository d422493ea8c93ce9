import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PanelQuery } from '../../protocol/panel.ts';
import type { PartName } from '../../protocol/site-part.ts';
import { askServer } from '../ask-server.ts';
import { ofTools } from '../page-width.ts';
import { panelToggled } from '../room-beside-page.ts';
import { shadowElement } from '../shadow-element.ts';
import { type FieldPath, idOfField, idOfText, picturePath, textPath } from './field-path.ts';
import { rememberFocus } from './former-focus.ts';
import { keepInSight } from './keep-in-sight.ts';
import { openNewForm } from './new-form.tsx';
import { Panel } from './panel.tsx';
import { openSession, type PanelSession, type PanelState } from './panel-session.ts';
import { panelStyle, panelWidth, sheetBelow } from './panel-style.ts';

/**
 * What is searched for at first; whether the page shows the section from its beginning; the picture
 * at whose field it opens, or the text, by its place in a file that holds all languages.
 */
export type PanelOptions = {
  search?: string;
  fromTop?: boolean;
  picture?: string;
  text?: string;
};

let closeOpen: (() => void) | undefined;

/** Shows the panel beside the page, in the place of one that is open. Escape closes it. */
export async function showPanel(
  query: PanelQuery,
  language: string,
  { search = '', fromTop = false, picture = '', text = '' }: PanelOptions = {},
): Promise<void> {
  closeOpen?.();
  const focusFormer = rememberFocus();
  const place = document.createElement('div');
  const host = shadowElement('edit-panel', language, panelStyle, place);
  place.style.display = 'contents';
  host.setAttribute('role', 'dialog');
  host.setAttribute('aria-label', query.part || query.section || query.address);
  const root = createRoot(place);
  const roomOfPage = document.createElement('style');
  roomOfPage.setAttribute(ofTools, '');
  // Said to those alone that need it: what the root says, every element of the page would inherit.
  roomOfPage.textContent = `@media(width>=${sheetBelow}px){
edit-bar,problem-overlay,section-buttons{--panel-room:${panelWidth}}
body{margin-inline-end:${panelWidth}}}
@media(width<${sheetBelow}px){
edit-bar,problem-overlay{--panel-rise:62vh}body{padding-bottom:62vh}}`;
  let session: PanelSession | undefined;
  let isClosed = false;
  const refresh = () => session?.refresh();
  // Vite waits for it before it asks for the server, and then loads the page anew.
  const resume = () => session?.resume();
  const close = () => {
    isClosed = true;
    session?.end();
    root.unmount();
    host.remove();
    roomOfPage.remove();
    closeOpen = undefined;
    import.meta.hot?.off('site:update', refresh);
    import.meta.hot?.off('vite:ws:disconnect', resume);
    focusFormer();
    dispatchEvent(new Event(panelToggled));
  };
  closeOpen = close;
  host.addEventListener('close', close);
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    // What is typed here is not for the page's own shortcuts.
    event.stopPropagation();
  });
  let state: PanelState | undefined;
  let way: FieldPath = [];
  const openPart = (part: PartName, searched = '') =>
    void showPanel({ ...query, section: '', part }, language, { search: searched });
  const makeForm = (onMade: (name: string) => void) => {
    if (!state) return;
    const { texts, choices } = state;
    openNewForm({ texts, forms: choices.forms, onMade }, language);
  };
  const render = () => {
    // What was written last is sent while it closes, and its answer comes later.
    if (!state || !session || isClosed) return;
    const props = { state, session, openPart, makeForm, search, language, way, close };
    root.render(<Panel {...props} />);
  };
  session = await openSession({ ...query }, askServer, (shown) => {
    state = shown;
    render();
  });
  // Something else was opened meanwhile, in its place.
  if (isClosed) return;
  import.meta.hot?.on('site:update', refresh);
  import.meta.hot?.on('vite:ws:disconnect', resume);
  if (text) way = textPath(text);
  if (state?.subject && picture)
    way = picturePath(state.subject.schema, state.draft, picture) ?? [];
  document.body.append(host);
  // At once: the next paint has the fields, and what waits for it follows them.
  flushSync(render);
  const fieldAt = (id: string) => host.shadowRoot?.getElementById(id);
  if (text) fieldAt(idOfText(way))?.focus();
  else if (way.length > 0) {
    const field = fieldAt(idOfField(way));
    field?.closest('.chooser')?.querySelector('button')?.focus();
  }
  afterNextPaint(() => {
    if (!host.isConnected) return;
    const widen = () => {
      document.head.append(roomOfPage);
      dispatchEvent(new Event(panelToggled));
    };
    keepInSight(query.section, { fromTop, widen });
  });
}

/** The whole page is laid out anew beside the panel: the fields are not to wait for it. */
const afterNextPaint = (work: () => void): void =>
  void requestAnimationFrame(() => setTimeout(work));
