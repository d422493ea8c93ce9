import type { LeadStore } from '../store/lead-store.ts';

/**
 * What a button of a lead does.
 * @param revision how often the lead was corrected when the page was made, where the page told
 * @returns whether that changed anything
 */
type LeadAction = (store: LeadStore, id: string, revision?: number) => Promise<boolean>;

/** What the buttons of a lead do. A lead that was corrected meanwhile is not yet answered. */
export const leadActions = new Map<string, LeadAction>([
  ['answered', (store, id, revision) => store.markAnswered(id, true, revision)],
  ['unanswered', (store, id) => store.markAnswered(id, false)],
  ['retry', async (store, id) => (await store.retryDeadLetters([id])) > 0],
  ['accept', async (store, id) => (await store.releaseQuarantined([id])) > 0],
]);
