import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { PageData, ShellData } from '../lib/page-data.ts';
import { fillPlaces, type LeftOutElement, leavingOut } from '../theme/stand-ins.ts';
import Skeleton from '../ui/skeleton.tsx';
import Footer from './footer.tsx';
import Header from './header.tsx';
import LanguageSwitcher from './language-switcher.tsx';
import { PageProviders } from './page-view.tsx';

// The pages of a language have header and footer in common, and most of them the skeleton: they are
// rendered once. In the header the links to the page's other languages are each page's own.
const shared = [Header, Footer, Skeleton, LanguageSwitcher];

type Around = { page: PageData; shell: ShellData };

const partsByShell = new WeakMap<ShellData, Map<string, string>>();

/**
 * Renders a page's body, and takes what other pages have, too, from them.
 * @param content the whole body
 */
export function renderBody(content: ReactNode, around: Around): string {
  const known = partsByShell.get(around.shell) ?? new Map<string, string>();
  partsByShell.set(around.shell, known);
  const body = fillPlaces(render(content), (element, key) => {
    const part = known.get(key) ?? renderPart(element, around);
    if (element.type !== LanguageSwitcher) known.set(key, part);
    return part;
  });
  // What is in the header.
  return fillPlaces(body, (element) => renderPart(element, around));
}

const render = (content: ReactNode) => leavingOut(shared, () => renderToString(content));

const renderPart = ({ type, props }: LeftOutElement, around: Around) =>
  render(
    <Router ssrPath={around.page.path}>
      <PageProviders loaded={around}>{createElement(type, props)}</PageProviders>
    </Router>,
  );
