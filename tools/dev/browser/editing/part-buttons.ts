import type { EditMessages } from '../../protocol/preview-messages.ts';
import type { PartName } from '../../protocol/site-part.ts';
import { shadowElement, textElement } from '../shadow-element.ts';
import { layers } from './over-sections.ts';

const styles = `
:host{position:absolute;inset:0 0 auto 0;z-index:${layers.overSections};height:0}
button{
  position:absolute;left:calc(8px + var(--rail-room,0px));border:0;border-radius:12px;
  min-height:36px;padding:4px 12px;background:#1b1412;color:#fff;cursor:pointer;
  font:600 14px/1 system-ui,sans-serif;box-shadow:0 4px 20px rgb(0 0 0/.25)}
button:hover{background:#3a2c28}
button:focus-visible{outline:2px solid #fff;outline-offset:-4px}`;

/** What surrounds every page, and has a button that opens it. */
const places = ['header', 'footer'] as const;

/** Shows, on the page's header and footer, a button each that opens it in the panel. */
export function createPartButtons(open: (part: PartName) => void) {
  let host: HTMLElement | undefined;
  const buttons = new Map<(typeof places)[number], HTMLElement>();
  const place = () => {
    for (const [part, button] of buttons) {
      const found = [...document.querySelectorAll<HTMLElement>(`#root ${part}`)];
      const shown = part === 'header' ? found[0] : found.at(-1);
      button.hidden = !shown;
      if (!shown) continue;
      // The header stays in sight while the page is scrolled; its button stays at the top.
      const top = part === 'header' ? shown.offsetHeight : shown.getBoundingClientRect().top;
      button.style.top = `${top + (part === 'header' ? 0 : scrollY) + 8}px`;
    }
  };
  const sizes = new ResizeObserver(place);
  return {
    hide() {
      host?.remove();
      sizes.disconnect();
      host = undefined;
    },
    show(words: EditMessages, language: string) {
      if (host?.isConnected) return place();
      for (const part of places) {
        const button = textElement('button', `✎ ${words[part]}`);
        button.dataset.action = part;
        button.addEventListener('click', () => open(part));
        buttons.set(part, button);
      }
      host = shadowElement('part-buttons', language, styles, ...buttons.values());
      host.role = 'region';
      host.ariaLabel = words.site;
      document.body.append(host);
      sizes.observe(document.body);
      place();
    },
  };
}
