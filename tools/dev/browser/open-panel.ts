import { withoutTrailingSlash } from '../../../src/lib/links.ts';
import { type NoticeTexts, withServerNotice } from './server-notice.ts';

/**
 * Opens a section of the page on the screen, or, without one, the page's own settings, in the panel
 * beside it. Panel and form library are loaded when this is done first.
 */
export const openPanel = (section: string, words: NoticeTexts): void =>
  void withServerNotice(async () => {
    const { showPanel } = await import('./panel/show-panel.tsx');
    await showPanel({ address: withoutTrailingSlash(location.pathname), section }, words.language);
  }, words);
