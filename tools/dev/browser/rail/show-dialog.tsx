import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { rememberFocus } from '../panel/former-focus.ts';
import { dialogAttribute } from '../resume-writing.ts';
import { shadowElement } from '../shadow-element.ts';
import { dialogStyle } from './dialog-style.ts';

/**
 * Shows a dialog over the page, which Escape closes; one of a name at a time, for who clicks twice.
 * What had the focus before has it afterwards.
 * @param name a custom element's name
 * @param content what is in it, given what closes it
 */
export function showDialog(
  { name, language, label }: { name: string; language: string; label: string },
  content: (close: () => void) => ReactNode,
): void {
  if (document.querySelector(name)) return;
  const focusFormer = rememberFocus();
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = label;
  const host = shadowElement(name, language, dialogStyle, dialog);
  host.toggleAttribute(dialogAttribute, true);
  const root = createRoot(dialog);
  dialog.addEventListener('close', () => {
    root.unmount();
    host.remove();
    focusFormer();
  });
  // What is typed here is not for the page's own shortcuts.
  host.addEventListener('keydown', (event) => event.stopPropagation());
  root.render(content(() => dialog.close()));
  document.body.append(host);
  dialog.showModal();
}
