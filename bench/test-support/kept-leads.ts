import type { LeadStore } from '../../server/store/lead-store.ts';

/** What a store says of the leads that were acknowledged, told by their e-mail addresses. */
export type Kept = {
  stored: number;
  missing: number;
  withoutDelivery: number;
  twice: number;
  unacknowledged: number;
};

/** Compares what a store holds with what it has acknowledged. */
export async function compareLeads(
  store: LeadStore,
  acknowledged: ReadonlySet<string>,
): Promise<Kept> {
  const leads = await store.list();
  const emails = leads.map(({ fields }) => fields.EMAIL!);
  const delivered = new Set(
    leads.filter(({ delivery }) => delivery).map(({ fields }) => fields.EMAIL!),
  );
  const different = new Set(emails);
  const missing = [...acknowledged].filter((email) => !different.has(email)).length;
  return {
    stored: leads.length,
    missing,
    withoutDelivery: [...different].filter(
      (email) => acknowledged.has(email) && !delivered.has(email),
    ).length,
    twice: leads.length - different.size,
    unacknowledged: [...different].filter((email) => !acknowledged.has(email)).length,
  };
}

/** Whether nothing is lost, nothing there twice, and all of it in the outbox. */
export const allKept = ({ missing, withoutDelivery, twice }: Kept): boolean =>
  missing + withoutDelivery + twice === 0;

export const keptLine = ({
  stored,
  missing,
  withoutDelivery,
  twice,
  unacknowledged,
}: Kept): string =>
  `${stored} leads stored; of those acknowledged ${missing} missing, ${withoutDelivery} without an outbox entry; ${twice} stored twice; ${unacknowledged} stored without having been acknowledged (allowed)`;
