import { createRoot } from 'react-dom/client';
import { withoutTrailingSlash } from '../../../../src/lib/links.ts';
import type { SectionEdit } from '../../protocol/edits.ts';
import type { PreviewMessages } from '../../protocol/preview-messages.ts';
import { askServer } from '../ask-server.ts';
import { ofTools } from '../page-width.ts';
import { rememberFocus } from '../panel/former-focus.ts';
import type { PanelOptions } from '../panel/show-panel.tsx';
import { openGallery } from './open-dialogs.tsx';
import { Rail } from './rail.tsx';
import type { ItemAction } from './rail-item.tsx';
import { openRail, type RailState } from './rail-session.ts';
import { railStyle } from './rail-style.ts';

/** What the rail asks of the editor. */
export type RailEditor = {
  change: (edit: SectionEdit) => Promise<boolean>;
  /** Opens the dialog for a new page. */
  newPage: () => void;
  /** Asks before a section is removed. */
  mayRemove: (section: string) => boolean;
  /** Opens a section in the panel. */
  open: (section: string, options?: PanelOptions) => void;
  onClose: () => void;
};

/** The rail while it is shown. */
export type ShownRail = { refresh: () => void; close: () => void };

/**
 * Shows the rail beside the page, and goes there if it takes the focus. Escape closes it.
 * @throws where the server does not answer
 */
export async function showRail(
  messages: PreviewMessages,
  { change, newPage, open, mayRemove, onClose }: RailEditor,
  takesFocus: boolean,
): Promise<ShownRail> {
  const focusFormer = rememberFocus();
  const host = document.createElement('div');
  host.id = 'edit-rail';
  host.lang = messages.language;
  host.setAttribute('role', 'region');
  const sheet = document.createElement('style');
  sheet.setAttribute(ofTools, '');
  sheet.textContent = railStyle;
  const root = createRoot(host);
  let state: RailState | undefined;
  const close = () => {
    root.unmount();
    host.remove();
    sheet.remove();
    removeEventListener('popstate', refresh);
    removeEventListener('pushState', refresh);
    onClose();
    focusFormer();
  };
  const refresh = () => void session.refresh();
  const act = (action: ItemAction, id: string, focus?: string) => {
    if (action === 'open') {
      // At once: the panel is about to give the page another width.
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
      open(id, { fromTop: true });
    } else if (action === 'up' || action === 'down') void session.step(id, action, focus);
    else if (action === 'duplicate') void session.duplicate(id);
    else if (action === 'add') void add(id);
    else if (mayRemove(id)) void session.remove(id);
  };
  const add = (after: string) =>
    openGallery(messages, {
      sections: session.ids().map((id) => ({ id, name: session.nameOf(id) })),
      after,
      insert: (...chosen) =>
        void session.add(...chosen).then((id) => id !== undefined && scrollOnceThere(id)),
    });
  function render() {
    if (!state) return;
    root.render(
      <Rail
        {...state}
        takesFocus={takesFocus}
        messages={messages}
        act={act}
        drop={(id, place) => void session.move(id, place)}
        add={() => void add(state?.answer.sections.findLast((each) => !each.isContact)?.id ?? '')}
        newPage={newPage}
        close={close}
      />,
    );
  }
  const address = () => withoutTrailingSlash(location.pathname);
  const session = await openRail({ address, ask: askServer, change }, (now) => {
    state = now;
    render();
  });
  host.setAttribute('aria-label', state?.answer.texts.title ?? '');
  host.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  addEventListener('popstate', refresh);
  addEventListener('pushState', refresh);
  document.head.append(sheet);
  document.body.prepend(host);
  return { refresh, close };
}

/** How long a section may take to show on the page, in ms. */
const patienceMs = 5000;

/** Scrolls to a section as soon as the page shows it. */
function scrollOnceThere(id: string): void {
  const find = () => {
    const section = document.getElementById(id);
    if (section) observer.disconnect();
    section?.scrollIntoView();
  };
  const observer = new MutationObserver(find);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMs);
  find();
}
