import type { LoadedPage } from '../hydration/loaded-page.ts';
import { drawingFileAt } from '../lib/drawing-addresses.ts';

/** The page of which the drawings were loaded last, and what shows one of each of its files. */
let latest: LoadedPage | undefined;
let shown: Element | undefined;

/**
 * Loads the drawings of a page that is not shown yet, so that the browser has laid them out before
 * it is; those of the one before it are let go.
 */
export function loadDrawings(loaded: LoadedPage): void {
  if (loaded === latest) return;
  latest = loaded;
  shown?.remove();
  shown = add(document.body, 'svg', 'display', 'none');
  const { drawings } = loaded.shell;
  const written = JSON.stringify(loaded.page.sections);
  for (const [place, names] of drawings.files.entries())
    if (names.some((name) => written.includes(`"${name}"`)))
      add(shown, 'use', 'href', `${drawingFileAt(drawings, place)}#${names[0]}`);
}

function add(parent: Element, name: string, attribute: string, value: string): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.setAttribute(attribute, value);
  parent.append(element);
  return element;
}
