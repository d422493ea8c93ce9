import type { ShownProblem } from '../vite-plugin.ts';

const styles = `
:host{display:block;background:#1b1412;color:#fff;font:16px/1.5 system-ui,sans-serif;border-top:4px solid #e2644d}
:host([place=foot]){position:fixed;inset:auto 0 0 0;z-index:1000;max-height:70vh;overflow:auto;box-shadow:0 -8px 40px rgb(0 0 0/.35)}
:host([place=card]){margin:2rem auto;max-width:72rem;border-radius:8px}
ul{list-style:none;margin:0;padding:16px 24px;display:grid;gap:20px}
strong{display:block;font-size:18px}code,pre{font:14px/1.5 ui-monospace,monospace}
.place{color:#ffb3a3}pre{margin:8px 0;padding:12px;background:#2a1f1c;border-radius:8px;overflow:auto}.code{color:#b9a8a3;font-size:13px}
`;

let host: HTMLElement | undefined;

/** Lays the problems over the foot of the page. */
export function showProblems(problems: ShownProblem[]): void {
  hideProblems();
  host = problemList(problems, 'foot');
  document.body.append(host);
}

/** The problems as an element of their own styles: each with its place, what is wrong, its lines of the file, and what to do. */
export function problemList(problems: ShownProblem[], place: 'foot' | 'card'): HTMLElement {
  const host = document.createElement('problem-overlay');
  host.setAttribute('role', 'alert');
  host.setAttribute('place', place);
  const shadow = host.attachShadow({ mode: 'open' });
  const list = document.createElement('ul');
  for (const { code, file, line, column, message, hint, frame } of problems) {
    const item = document.createElement('li');
    item.append(element('code', `${file}:${line}:${column}`, 'place'), element('strong', message), ...(frame ? [element('pre', frame)] : []), element('div', hint), element('div', code, 'code'));
    list.append(item);
  }
  shadow.append(element('style', styles), list);
  return host;
}

/** Takes the overlay away. */
export function hideProblems(): void {
  host?.remove();
}

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}
