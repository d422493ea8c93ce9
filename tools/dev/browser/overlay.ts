import type { ShownProblem } from '../protocol/editing-state.ts';
import { openInEditor } from './open-in-editor.ts';
import { element, ownElement } from './own-element.ts';
import type { PreviewWords } from '../protocol/words.ts';

const styles = `
:host{display:block;background:#1b1412;color:#fff;font:16px/1.5 system-ui,sans-serif;border-top:4px solid #e2644d}
:host([place=foot]){position:fixed;inset:auto 0 0 0;z-index:1000;max-height:70vh;overflow:auto;box-shadow:0 -8px 40px rgb(0 0 0/.35)}
:host([place=card]){margin:2rem auto;width:min(72rem,100% - 2rem);border-radius:8px}
summary{padding:12px clamp(16px,4vw,24px);cursor:pointer;font-weight:600}summary:focus-visible{outline:2px solid #fff;outline-offset:-4px}
ul{list-style:none;margin:0;padding:16px clamp(16px,4vw,24px);display:grid;gap:20px}details ul{padding-top:4px}
li{min-width:0}.place,.gravity,.ending,pre{font:14px/1.5 ui-monospace,monospace}.place,.gravity{color:#ffb3a3}.gravity::before{content:" "}
button{all:unset;cursor:pointer;text-decoration:underline;overflow-wrap:anywhere}button:focus-visible{outline:2px solid #fff;outline-offset:2px}
strong{display:block;font-size:18px;overflow-wrap:anywhere}pre{margin:8px 0;padding:12px;background:#2a1f1c;border-radius:8px;overflow:auto}.ending{color:#b9a8a3;font-size:13px}`;

/** A section's problems, for its place in the page. */
export const problemCard = (problems: ShownProblem[], words: PreviewWords): HTMLElement =>
  shown('card', words, listOf(problems));

let foot: { host: HTMLElement; known: Set<string>; details: HTMLDetailsElement } | undefined;

/**
 * Lays problems over the foot of the page, or takes them away where there are none. Something new
 * that has no card anywhere opens the list;
 * else it stays as the reader left it.
 */
export function showAtFoot(problems: ShownProblem[], words: PreviewWords): void {
  const former = foot;
  former?.host.remove();
  foot = undefined;
  if (problems.length === 0) return;
  const urgent = problems
    .filter(({ severity, cards }) => severity === 'error' && cards.length === 0)
    .map(keyOf);
  const details = document.createElement('details');
  details.open = Boolean(former?.details.open) || urgent.some((key) => !former?.known.has(key));
  details.append(
    element(
      'summary',
      (problems.length === 1 ? words.problem : words.problems).replace(
        '{count}',
        String(problems.length),
      ),
    ),
    listOf(problems),
  );
  foot = { host: shown('foot', words, details), known: new Set(problems.map(keyOf)), details };
  document.body.append(foot.host);
}

const keyOf = ({ code, place }: ShownProblem) => `${code} ${place}`;

function shown(
  place: 'foot' | 'card',
  { language }: PreviewWords,
  content: HTMLElement,
): HTMLElement {
  const host = ownElement('problem-overlay', language, styles, content);
  host.setAttribute('role', 'alert');
  host.setAttribute('place', place);
  return host;
}

const tags = {
  place: 'button',
  gravity: 'span',
  where: 'div',
  message: 'strong',
  frame: 'pre',
  hint: 'div',
  ending: 'div',
} as const;

/**
 * Each problem as the terminal tells it: its place, which opens in the editor, what is wrong, its
 * lines of the file, and what to do.
 */
function listOf(problems: ShownProblem[]): HTMLElement {
  const list = document.createElement('ul');
  for (const {
    place,
    absolute,
    gravity,
    lineAndColumn,
    where,
    message,
    hint,
    frame,
    ending,
  } of problems) {
    const item = document.createElement('li');
    const parts = {
      place,
      gravity: `${gravity} (${lineAndColumn})`,
      where,
      message,
      frame,
      hint,
      ending,
    };
    for (const [name, text] of Object.entries(parts))
      if (text) item.append(element(tags[name as keyof typeof parts], text, name));
    item.querySelector('button')!.addEventListener('click', () => openInEditor(absolute));
    list.append(item);
  }
  return list;
}
