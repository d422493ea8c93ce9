import type { LeadStore, StoredLead } from '../store/lead-store.ts';

type LeadAction = {
  /**
   * What its button does.
   * @param revision how often the lead was corrected when the page was made, where the page told
   * @returns whether that changed anything
   */
  act: (store: LeadStore, id: string, revision?: number) => Promise<boolean>;
  /** Whether a lead is still as the button has left it. */
  isDone: (lead: StoredLead) => boolean;
  /** The action that takes it back, where one does. */
  undo?: string;
};

/** What the buttons of a lead do. A lead that was corrected meanwhile is not yet answered. */
export const leadActions = new Map<string, LeadAction>([
  [
    'answered',
    {
      act: (store, id, revision) => store.markAnswered(id, true, revision),
      isDone: ({ answeredAt }) => answeredAt !== undefined,
      undo: 'unanswered',
    },
  ],
  [
    'unanswered',
    {
      act: (store, id) => store.markAnswered(id, false),
      isDone: ({ answeredAt }) => answeredAt === undefined,
      undo: 'answered',
    },
  ],
  [
    'retry',
    {
      act: async (store, id) => (await store.retryDeadLetters([id])) > 0,
      // It may have been delivered already.
      isDone: ({ delivery }) => delivery !== undefined && delivery.state !== 'parked',
    },
  ],
  [
    'accept',
    {
      act: async (store, id) => (await store.releaseQuarantined([id])) > 0,
      isDone: ({ apart }) => apart === undefined,
    },
  ],
]);

/**
 * Does what a button of a lead says.
 * @param revision as of `act`
 * @returns whether the lead is now as the button leaves it: also where somebody was earlier, or
 *   pressed twice
 */
export async function performAction(
  store: LeadStore,
  { act, isDone, undo }: LeadAction,
  id: string,
  revision?: number,
): Promise<boolean> {
  if (await act(store, id, revision)) return true;
  const [lead] = undo ? await store.get([id]) : [];
  return lead !== undefined && isDone(lead) && (revision ?? lead.revision) === lead.revision;
}
