import { withoutTrailingSlash } from '../../src/lib/links.ts';
import type { AskedText, FoundText } from './find-text.ts';
import { element, ownElement } from './own-element.ts';
import type { PreviewWords } from './words.ts';

const styles = `
:host{position:fixed;inset:auto 1rem 1rem auto;z-index:1001;width:min(32rem,calc(100vw - 2rem));max-height:60vh;overflow:auto;background:#1b1412;color:#fff;border-radius:12px;box-shadow:0 8px 40px rgb(0 0 0/.35);font:16px/1.5 system-ui,sans-serif}
header{display:flex;justify-content:space-between;align-items:start;gap:16px;padding:16px 20px 0}strong{font-size:16px}
dl{margin:0;padding:16px 20px;display:grid;gap:4px}dt{font:13px/1.5 ui-monospace,monospace}dd{margin:0 0 12px;overflow-wrap:anywhere}
button{all:unset;cursor:pointer;color:#ffb3a3;text-decoration:underline;overflow-wrap:anywhere}button:focus-visible{outline:2px solid #fff;outline-offset:2px}`;

/** As much of a page reads as one text; more is no text that somebody wrote in one place. */
const longestText = 4000;
const mostReadings = 5;

let panel: HTMLElement | undefined;

/** Alt-click on a text opens its file at its line in the editor, and shows what the other languages say in its place. Escape closes that. */
export function showSourceOnAltClick(words: () => PreviewWords): void {
  addEventListener('click', (event) => void onClick(event, words()), true);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}

const close = () => panel?.remove();

async function onClick(event: MouseEvent, words: PreviewWords): Promise<void> {
  const clicked = event.target as HTMLElement;
  if (!event.altKey || clicked.shadowRoot) return;
  event.preventDefault();
  event.stopPropagation();
  const texts = readingsAt(event, clicked);
  if (texts.length === 0) return;
  const asked: AskedText = { address: withoutTrailingSlash(location.pathname), section: sectionAround(clicked), texts };
  const found = (await (await fetch('/__text', { method: 'POST', body: JSON.stringify(asked) })).json()) as FoundText[];
  if (found[0]) void openInEditor(found[0]);
  close();
  panel = panelOf(found, words);
  document.body.append(panel);
}

/** What may be the text that was clicked, the likeliest first: the words under the pointer, then all that stands in the elements around them. */
function readingsAt({ clientX, clientY }: MouseEvent, clicked: HTMLElement): string[] {
  const under = document.caretPositionFromPoint(clientX, clientY)?.offsetNode;
  const texts = under?.nodeType === Node.TEXT_NODE && clicked.contains(under) ? [under.textContent!] : [];
  for (let each: HTMLElement | null = clicked; each && each !== document.body && texts.length < mostReadings; each = each.parentElement) {
    if (each.textContent!.length > longestText) break;
    texts.push(each.textContent!, each.getAttribute('alt') ?? '', each.getAttribute('placeholder') ?? '');
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

const openInEditor = ({ absolute, line, column }: FoundText) => fetch(`/__open-in-editor?file=${encodeURIComponent(`${absolute}:${line}:${column}`)}`);

function panelOf(found: FoundText[], words: PreviewWords): HTMLElement {
  const header = document.createElement('header');
  const closing = element('button', words.close);
  closing.addEventListener('click', close);
  header.append(element('strong', found.length > 0 ? words.source : words.noSource), closing);
  const list = document.createElement('dl');
  for (const each of found) {
    const place = element('dt', `${each.language}  `);
    const opening = element('button', `${each.file}:${each.line}`);
    opening.addEventListener('click', () => void openInEditor(each));
    place.append(opening);
    const text = element('dd', each.text);
    text.lang = each.language;
    list.append(place, text);
  }
  const host = ownElement('text-source', words.language, styles, header, list);
  host.setAttribute('role', 'dialog');
  host.setAttribute('aria-label', words.source);
  return host;
}
