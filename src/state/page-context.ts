import { createContext, useContext } from 'react';
import type { PageData, ShellData } from '../lib/page-data.ts';

/** The page that is shown and what it shares with the others of its language. */
export const PageContext = createContext<{ page: PageData; shell: ShellData } | null>(null);

/** The page around a component. */
export function usePage() {
  const context = useContext(PageContext);
  if (!context) throw new Error('A component stands outside a page.');
  return context;
}

/** Whether a section opens its page: its heading is then the page's h1. */
export const FirstSectionContext = createContext(false);
