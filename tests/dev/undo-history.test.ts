import { afterEach, expect, test, vi } from 'vitest';
import { createUndoHistory } from '../../tools/dev/browser/editing/undo-history.ts';
import type { EditAnswer, UnsavedChange } from '../../tools/dev/protocol/edits.ts';

afterEach(() => vi.unstubAllGlobals());

/** A history whose requests a server answers with what is said last. */
function history(changes: UnsavedChange[]) {
  const said: string[] = [];
  let answer: EditAnswer = { outcome: 'done', problems: [] };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const made = createUndoHistory({
    answered: async (request, done = '', unfit = '') => {
      const { outcome } = await request;
      said.push(outcome === 'conflict' ? unfit : done);
      return outcome === 'done';
    },
    unfit: () => 'Something else stands there.',
    changes: () => changes,
    onChange: () => undefined,
  });
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    said,
    canRedo: made.canRedo,
    async undo(change: UnsavedChange) {
      made.undo(change);
      await settle();
    },
    async redo(next: EditAnswer) {
      answer = next;
      made.redo();
      await settle();
    },
  };
}

test('what could not be redone is said, and can be redone once it fits again', async () => {
  const change = {
    ...{ id: '1', sentence: '', isLeftOut: false, conflicts: [] },
    request: { values: [{ file: 'en.json', pointer: '/title', before: 'Old', value: 'New' }] },
  };
  const { said, canRedo, undo, redo } = history([change]);
  await undo(change);
  expect(canRedo()).toBe(true);
  await redo({ outcome: 'conflict', conflicts: [] });
  expect(said.at(-1)).toBe('Something else stands there.');
  expect(canRedo()).toBe(true);
  await redo({ outcome: 'done', problems: [] });
  expect(canRedo()).toBe(false);
});
