import { withoutTrailingSlash } from '../../../src/lib/links.ts';
import type { PreviewMessages } from '../protocol/preview-messages.ts';
import type { TextQuery, TextVersion } from '../protocol/text-source.ts';
import { openInEditor } from './open-in-editor.ts';
import { fetchFromServer, withServerNotice } from './server-notice.ts';
import { shadowElement, textElement } from './shadow-element.ts';

const styles = `
:host{
  position:fixed;inset:auto 1rem calc(1rem + var(--edit-bar-height,0px)) auto;z-index:1001;
  width:min(32rem,calc(100vw - 2rem));max-height:60vh;overflow:auto;
  background:#1b1412;color:#fff;border-radius:12px;
  box-shadow:0 8px 40px rgb(0 0 0/.35);outline:none;font:16px/1.5 system-ui,sans-serif}
header{display:flex;justify-content:space-between;align-items:start;gap:16px;padding:16px 20px 0}
header button{flex:none}
strong{font-size:16px}
dl{margin:0;padding:16px 20px;display:grid;gap:4px}
dt{font:13px/1.5 ui-monospace,monospace}
dd{margin:0 0 12px;overflow-wrap:anywhere}
button{all:unset;cursor:pointer;color:#ffb3a3;text-decoration:underline;overflow-wrap:anywhere}
button:focus-visible{outline:2px solid #fff;outline-offset:2px}`;

/** In characters: what is longer is not one text that somebody wrote in one place. */
const maxTextLength = 4000;
const maxCandidates = 8;

let panel: HTMLElement | undefined;
let formerFocus: Element | null = null;

/**
 * Alt-click on a text opens its file at its line in the editor, and shows what the other languages
 * say in its place. Escape closes that.
 */
export function showSourceOnAltClick(words: () => PreviewMessages | undefined): void {
  addEventListener('click', (event) => void onClick(event, words()), true);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}

/** Takes the panel away, and puts the focus back where it was before. */
function close(): void {
  const hadFocus = document.activeElement === panel;
  panel?.remove();
  panel = undefined;
  if (hadFocus && formerFocus instanceof HTMLElement) formerFocus.focus({ preventScroll: true });
}

async function onClick(event: MouseEvent, words: PreviewMessages | undefined): Promise<void> {
  const clicked = event.target;
  if (!words || !event.altKey || !(clicked instanceof HTMLElement) || clicked.shadowRoot) return;
  event.preventDefault();
  event.stopPropagation();
  const texts = candidateTexts(event, clicked);
  if (texts.length === 0) return;
  const query: TextQuery = {
    address: withoutTrailingSlash(location.pathname),
    section: sectionAround(clicked),
    candidates: texts,
  };
  const found = await withServerNotice(() => findVersions(query), words);
  if (!found) return;
  if (found[0]) openInEditor(editorLocation(found[0]), words);
  close();
  panel = panelOf(found, words);
  document.body.append(panel);
  formerFocus = document.activeElement;
  panel.focus({ preventScroll: true });
}

async function findVersions(query: TextQuery): Promise<TextVersion[]> {
  const body = JSON.stringify(query);
  return (await fetchFromServer('/__text', { method: 'POST', body })).json();
}

/**
 * What may be the text that was clicked, the likeliest first: the words under the pointer, those of
 * the element itself, then all that stands in the elements around it.
 */
function candidateTexts({ clientX, clientY }: MouseEvent, clicked: HTMLElement): string[] {
  const under = document.caretPositionFromPoint(clientX, clientY)?.offsetNode;
  const words = [
    ...(under && clicked.contains(under) ? [under] : []),
    ...clicked.childNodes,
  ].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : []));
  const texts = [
    ...words,
    clicked.getAttribute('alt') ?? '',
    clicked.getAttribute('placeholder') ?? '',
  ];
  for (
    let each: HTMLElement | null = clicked;
    each && each !== document.body && texts.length < maxCandidates;
    each = each.parentElement
  ) {
    if (each.textContent.length > maxTextLength) break;
    texts.push(each.textContent);
  }
  return [...new Set(texts.filter((text) => text.trim()))];
}

/** The id of the section that an element is in: the outermost one in the page's main part. */
function sectionAround(clicked: HTMLElement): string {
  const ids: string[] = [];
  for (let each: HTMLElement | null = clicked; each; each = each.parentElement) {
    if (each.localName === 'main') return ids.at(-1) ?? '';
    if (each.id) ids.push(each.id);
  }
  return '';
}

const editorLocation = ({ absolutePath: absolute, line, column }: TextVersion) =>
  `${absolute}:${line}:${column}`;

function panelOf(found: TextVersion[], words: PreviewMessages): HTMLElement {
  const header = document.createElement('header');
  const closing = textElement('button', words.close);
  closing.addEventListener('click', close);
  header.append(textElement('strong', found.length > 0 ? words.source : words.noSource), closing);
  const list = document.createElement('dl');
  for (const each of found) {
    const place = textElement('dt', `${each.language}  `);
    const opening = textElement('button', `${each.file}:${each.line}`);
    opening.addEventListener('click', () => openInEditor(editorLocation(each), words));
    place.append(opening);
    const text = textElement('dd', each.text);
    text.lang = each.language;
    list.append(place, text);
  }
  const host = shadowElement('text-source', words.language, styles, header, list);
  host.setAttribute('role', 'dialog');
  host.tabIndex = -1;
  host.setAttribute('aria-label', words.source);
  return host;
}
