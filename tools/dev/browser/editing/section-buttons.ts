import type { SectionEdit } from '../../protocol/edits.ts';
import type { EditMessages, PreviewMessages } from '../../protocol/preview-messages.ts';
import { shadowElement, textElement } from '../shadow-element.ts';
import { layers } from './over-sections.ts';

const styles = `
:host{position:absolute;inset:0 0 auto 0;height:0}
.section{
  position:absolute;inset-inline:0;z-index:${layers.overSections};box-sizing:border-box;
  padding:8px 8px 36px;pointer-events:none}
.section.kept{z-index:${layers.overKeptSections};padding-bottom:4px}
[role=toolbar]{
  position:sticky;top:calc(var(--kept-above) + 4px);width:max-content;display:flex;gap:2px;
  padding:2px;margin-inline:auto var(--panel-room,0px);pointer-events:auto;
  border-radius:12px;background:#1b1412;opacity:.75;box-shadow:0 4px 20px rgb(0 0 0/.25)}
[role=toolbar]:is(:hover,:focus-within){opacity:1}
button{
  all:unset;position:relative;display:grid;place-items:center;width:32px;height:32px;
  border-radius:10px;color:#fff;cursor:pointer;font:600 16px/1 system-ui,sans-serif}
button:hover:not(:disabled){background:#3a2c28}
button:disabled{color:#8c7c77;cursor:default}
button:focus-visible{outline:2px solid #fff;outline-offset:-2px}
button:is(:hover,:focus-visible)::after{
  content:attr(data-words);position:absolute;inset:calc(100% + 6px) 0 auto auto;width:max-content;
  padding:4px 10px;border-radius:8px;background:#1b1412;font-size:14px;font-weight:400;
  line-height:1.4}`;

type Action = SectionEdit['action'];

/**
 * Shows, on each section of the page, buttons that open, move, copy and remove it. They stay in
 * sight below the header as long as the section does.
 */
export function createSectionButtons(
  act: (action: Action, section: string) => void,
  open: (section: string) => void,
) {
  let host: HTMLElement | undefined;
  const sizes = new ResizeObserver(() => place());
  let toolbars: { id: string; element: HTMLElement }[] = [];
  const place = () => {
    // What the page keeps free above what it scrolls to lies under what stays there.
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    host?.style.setProperty('--kept-above', `${Number.parseFloat(scrollPaddingTop) || 0}px`);
    const { offsetTop = 0, offsetHeight = 0 } = document.querySelector('main') ?? {};
    let end = offsetTop;
    for (const { id, element } of toolbars) {
      const section = document.getElementById(id);
      element.hidden = !section;
      if (!section) continue;
      const { top, height } = section.getBoundingClientRect();
      const { position, top: keptAt } = getComputedStyle(section);
      // A section that stays in sight has its place where the one before ends, and its buttons on
      // it from there to the end of the page.
      const isKept = position === 'sticky';
      const start = isKept ? end : top + scrollY;
      end = start + height;
      const room = isKept ? offsetTop + offsetHeight - start : height;
      element.classList.toggle('kept', isKept);
      Object.assign(element.style, { top: `${start}px`, height: `${room}px` });
      if (isKept) element.style.setProperty('--kept-above', keptAt);
    }
  };
  return {
    hide() {
      host?.remove();
      sizes.disconnect();
      host = undefined;
    },
    show(ids: readonly string[], { language, openSection, edit: words }: PreviewMessages) {
      // A button stays the same one while it is pressed, though the page is shown anew meanwhile.
      const isShown = toolbars.map(({ id }) => id).join(' ') === ids.join(' ');
      if (host && isShown) return place();
      const focused = host?.shadowRoot?.activeElement?.getAttribute('data-action');
      host?.remove();
      toolbars = ids.map((id, index) => ({
        id,
        element: toolbar(
          id,
          { isFirst: index === 0, isLast: index === ids.length - 1 },
          words,
          openSection,
        ),
      }));
      host = shadowElement(
        'section-buttons',
        language,
        styles,
        ...toolbars.map(({ element }) => element),
      );
      host.role = 'region';
      host.ariaLabel = words.sections;
      document.body.append(host);
      sizes.disconnect();
      sizes.observe(document.body);
      place();
      if (!focused) return;
      host.shadowRoot?.querySelector<HTMLElement>(`[data-action="${focused}"]`)?.focus();
    },
  };

  function toolbar(
    id: string,
    { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
    words: EditMessages,
    opening: string,
  ): HTMLElement {
    const group = document.createElement('div');
    group.role = 'toolbar';
    group.ariaLabel = words.section.replace('{id}', id);
    const button = (action: Action | 'open', sign: string, label: string, isEnabled = true) => {
      const made = textElement('button', sign) as HTMLButtonElement;
      made.ariaLabel = `${label}: ${id}`;
      made.dataset.words = label;
      made.disabled = !isEnabled;
      made.dataset.action = `${action} ${id}`;
      made.addEventListener('click', () => (action === 'open' ? open(id) : act(action, id)));
      group.append(made);
    };
    button('open', '✎', opening);
    button('move-up', '↑', words.moveUp, !isFirst);
    button('move-down', '↓', words.moveDown, !isLast);
    button('duplicate', '×2', words.duplicate);
    button('remove', '✕', words.remove);
    const room = textElement('div', '', 'section');
    room.append(group);
    return room;
  }
}
