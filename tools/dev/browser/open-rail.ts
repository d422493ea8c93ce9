import type { PreviewMessages } from '../protocol/preview-messages.ts';
import { closePanel } from './open-panel.ts';
import { fitPage, watchPageWidth } from './page-width.ts';
import type { RailEditor, ShownRail } from './rail/show-rail.tsx';
import { besidePanelFrom, panelToggled } from './room-beside-page.ts';
import { withServerNotice } from './server-notice.ts';

/** Whether the rail is open is remembered for the browser's tab. */
const storageKey = 'rail';

/** Whether the panel stands where the rail would. */
const isBehindPanel = () =>
  innerWidth < besidePanelFrom && document.querySelector('edit-panel') !== null;

type Options = Omit<RailEditor, 'onClose'> & {
  /** Called once the rail has come or gone. */
  onChange: () => void;
};

/** Opens and closes the rail. It is loaded when it is first opened. */
export function createRailToggle({ onChange: tell, ...editor }: Options) {
  const onChange = () => {
    fitPage();
    tell();
  };
  let shown: Promise<ShownRail | undefined> | undefined;
  const forget = () => {
    shown = undefined;
    sessionStorage.removeItem(storageKey);
    onChange();
  };
  const load = async (words: PreviewMessages, takesFocus: boolean) => {
    const { showRail } = await import('./rail/show-rail.tsx');
    return showRail(words, { ...editor, onClose: forget }, takesFocus);
  };
  const open = async (words: PreviewMessages, takesFocus: boolean) => {
    sessionStorage.setItem(storageKey, 'open');
    shown = withServerNotice(() => load(words, takesFocus), words);
    onChange();
    if (await shown) fitPage();
    else forget();
  };
  const close = async () => (await shown)?.close();
  const isOpen = () => shown !== undefined && !isBehindPanel();
  addEventListener(panelToggled, onChange);
  watchPageWidth();
  return {
    isOpen,
    close,
    async toggle(words: PreviewMessages) {
      if (isOpen()) return close();
      if (isBehindPanel()) closePanel();
      if (!shown) await open(words, true);
    },
    /** Shows the sections of the page as they are now, where the rail is open, or was. */
    async show(words: PreviewMessages) {
      if (shown) (await shown)?.refresh();
      // Nobody asked for it now: somebody may be writing on the page already.
      else if (sessionStorage.getItem(storageKey)) await open(words, false);
    },
  };
}
