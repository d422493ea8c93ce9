import { canKeepMine } from '../../protocol/can-keep-mine.ts';
import type { UnsavedChange } from '../../protocol/edits.ts';
import type { EditMessages } from '../../protocol/preview-messages.ts';
import { shownValue } from '../../protocol/shown-value.ts';
import { textElement } from '../shadow-element.ts';

/** What is done with a change that is not saved. */
export type TrayActions = {
  undo: (change: UnsavedChange) => void;
  /** Writes over what was changed on disk meanwhile. */
  keepMine: (change: UnsavedChange) => void;
};

/** The changes that are not saved, as sentences, each with a way back; the latest first. */
export function changeTray(
  changes: readonly UnsavedChange[],
  words: EditMessages,
  { undo, keepMine }: TrayActions,
): HTMLElement {
  const tray = textElement('div', '', 'tray');
  const list = document.createElement('ul');
  list.ariaLabel = words.changes;
  for (const change of changes.toReversed()) {
    const item = document.createElement('li');
    const button = (label: string, name: string, act: (change: UnsavedChange) => void) => {
      const made = textElement('button', label);
      made.dataset.action = `${name} ${change.id}`;
      made.ariaLabel = `${label}: ${change.sentence}`;
      made.addEventListener('click', () => act(change));
      return made;
    };
    item.append(textElement('span', change.sentence));
    if (change.isLeftOut) {
      for (const { current, value } of change.conflicts)
        item.append(textElement('p', saidOfBoth(words, current, value)));
      if (canKeepMine(change)) item.append(button(words.keepMine, 'keep', keepMine));
    }
    const label = change.isLeftOut ? words.keepTheirs : words.undo;
    item.append(button(label, 'undo', undo));
    list.append(item);
  }
  tray.append(list);
  return tray;
}

/** What the file says, and what the change wanted it to say. */
const saidOfBoth = ({ leftOut }: EditMessages, current: unknown, value: unknown): string =>
  leftOut
    .replace('{current}', () => shownValue(current))
    .replace('{value}', () => shownValue(value));
