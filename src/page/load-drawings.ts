import type { Section } from '../generated/types.ts';
import type { Drawings } from '../lib/drawing-addresses.ts';

/** What shows the files of a page, so that the browser has laid them out before the page is. */
let shown: Element | undefined;

/** Loads the drawings of a page that is not shown yet; those of the one before it are let go. */
export function loadDrawings(sections: Section[], { folder, files }: Drawings): void {
  const written = JSON.stringify(sections);
  const svg = add(document.body, 'svg', 'display', 'none');
  files.forEach((names, file) => {
    if (names.some((name) => written.includes(`"${name}"`)))
      add(svg, 'use', 'href', `${folder}/${file}.svg#${names[0]}`);
  });
  shown?.remove();
  shown = svg;
}

function add(parent: Element, name: string, attribute: string, value: string): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.setAttribute(attribute, value);
  parent.append(element);
  return element;
}
