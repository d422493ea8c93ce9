import { createRoot } from 'react-dom/client';
import type { PanelQuery } from '../../protocol/panel.ts';
import { askServer } from '../ask-server.ts';
import { shadowElement } from '../shadow-element.ts';
import { rememberFocus } from './former-focus.ts';
import { Panel } from './panel.tsx';
import { openSession, type PanelSession, type PanelState } from './panel-session.ts';
import { panelStyle, panelWidth, sheetBelow } from './panel-style.ts';

let closeOpen: (() => void) | undefined;

/** Shows the panel beside the page, in the place of one that is open. Escape closes it. */
export async function showPanel(query: PanelQuery, language: string): Promise<void> {
  closeOpen?.();
  const focusFormer = rememberFocus();
  const place = document.createElement('div');
  const host = shadowElement('edit-panel', language, panelStyle, place);
  place.style.display = 'contents';
  host.setAttribute('role', 'dialog');
  host.setAttribute('aria-label', query.section || query.address);
  const root = createRoot(place);
  const roomOfPage = document.createElement('style');
  roomOfPage.textContent = `@media(width>=${sheetBelow}px){
:root{--panel-room:${panelWidth}}body{margin-inline-end:${panelWidth}}}
@media(width<${sheetBelow}px){:root{--panel-rise:62vh}body{padding-bottom:62vh}}`;
  let session: PanelSession | undefined;
  const refresh = () => session?.refresh();
  const close = () => {
    session?.end();
    root.unmount();
    host.remove();
    roomOfPage.remove();
    closeOpen = undefined;
    import.meta.hot?.off('site:update', refresh);
    focusFormer();
  };
  closeOpen = close;
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    // What is typed here is not for the page's own shortcuts.
    event.stopPropagation();
  });
  let state: PanelState | undefined;
  const render = () => {
    if (state && session) root.render(<Panel state={state} session={session} close={close} />);
  };
  session = await openSession({ ...query }, askServer, (shown) => {
    state = shown;
    render();
  });
  render();
  import.meta.hot?.on('site:update', refresh);
  document.head.append(roomOfPage);
  document.body.append(host);
}
