import { withoutTrailingSlash } from '../../../src/lib/links.ts';
import type { PartName } from '../protocol/site-part.ts';
import { type NoticeTexts, withServerNotice } from './server-notice.ts';

/**
 * Opens a section of the page on the screen, or, without one, the page's own settings, or a part of
 * the whole site, in the panel beside it. Panel and form library are loaded when this is done
 * first.
 */
export const openPanel = (section: string, words: NoticeTexts, part: PartName | '' = ''): void =>
  void withServerNotice(async () => {
    const { showPanel } = await import('./panel/show-panel.tsx');
    const address = withoutTrailingSlash(location.pathname);
    await showPanel({ address, section, part }, words.language);
  }, words);

/** Closes the panel, if one is open. */
export const closePanel = (): void =>
  void document.querySelector('edit-panel')?.dispatchEvent(new Event('close'));
