import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PanelChoices, PanelQuery } from '../../protocol/panel.ts';
import type { PartName } from '../../protocol/site-part.ts';
import { askServer } from '../ask-server.ts';
import { ofTools } from '../page-width.ts';
import { askForPanel, setPanelWork, tellUnkept } from '../panel-work.ts';
import { panelToggled } from '../room-beside-page.ts';
import { type NoticeTexts, withServerNotice } from '../server-notice.ts';
import { shadowElement } from '../shadow-element.ts';
import { type FieldPath, idOfField, idOfText, picturePath, textPath } from './field-path.ts';
import { rememberFocus } from './former-focus.ts';
import { keepInSight } from './keep-in-sight.ts';
import { openNewForm } from './new-form.tsx';
import { Panel } from './panel.tsx';
import { filled } from './panel-context.ts';
import { openSession, type PanelSession } from './panel-session.ts';
import type { PanelState } from './panel-state.ts';
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

let closeOpen: (() => Promise<boolean>) | undefined;

/**
 * Shows the panel beside the page, in the place of one that is open, unless that one stays. Escape
 * closes it.
 */
export async function showPanel(
  query: PanelQuery,
  words: NoticeTexts,
  { search = '', fromTop = false, picture = '', text = '' }: PanelOptions = {},
): Promise<void> {
  const { language } = words;
  while (closeOpen) if (!(await closeOpen())) return;
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
  /** Whether something was changed while the panel was read. */
  let isBehind = false;
  const refresh = () => {
    if (session) session.refresh();
    else isBehind = true;
  };
  // Vite waits for it before it asks for the server, and then loads the page anew.
  const resume = () => session?.resume();
  const askToStay = (event: Event) => {
    if (session?.hasUnkept()) event.preventDefault();
  };
  /** Closes once what waits is sent, and asks before what is not kept is lost. */
  const closeOnce = async (): Promise<boolean> => {
    await session?.flush();
    const { texts, unkept: count = 0 } = state ?? {};
    if (texts && count > 0 && !confirm(filled(texts.confirmClose, { count }))) return false;
    isClosed = true;
    session?.end();
    setPanelWork();
    tellUnkept(0);
    removeEventListener('beforeunload', askToStay);
    const hasFocus = document.activeElement === host;
    root.unmount();
    host.remove();
    roomOfPage.remove();
    closeOpen = undefined;
    import.meta.hot?.off('site:update', refresh);
    import.meta.hot?.off('vite:ws:disconnect', resume);
    // Who has gone on elsewhere meanwhile stays there.
    if (hasFocus) focusFormer();
    dispatchEvent(new Event(panelToggled));
    return true;
  };
  let closing: Promise<boolean> | undefined;
  const close = () => {
    closing ??= closeOnce().finally(() => {
      closing = undefined;
    });
    return closing;
  };
  closeOpen = close;
  host.addEventListener('close', () => void close());
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') void close();
    // What is typed here is not for the page's own shortcuts.
    event.stopPropagation();
  });
  let state: PanelState | undefined;
  let way: FieldPath = [];
  const openPart = (part: PartName, searched = '') =>
    void withServerNotice(
      () => showPanel({ ...query, section: '', part }, words, { search: searched }),
      words,
    );
  // The forms are asked for: those that came meanwhile may not stand in the panel yet.
  const makeForm = (onMade: (name: string) => void) =>
    void withServerNotice(async () => {
      const { forms } = (await askServer('/__edit/choices')) as PanelChoices;
      if (state && !isClosed) openNewForm({ texts: state.texts, forms, onMade }, words);
    }, words);
  const render = () => {
    // What others change is read in turn, also while it closes.
    if (!state || !session || isClosed) return;
    const props = { state, session, openPart, makeForm, search, words, way };
    root.render(<Panel {...props} close={() => void close()} />);
  };
  import.meta.hot?.on('site:update', refresh);
  session = await openSession({ ...query }, askForPanel, (shown) => {
    state = shown;
    if (session && !isClosed) tellUnkept(shown.unkept);
    render();
  }).catch((cause) => {
    import.meta.hot?.off('site:update', refresh);
    throw cause;
  });
  // Something else was opened meanwhile, in its place.
  if (isClosed) return;
  setPanelWork(session);
  addEventListener('beforeunload', askToStay);
  if (isBehind) session.refresh();
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
