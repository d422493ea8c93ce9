import { withoutTrailingSlash } from '../../../src/lib/links.ts';
import type { PartName } from '../protocol/site-part.ts';
import { type NoticeTexts, withServerNotice } from './server-notice.ts';

const load = () => import('./panel/show-panel.tsx');

/** Loads panel and form library once somebody is about to open something, by hand or by key. */
export function loadPanelWhenNear(opener: HTMLElement): void {
  for (const sign of ['pointerover', 'focusin'])
    opener.addEventListener(sign, () => void load().catch(() => undefined), { once: true });
}

/**
 * Opens a section of the page on the screen, or, without one, the page's own settings, or a part of
 * the whole site, in the panel beside it.
 */
export const openPanel = (section: string, words: NoticeTexts, part: PartName | '' = ''): void =>
  void withServerNotice(async () => {
    const { showPanel } = await load();
    const address = withoutTrailingSlash(location.pathname);
    await showPanel({ address, section, part }, words.language);
  }, words);

/** Closes the panel, if one is open. */
export const closePanel = (): void =>
  void document.querySelector('edit-panel')?.dispatchEvent(new Event('close'));
