import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { PageData, ShellData } from '../lib/page-data.ts';
import type { Piece } from '../lib/pieces.ts';
import { cutAtPlaces, type LeftOutElement, leavingOut } from '../theme/stand-ins.ts';
import Skeleton from '../ui/skeleton.tsx';
import Footer from './footer.tsx';
import Header from './header.tsx';
import LanguageSwitcher from './language-switcher.tsx';
import { PageProviders } from './page-view.tsx';

// The pages of a language have header and footer in common, and most of them the skeleton: they are
// rendered once. In the header the links to the page's other languages are each page's own.
const shared = [Header, Footer, Skeleton, LanguageSwitcher];

type Around = { page: PageData; shell: ShellData };

type Part = Piece | LeftOutElement;

const partsByShell = new WeakMap<ShellData, Map<string, Part[]>>();

/**
 * Renders a page's body, and takes what other pages have, too, from them.
 * @param content the whole body
 */
export function renderBody(content: ReactNode, around: Around): Piece[] {
  const known = partsByShell.get(around.shell) ?? new Map<string, Part[]>();
  partsByShell.set(around.shell, known);
  const sharedPartsOf = (element: LeftOutElement) => {
    const parts = known.get(element.key) ?? renderPart(element, around).map(asShared);
    known.set(element.key, parts);
    return parts;
  };
  const filled = (part: Part): Piece[] => {
    if ('html' in part) return [part];
    const isOwn = part.type === LanguageSwitcher;
    return (isOwn ? renderPart(part, around) : sharedPartsOf(part)).flatMap(filled);
  };
  return render(content).flatMap(filled);
}

const asShared = (part: Part): Part => ('html' in part ? { ...part, isShared: true } : part);

const render = (content: ReactNode) =>
  cutAtPlaces(leavingOut(shared, () => renderToString(content)));

const renderPart = ({ type, props }: LeftOutElement, around: Around) =>
  render(
    <Router ssrPath={around.page.path}>
      <PageProviders loaded={around}>{createElement(type, props)}</PageProviders>
    </Router>,
  );
