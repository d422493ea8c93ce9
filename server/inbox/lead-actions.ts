import type { LeadStore } from '../store/lead-store.ts';

/** What the buttons of a lead do. @returns whether that changed anything */
export const leadActions = new Map<string, (store: LeadStore, id: string) => Promise<boolean>>([
  ['answered', (store, id) => store.markAnswered(id, true)],
  ['unanswered', (store, id) => store.markAnswered(id, false)],
  ['retry', async (store, id) => (await store.retryDeadLetters([id])) > 0],
  ['accept', async (store, id) => (await store.releaseQuarantined([id])) > 0],
]);
