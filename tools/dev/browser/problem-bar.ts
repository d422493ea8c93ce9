import { isReminder } from '../../model/problem.ts';
import type { BrowserProblem } from '../protocol/editing-state.ts';
import type { PreviewMessages } from '../protocol/preview-messages.ts';
import { openInEditor } from './open-in-editor.ts';
import { shadowElement, textElement } from './shadow-element.ts';

const styles = `
:host{
  display:block;background:#1b1412;color:#fff;font:16px/1.5 system-ui,sans-serif;
  border-top:4px solid #e2644d}
:host([place=foot]){
  position:fixed;
  inset:auto var(--panel-room,0px) calc(var(--edit-bar-height,0px) + var(--panel-rise,0px))
    var(--rail-room,0px);
  z-index:1000;max-height:70vh;overflow:auto;
  box-shadow:0 -8px 40px rgb(0 0 0/.35)}
:host([editing]){font-size:14px;max-height:30vh;border-top-width:2px}
:host([editing]) strong{font-size:15px}
:host([editing]) :is(summary,details details summary){padding-block:8px}
:host([editing]) details details summary{padding-inline:0;font-weight:400}
:host([calm]){border-top-color:#d9a441}
:host([calm]) :is(.location,.severity){color:#f3cd87}
:host([place=card]){margin:2rem auto;width:min(72rem,100% - 2rem);border-radius:8px}
summary{padding:12px clamp(16px,4vw,24px);cursor:pointer;font-weight:600}
summary:focus-visible{outline:2px solid #fff;outline-offset:-4px}
ul{list-style:none;margin:0;padding:16px clamp(16px,4vw,24px);display:grid;gap:20px}
details ul{padding-top:4px}
li{min-width:0}
.location,.severity,.footer,pre{font:14px/1.5 ui-monospace,monospace}
.location,.severity{color:#ffb3a3}
.severity::before{content:" "}
button{all:unset;cursor:pointer;text-decoration:underline;overflow-wrap:anywhere}
button:focus-visible{outline:2px solid #fff;outline-offset:2px}
strong{display:block;font-size:18px;overflow-wrap:anywhere}
pre{margin:8px 0;padding:12px;background:#2a1f1c;border-radius:8px;overflow:auto}
.footer{color:#b9a8a3;font-size:13px}`;

/** A section's problems, for its place in the page. */
export const problemCard = (problems: BrowserProblem[], words: PreviewMessages): HTMLElement =>
  overlayElement('card', words, problemList(problems, words));

type ProblemBar = {
  host: HTMLElement;
  /** What it was made of. */
  shown: string;
  known: Set<string>;
  details: HTMLDetailsElement;
  isEditing: boolean;
};

let problemBar: ProblemBar | undefined;

/**
 * Lays problems over the foot of the page, or takes them away where there are none. A new error
 * that has no card anywhere opens the list; otherwise it stays open or closed as the reader left
 * it. While somebody edits in the page it opens for nobody, and keeps files and code for those who
 * ask for details. What it says already is not said again.
 */
export function showProblemBar(
  problems: BrowserProblem[],
  words: PreviewMessages,
  isEditing: boolean,
): void {
  const former = problemBar;
  const shown = JSON.stringify([problems, isEditing, words.language]);
  if (former?.shown === shown) return;
  if (problems.length === 0) {
    former?.host.remove();
    problemBar = undefined;
    return;
  }
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isNew = (problem: BrowserProblem) => !former?.known.has(problemKey(problem));
  const isUrgent = errors.some((error) => error.problemCards.length === 0 && isNew(error));
  const details = former?.details ?? document.createElement('details');
  const isKeptOpen = details.open && former?.isEditing === isEditing;
  const host = former?.host ?? overlayElement('foot', words, details);
  const hadFocus = former !== undefined && document.activeElement === host;
  host.role = errors.some(isNew) ? 'alert' : 'status';
  host.toggleAttribute('editing', isEditing);
  host.toggleAttribute('calm', problems.every(isReminder));
  details.open = (isUrgent && !isEditing) || isKeptOpen;
  // The summary stays the same one, with its focus.
  const summary = details.querySelector('summary') ?? document.createElement('summary');
  summary.textContent = summaryOf(problems, words).replace('{count}', String(problems.length));
  const list = problemList(problems, words, isEditing);
  if (former) details.querySelector('summary + ul')?.replaceWith(list);
  else details.append(summary, list);
  if (hadFocus && !host.shadowRoot?.activeElement) summary.focus();
  problemBar = { host, shown, known: new Set(problems.map(problemKey)), details, isEditing };
  if (!former) document.body.append(host);
}

/** What stands on the closed list; who is only reminded is not told of problems. */
function summaryOf(problems: BrowserProblem[], words: PreviewMessages): string {
  if (problems.every(isReminder)) return words.edit.reminders;
  return problems.length === 1 ? words.problem : words.problems;
}

const problemKey = ({ code, location }: BrowserProblem) => `${code} ${location}`;

function overlayElement(
  place: 'foot' | 'card',
  { language }: PreviewMessages,
  content: HTMLElement,
): HTMLElement {
  const host = shadowElement('problem-overlay', language, styles, content);
  host.setAttribute('role', 'alert');
  host.setAttribute('place', place);
  return host;
}

const tags = {
  location: 'button',
  severity: 'span',
  breadcrumb: 'div',
  message: 'strong',
  frame: 'pre',
  hint: 'div',
  footer: 'div',
} as const;

/**
 * Each problem as in the terminal: its place, which opens in the editor, what is wrong, its lines
 * of the file, and what to do. While somebody edits in the page, what is wrong on which page, and
 * the rest below it, folded.
 */
function problemList(
  problems: BrowserProblem[],
  texts: PreviewMessages,
  isEditing = false,
): HTMLElement {
  const list = document.createElement('ul');
  for (const { editorLocation, severityLabel, lineAndColumn, ...problem } of problems) {
    const item = document.createElement('li');
    const { location, breadcrumb, message, frame, hint, footer } = problem;
    const severity = `${severityLabel} (${lineAndColumn})`;
    const parts = { location, severity, breadcrumb, message, frame, hint, footer };
    const made = (names: (keyof typeof parts)[]) =>
      names.flatMap((name) => (parts[name] ? [textElement(tags[name], parts[name], name)] : []));
    if (isEditing) {
      const details = document.createElement('details');
      const all = hint === withoutCommands(hint) ? [] : (['hint'] as const);
      details.append(
        textElement('summary', texts.edit.details),
        ...made(['location', 'severity', 'frame', ...all, 'footer']),
      );
      const shown = textElement('div', withoutCommands(hint), 'hint');
      item.append(...made(['message', 'breadcrumb']), shown, details);
    } else item.append(...made(Object.keys(parts) as (keyof typeof parts)[]));
    // Its lines may be wider than it.
    for (const frameShown of item.querySelectorAll('pre')) frameShown.tabIndex = 0;
    item
      .querySelector('button')
      ?.addEventListener('click', () => openInEditor(editorLocation, texts));
    list.append(item);
  }
  return list;
}

/** What a hint says to people who have no terminal before them. */
const withoutCommands = (hint: string): string =>
  hint
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => !/npm run/.test(sentence))
    .join(' ');
