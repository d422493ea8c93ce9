import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery as Destination, OriginFields } from '../../src/generated/types.ts';
import { currentFields } from '../store/current-fields.ts';
import { valueOfRole } from '../store/field-roles.ts';
import {
  type LeadStore,
  normalizedEmailOf,
  type OutboxUpdate,
  type StoredLead,
} from '../store/lead-store.ts';
import { leadBackoff } from './backoff.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { DeliveryResult } from './classify-response.ts';
import { attemptTimeout, type Provider, sendLead } from './send-lead.ts';

type Options = {
  store: LeadStore;
  /** Where leads go (`leads.delivery` in `site.json`). */
  delivery: Destination;
  /** What it calls what is known of a lead's origin (`leads.origin.fields`). */
  originFields?: OriginFields;
  key?: string;
  log: (line: string) => void;
  now?: () => Date;
  /** How long an attempt may take, in milliseconds; less than half of a lease. */
  timeout?: number;
};

/** A worker's state between its rounds. */
export type DeliveryWorker = {
  store: LeadStore;
  provider: Provider;
  timeout: number;
  now: () => Date;
  log: (line: string) => void;
  breakers: { provider: CircuitBreaker; store: CircuitBreaker };
};

/** How many attempts are under way at once: a mailing list takes ten connections from all of us. */
const concurrency = 4;

/**
 * How long a lead belongs to one worker, in milliseconds: an attempt and its settling fit in amply.
 */
const leaseDuration = 60_000;

/** How often a worker looks for what is due, in milliseconds. */
const pollInterval = 5_000;

/** After so many failures in a row it is the provider that fails, not the leads. */
const failureThreshold = 5;

export const createWorker = ({
  store,
  delivery: destination,
  originFields,
  key,
  log,
  now = () => new Date(),
  timeout = attemptTimeout,
}: Options): DeliveryWorker => ({
  store,
  provider: { destination, key, originFields },
  timeout,
  now,
  log,
  breakers: {
    provider: createCircuitBreaker('provider', failureThreshold, now, log),
    store: createCircuitBreaker('lead store', 1, now, log),
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
  const worker = createWorker({ ...options, delivery });
  const [stopping, stopped] = [new AbortController(), new AbortController()];
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await deliverDue(worker, stopping.signal);
      await sleep(pollInterval, undefined, { signal: stopping.signal }).catch(() => {});
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
export async function deliverDue(worker: DeliveryWorker, signal?: AbortSignal): Promise<void> {
  const breakers = Object.values(worker.breakers);
  const mayContinue = () => !signal?.aborted && !breakers.some((each) => each.isOpen());
  do if (!mayContinue() || !(await deliverNext(worker))) return;
  while (breakers.some((each) => each.isTripped()));
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (mayContinue() && (await deliverNext(worker)));
    }),
  );
}

/**
 * Delivers the lead that has been due longest; where the provider seems to fail, one that was tried
 * least, or one that it never takes would hold up all others. @returns whether there was one
 */
async function deliverNext({
  store,
  provider,
  timeout,
  now,
  log,
  breakers,
}: DeliveryWorker): Promise<boolean> {
  try {
    const order = breakers.provider.isTripped() ? 'least-tried' : 'longest-waiting';
    const [leased] = await store.lease(1, leaseDuration, order);
    if (!leased) {
      breakers.store.recordSuccess();
      return false;
    }
    const { lead } = leased;
    const result = await attemptDelivery(provider, lead, now, timeout, breakers.provider);
    await store.completeAttempt(leased, outboxUpdateOf(result, lead, now()));
    breakers.store.recordSuccess();
    if (result.state === 'parked') log(`delivery: ${lead.id} parked, ${result.note}`);
    return true;
  } catch (error) {
    breakers.store.recordFailure((error as { code?: string }).code ?? (error as Error).name);
    return false;
  }
}

/** Sends a lead, where a list could take it, and notes how the provider is. */
async function attemptDelivery(
  provider: Provider,
  lead: StoredLead,
  now: () => Date,
  timeout: number,
  breaker: CircuitBreaker,
): Promise<DeliveryResult> {
  const refusal = provider.destination.kind === 'mailing-list' && refusalOf(lead);
  if (refusal) return { state: 'parked', note: refusal };
  const result = await sendLead(provider, lead, now, timeout);
  if (result.state === 'waiting' && result.failureScope === 'provider')
    breaker.recordFailure(result.note, result.retryAfter);
  else breaker.recordSuccess();
  return result;
}

/** Why a lead is not for a mailing list: it has no address, or was not asked for letters. */
function refusalOf(lead: StoredLead): string | undefined {
  const { roles } = lead;
  const fields = currentFields(lead);
  if (!normalizedEmailOf(fields, roles)) return 'no-address';
  return roles.consent && !valueOfRole(fields, roles, 'consent') ? 'no-consent' : undefined;
}

const outboxUpdateOf = (
  result: DeliveryResult,
  { delivery }: StoredLead,
  now: Date,
): OutboxUpdate =>
  result.state === 'waiting'
    ? {
        state: 'waiting',
        note: result.note,
        nextAt: new Date(
          now.getTime() + leadBackoff(delivery?.attempts ?? 0, result.retryAfter),
        ).toISOString(),
      }
    : result;
