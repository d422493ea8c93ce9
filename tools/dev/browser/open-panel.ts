import { withoutTrailingSlash } from '../../../src/lib/links.ts';
import type { PartName } from '../protocol/site-part.ts';
import type { PanelOptions } from './panel/show-panel.tsx';
import { type NoticeTexts, withServerNotice } from './server-notice.ts';

const load = () => import('./panel/show-panel.tsx');

/** How long, in ms, a browser that is never idle waits before it loads the panel. */
const longestWaitMs = 1500;

/** Loads panel and form library as soon as there is nothing else to do, before anybody asks. */
export const loadPanelWhenIdle = (): void =>
  void requestIdleCallback(() => void load().catch(() => undefined), { timeout: longestWaitMs });

/** How often something was opened: what was opened last is shown, whichever code comes first. */
let opened = 0;

/**
 * Opens a section of the page on the screen, or, without one, the page's own settings, or a part of
 * the whole site, in the panel beside it.
 */
export const openPanel = (
  section: string,
  words: NoticeTexts,
  part: PartName | '' = '',
  options: PanelOptions = {},
): Promise<unknown> =>
  withServerNotice(async () => {
    opened += 1;
    const turn = opened;
    const { showPanel } = await load();
    if (turn !== opened) return;
    const address = withoutTrailingSlash(location.pathname);
    await showPanel({ address, section, part }, words, options);
  }, words);

/** Closes the panel, if one is open. */
export const closePanel = (): void =>
  void document.querySelector('edit-panel')?.dispatchEvent(new Event('close'));
