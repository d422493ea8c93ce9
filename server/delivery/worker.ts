import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery as Destination } from '../../src/generated/types.ts';
import {
  currentFields,
  emailOf,
  type LeadStore,
  type Outcome,
  type StoredLead,
} from '../store/lead-store.ts';
import { leadWait } from './backoff.ts';
import type { Verdict } from './judge.ts';
import { watch, type Outage } from './outage.ts';
import { attemptTimeout, send, type Provider } from './send.ts';

type Options = {
  store: LeadStore;
  /** Where leads go (`leads.delivery` in `site.json`). */
  delivery: Destination;
  key?: string;
  log: (line: string) => void;
  now?: () => Date;
  /** How long an attempt may take, in milliseconds; less than half of a lease. */
  timeout?: number;
};

/** A worker's state between its rounds. */
export type Worker = {
  store: LeadStore;
  provider: Provider;
  timeout: number;
  now: () => Date;
  log: (line: string) => void;
  outages: { provider: Outage; store: Outage };
};

/** How many attempts are under way at once: a mailing list takes ten connections from all of us. */
const lanes = 4;

/**
 * How long a lead belongs to one worker, in milliseconds: an attempt and its settling fit in amply.
 */
const leaseTime = 60_000;

/** How often a worker looks for what is due, in milliseconds. */
const roundEvery = 5_000;

/** After so many failures in a row it is the provider that fails, not the leads. */
const tolerated = 5;

export const makeWorker = ({
  store,
  delivery: destination,
  key,
  log,
  now = () => new Date(),
  timeout = attemptTimeout,
}: Options): Worker => ({
  store,
  provider: { destination, key },
  timeout,
  now,
  log,
  outages: {
    provider: watch('provider', tolerated, now, log),
    store: watch('lead store', 1, now, log),
  },
});

/**
 * Delivers leads for as long as the program runs; without a place to deliver to, it leaves them as
 * they are.
 * `stop` lets attempts under way end; a lead whose attempt does not is delivered again, as the same
 * upsert, when its lease has ended.
 */
export function startDelivery({
  delivery,
  ...options
}: Omit<Options, 'delivery'> & { delivery?: Destination }): { stop(): Promise<void> } {
  if (!delivery) return { stop: async () => {} };
  const worker = makeWorker({ ...options, delivery });
  const [stopping, stopped] = [new AbortController(), new AbortController()];
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await deliverDue(worker, stopping.signal);
      await sleep(roundEvery, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await Promise.race([
        running,
        sleep(worker.timeout, undefined, { signal: stopped.signal }).catch(() => {}),
      ]);
      stopped.abort();
    },
  };
}

/**
 * One round: delivers what is due, the first lead alone, which finds out what works, and then
 * several at once. It never throws.
 */
export async function deliverDue(worker: Worker, signal?: AbortSignal): Promise<void> {
  const outages = Object.values(worker.outages);
  const may = () => !signal?.aborted && !outages.some((each) => each.paused());
  do if (!may() || !(await deliverNext(worker))) return;
  while (outages.some((each) => each.lasts()));
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (may() && (await deliverNext(worker)));
    }),
  );
}

/** Delivers the lead that has been due longest. @returns whether there was one */
async function deliverNext({
  store,
  provider,
  timeout,
  now,
  log,
  outages,
}: Worker): Promise<boolean> {
  try {
    const [leased] = await store.lease(1, leaseTime);
    if (!leased) {
      outages.store.worked();
      return false;
    }
    const { lead } = leased;
    const verdict = await attempt(provider, lead, now, timeout, outages.provider);
    await store.settle(leased, outcomeOf(verdict, lead, now()));
    outages.store.worked();
    if (verdict.state === 'parked') log(`delivery: ${lead.id} parked, ${verdict.note}`);
    return true;
  } catch (error) {
    outages.store.failed((error as { code?: string }).code ?? (error as Error).name);
    return false;
  }
}

/** Sends a lead, where a list could take it, and notes how the provider is. */
async function attempt(
  provider: Provider,
  lead: StoredLead,
  now: () => Date,
  timeout: number,
  outage: Outage,
): Promise<Verdict> {
  if (provider.destination.kind === 'mailing-list' && !emailOf(currentFields(lead)))
    return { state: 'parked', note: 'no-address' };
  const verdict = await send(provider, lead, now, timeout);
  if (verdict.state === 'waiting' && verdict.fault === 'provider')
    outage.failed(verdict.note, verdict.retryAfter);
  else outage.worked();
  return verdict;
}

const outcomeOf = (verdict: Verdict, { delivery }: StoredLead, now: Date): Outcome =>
  verdict.state === 'waiting'
    ? {
        state: 'waiting',
        note: verdict.note,
        nextAt: new Date(
          now.getTime() + leadWait(delivery?.attempts ?? 0, verdict.retryAfter),
        ).toISOString(),
      }
    : verdict;
