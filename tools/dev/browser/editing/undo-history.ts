import type { EditAnswer, EditRequest, UnsavedChange } from '../../protocol/edits.ts';
import { flushPanel } from '../panel-work.ts';
import { editServer } from './edit-client.ts';

type Options = {
  /** Waits for an answer and says what became of it. @returns whether it was done */
  answered: (request: Promise<EditAnswer>, done?: string, unfit?: string) => Promise<boolean>;
  /** What is said where something else stands in the place of what is redone. */
  unfit: () => string | undefined;
  /** The changes that are not saved, as the page knows them. */
  changes: () => UnsavedChange[];
  /** Called once there is more or less to redo. */
  onChange: () => void;
};

/** What was undone, in its order: it can be made again until something else is changed. */
export function createUndoHistory({ answered, unfit, changes, onChange }: Options) {
  let undone: EditRequest[] = [];
  let turn = Promise.resolve();
  /** Undoing and redoing wait for each other: keys are pressed faster than the server answers. */
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch(console.error);
  };
  const undo = async (change: UnsavedChange) => {
    if (await answered(editServer.undo(change.id))) undone = [...undone, change.request];
    onChange();
  };
  return {
    canRedo: () => undone.length > 0,
    /** Something else was changed: what was undone before is past. */
    forget() {
      undone = [];
    },
    undo: (change: UnsavedChange) => inTurn(() => undo(change)),
    /** Takes back the last change, also one that waits in the panel or was not announced yet. */
    undoLast: () =>
      inTurn(async () => {
        await flushPanel();
        const last = (await editServer.changes().catch(changes)).at(-1);
        if (last) await undo(last);
      }),
    redo: () =>
      inTurn(async () => {
        const request = undone.at(-1);
        if (!request) return;
        const isDone = await answered(make(request), '', unfit());
        if (isDone) undone = undone.filter((each) => each !== request);
        onChange();
      }),
  };
}

function make(request: EditRequest): Promise<EditAnswer> {
  if ('values' in request) return editServer.values(request.values);
  if ('form' in request) return editServer.form(request.form);
  return 'page' in request ? editServer.page(request.page) : editServer.section(request.section);
}
