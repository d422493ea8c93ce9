/**
 * An element of the editing tools, in a shadow root: the page's styles do not reach into it, nor
 * its own out of it.
 * @param name a custom element's name, by which tests find it
 */
export function shadowElement(
  name: string,
  language: string,
  styles: string,
  ...children: Node[]
): HTMLElement {
  const host = document.createElement(name);
  host.lang = language;
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  host.attachShadow({ mode: 'open' }).append(sheet, ...children);
  return host;
}

/** An element with a text, and perhaps a class. */
export function textElement(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}
