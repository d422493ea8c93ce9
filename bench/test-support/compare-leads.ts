import type { LeadStore } from '../../server/store/lead-store.ts';

/** What a store says of the leads that were acknowledged, told by their e-mail addresses. */
export type LeadComparison = {
  stored: number;
  missing: number;
  withoutDelivery: number;
  duplicated: number;
  unacknowledged: number;
};

/** Compares what a store holds with what it has acknowledged. */
export async function compareLeads(
  store: LeadStore,
  acknowledged: ReadonlySet<string>,
): Promise<LeadComparison> {
  const leads = await store.list();
  const emails = leads.map(({ fields }) => fields.EMAIL ?? '');
  const delivered = new Set(
    leads.filter(({ delivery }) => delivery).map(({ fields }) => fields.EMAIL ?? ''),
  );
  const different = new Set(emails);
  const missing = [...acknowledged].filter((email) => !different.has(email)).length;
  return {
    stored: leads.length,
    missing,
    withoutDelivery: [...different].filter(
      (email) => acknowledged.has(email) && !delivered.has(email),
    ).length,
    duplicated: leads.length - different.size,
    unacknowledged: [...different].filter((email) => !acknowledged.has(email)).length,
  };
}

/** Whether nothing is lost, nothing there twice, and all of it in the outbox. */
export const isNothingLost = ({ missing, withoutDelivery, duplicated }: LeadComparison): boolean =>
  missing + withoutDelivery + duplicated === 0;

export const formatComparison = ({
  stored,
  missing,
  withoutDelivery,
  duplicated,
  unacknowledged,
}: LeadComparison): string =>
  `${stored} leads stored; of those acknowledged ${missing} missing, ${withoutDelivery} ` +
  `without an outbox entry; ${duplicated} stored twice; ${unacknowledged} stored without ` +
  'having been acknowledged (allowed)';
