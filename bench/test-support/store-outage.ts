import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, type HttpResponse, pageRequest } from './connection.ts';
import type { LeadRequest } from './lead-requests.ts';
import { percentile } from './percentiles.ts';
import { sendContinuously } from './send-continuously.ts';

type OutageScenario = {
  port: number;
  requestFor: (visitor: number) => LeadRequest;
  /** Makes the store fail, and puts it right again. */
  breakStore: () => Promise<void>;
  restoreStore: () => Promise<void>;
  log: (line: string) => void;
};

const connections = 32;
/** So many answers are waited for in each part: before, during and after. */
const leadsPerPhase = 500;
/**
 * The server has so long, in milliseconds, to refuse when the store is gone, and to be back when
 * the store is.
 */
const phaseTimeout = 60_000;

/**
 * Sends leads while their store fails and comes back. Who is refused sends the same again
 * afterwards, as the refusal asks for.
 * @returns the addresses that were acknowledged, and whether every refusal was as it should be and
 *   all were taken in the end
 */
export async function sendThroughOutage({
  port,
  requestFor,
  breakStore,
  restoreStore,
  log,
}: OutageScenario): Promise<{ acknowledged: Set<string>; passed: boolean }> {
  const acknowledged = new Set<string>();
  const refused: (LeadRequest & { milliseconds: number })[] = [];
  const violations = new Map<string, number>();
  const toResend: LeadRequest[] = [];
  let visitor = 0;
  let phase: 'before' | 'during' | 'after' | 'over' = 'before';

  const addViolation = (what: string) => violations.set(what, (violations.get(what) ?? 0) + 1);
  const onResponse = (sent: LeadRequest, answer: HttpResponse) => {
    if (answer.status === 200) return void acknowledged.add(sent.email);
    toResend.push(sent);
    const violation = phase === 'before' ? 'refused before the outage' : violationIn(sent, answer);
    if (violation) addViolation(violation);
    refused.push({ ...sent, milliseconds: answer.milliseconds });
  };
  const sending = sendContinuously<LeadRequest>({
    port: () => port,
    connections,
    nextRequest: () =>
      phase === 'over'
        ? undefined
        : ((phase === 'after' ? toResend.shift() : undefined) ?? requestFor(visitor++)),
    onResponse,
    onDisconnect: () => addViolation('cut off without an answer'),
  });
  const until = async (what: string, condition: () => boolean) => {
    const end = performance.now() + phaseTimeout;
    while (!condition() && performance.now() < end) await sleep(5);
    if (!condition()) addViolation(`not ${what} within ${phaseTimeout / 1000} s`);
  };

  let recoveryMs = 0;
  const steps = async () => {
    await until(`${leadsPerPhase} leads taken`, () => acknowledged.size >= leadsPerPhase);
    phase = 'during';
    await breakStore();
    await until(`${leadsPerPhase} leads refused`, () => refused.length >= leadsPerPhase);
    const { status } = await sendOnce(port, pageRequest('/'));
    if (status === 200) log('a page was served meanwhile');
    else addViolation(`a page answered ${status}`);
    await restoreStore();
    const [restoredAt, before] = [performance.now(), acknowledged.size];
    phase = 'after';
    await until('back', () => acknowledged.size > before);
    recoveryMs = performance.now() - restoredAt;
    await until(
      'every refused lead taken',
      () =>
        acknowledged.size >= before + leadsPerPhase &&
        refused.every(({ email }) => acknowledged.has(email)),
    );
  };
  await Promise.all([sending, steps().finally(() => (phase = 'over'))]);

  const slowest = percentile(
    refused.map(({ milliseconds }) => milliseconds),
    99,
  );
  const taken = toResend.length === 0 ? 'in the end all' : `all but ${toResend.length}`;
  log(
    `${acknowledged.size} leads acknowledged, ${refused.length} refused meanwhile ` +
      `(p99 after ${slowest.toFixed(0)} ms); the first lead was taken ` +
      `${recoveryMs.toFixed(0)} ms after the end of the outage, and ${taken} that had been refused`,
  );
  for (const [what, count] of violations) log(`wrong: ${what}, ${count} times`);
  return { acknowledged, passed: violations.size === 0 };
}

/**
 * What is wrong with a refusal: it has to be a page with the form, everything that was typed still
 * in it.
 */
function violationIn({ values }: LeadRequest, { status, body }: HttpResponse): string | undefined {
  if (status !== 503) return `answered ${status}`;
  const page = body();
  const keepsInput = Object.values(values).every(
    (value) => page.includes(`value="${value}"`) || page.includes(`>${value}</textarea>`),
  );
  return keepsInput && page.includes('<form') ? undefined : 'a refusal without what was typed';
}

async function sendOnce(port: number, request: string): Promise<HttpResponse> {
  const connection = await connectTo(port);
  const answer = await connection.send(request);
  connection.close();
  return answer;
}
