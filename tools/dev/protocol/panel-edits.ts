import { valueAtPointer } from '../../model/json-pointer.ts';
import type { ValueEdit } from './edits.ts';
import { mergeLanguages } from './merge-languages.ts';
import type { PanelSubject } from './panel.ts';
import { type PanelChange, panelChanges } from './panel-changes.ts';

const versionsOf = ({ versions }: PanelSubject) =>
  Object.fromEntries(versions.map(({ language, value }) => [language, value]));

/** What the panel edits: all versions as one value. */
export const merged = (subject: PanelSubject) =>
  mergeLanguages(subject.schema, versionsOf(subject));

/** What is to change in each version, where the merged value changes. */
export const changesOf = (subject: PanelSubject, before: unknown, after: unknown) =>
  panelChanges(subject.schema, versionsOf(subject), before, after);

/** The edits of the versions' files that make a merged value say something else. */
export const valueEdits = (subject: PanelSubject, before: unknown, after: unknown): ValueEdit[] =>
  changesOf(subject, before, after).flatMap((change) => valueEdit(subject, change));

function valueEdit({ versions }: PanelSubject, change: PanelChange): ValueEdit[] {
  const version = versions.find(({ language }) => language === change.language);
  if (!version) return [];
  const edit = { file: version.file, pointer: version.pointer + change.pointer };
  const before = valueAtPointer(version.value, change.pointer);
  if (change.kind === 'insert') return [{ ...edit, value: change.value, item: 'added' }];
  if (change.kind === 'move') return [{ ...edit, before, value: before, item: change.to }];
  return [{ ...edit, before, ...(change.kind === 'set' && { value: change.value }) }];
}
