import { createContext, useContext } from 'react';
import type { IntroAlign, SectionSpacing, SectionWidth } from '../generated/types.ts';
import type { PageData, ShellData } from '../lib/page-data.ts';

/** The page that is shown and what it shares with the others of its language. */
type Around = {
  page: PageData;
  shell: ShellData;
  /**
   * Whether a hue is the page's. At build, a section that asks so, and does not read the hue, is
   * known to be the same on pages of all other hues.
   */
  hasHue?: (hue: number) => boolean;
};

export const PageContext = createContext<Around | null>(null);

/** The page around a component. */
export function usePage() {
  const context = useContext(PageContext);
  if (!context) throw new Error('Outside a page');
  return context;
}

/** What every block has in common, from the section around it. */
type SectionSettings = {
  /** Whether it opens the page: its heading is then the page's h1. */
  isFirst?: boolean;
  /** Whether it stands on the same ground as the section before it. */
  continuesGround?: boolean;
  /** Whether it has words and signs alone, around which there is less air. */
  isTextAlone?: boolean;
  width?: SectionWidth;
  align?: IntroAlign;
  spacing?: SectionSpacing;
};

/** The section around a component. */
export const SectionContext = createContext<SectionSettings>({});
