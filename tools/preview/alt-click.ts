import { withoutTrailingSlash } from '../../src/lib/links.ts';
import type { FoundText } from './find-text.ts';

const styles = `
:host{position:fixed;inset:auto 1rem 1rem auto;z-index:1001;width:min(32rem,calc(100vw - 2rem));max-height:60vh;overflow:auto;background:#1b1412;color:#fff;border-radius:12px;box-shadow:0 8px 40px rgb(0 0 0/.35);font:16px/1.5 system-ui,sans-serif}
dl{margin:0;padding:16px 20px;display:grid;gap:12px}dt{font:13px/1.5 ui-monospace,monospace}dd{margin:0}button{all:unset;cursor:pointer;color:#ffb3a3;text-decoration:underline}button:focus-visible{outline:2px solid #fff}`;

let panel: HTMLElement | undefined;

/** Alt-click on a text opens its file at its line in the editor, and shows what the other languages say in its place. */
export function showSourceOnAltClick(): void {
  addEventListener('click', (event) => void onClick(event), true);
  addEventListener('keydown', ({ key }) => key === 'Escape' && panel?.remove());
}

async function onClick(event: MouseEvent): Promise<void> {
  if (!event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const element = event.target as HTMLElement;
  const text = ownText(element);
  if (!text) return;
  const section = sectionAround(element);
  const asked = new URLSearchParams({ address: withoutTrailingSlash(location.pathname), section, text });
  const found = (await (await fetch(`/__text?${asked}`)).json()) as FoundText[];
  panel?.remove();
  if (found.length === 0) return;
  void openInEditor(found[0]!);
  panel = listOf(found);
  document.body.append(panel);
}

/** The text that stands in an element itself, or in the nearest one around it that has some. */
function ownText(element: HTMLElement | null): string {
  if (!element || element === document.body) return '';
  return element.textContent!.trim() ? element.textContent! : ownText(element.parentElement);
}

/** The id of the section that an element is in: the outermost element below the page's main part that has one. */
function sectionAround(element: HTMLElement): string {
  const ids: string[] = [];
  for (let each: HTMLElement | null = element; each && each.localName !== 'main'; each = each.parentElement) if (each.id) ids.push(each.id);
  return ids.at(-1) ?? '';
}

const openInEditor = ({ absolute, line, column }: FoundText) => fetch(`/__open-in-editor?file=${encodeURIComponent(`${absolute}:${line}:${column}`)}`);

function listOf(found: FoundText[]): HTMLElement {
  const host = document.createElement('text-source');
  const shadow = host.attachShadow({ mode: 'open' });
  const list = document.createElement('dl');
  for (const each of found) {
    const place = document.createElement('dt');
    const button = document.createElement('button');
    button.textContent = `${each.file}:${each.line}`;
    button.addEventListener('click', () => void openInEditor(each));
    place.append(`${each.language}  `, button);
    const text = document.createElement('dd');
    text.textContent = each.text;
    list.append(place, text);
  }
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  shadow.append(sheet, list);
  return host;
}
