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
    if (change.isLeftOut)
      for (const text of reasonsOf(change, words)) item.append(textElement('p', text));
    if (change.isLeftOut && canKeepMine(change))
      item.append(button(words.keepMine, 'keep', keepMine));
    const label = change.isLeftOut ? words.keepTheirs : words.undo;
    // What a file is in the way of is made again once that is put right.
    if (change.brokenFile === undefined) item.append(button(label, 'undo', undo));
    list.append(item);
  }
  tray.append(list);
  return tray;
}

/** Why a change is left out: in words, or by what stands in its places. */
const reasonsOf = ({ reason, conflicts }: UnsavedChange, words: EditMessages): string[] =>
  reason === undefined
    ? conflicts.map(({ current, value }) => saidOfBoth(words, current, value))
    : [reason];

/** What the file says, and what the change wanted it to say. */
const saidOfBoth = ({ leftOut }: EditMessages, current: unknown, value: unknown): string =>
  leftOut
    .replace('{current}', () => shownValue(current))
    .replace('{value}', () => shownValue(value));
