import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, pageRequest, type Answer } from './connection.ts';
import { percentile } from './latencies.ts';
import type { LeadRequest } from './lead-requests.ts';
import { keepSending } from './senders.ts';

type Outage = {
  port: number;
  requestFor: (visitor: number) => LeadRequest;
  /** Makes the store fail, and puts it right again. */
  fail: () => Promise<void>;
  mend: () => Promise<void>;
  log: (line: string) => void;
};

const connections = 32;
/** So many answers are waited for in each part: before, during and after. */
const enough = 500;
/**
 * The server has so long, in milliseconds, to refuse when the store is gone, and to be back when
 * the store is.
 */
const patience = 60_000;

/**
 * Sends leads while their store fails and comes back. Who is refused sends the same again
 * afterwards, as the refusal asks for.
 * @returns the addresses that were acknowledged, and whether every refusal was as it should be and
 *   all were taken in the end
 */
export async function sendThroughOutage({
  port,
  requestFor,
  fail,
  mend,
  log,
}: Outage): Promise<{ acknowledged: Set<string>; held: boolean }> {
  const acknowledged = new Set<string>();
  const refused: (LeadRequest & { milliseconds: number })[] = [];
  const wrong = new Map<string, number>();
  const again: LeadRequest[] = [];
  let visitor = 0;
  let part: 'before' | 'during' | 'after' | 'over' = 'before';

  const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);
  const answered = (sent: LeadRequest, answer: Answer) => {
    if (answer.status === 200) return void acknowledged.add(sent.email);
    again.push(sent);
    const fault = part === 'before' ? 'refused before the outage' : faultOf(sent, answer);
    if (fault) note(fault);
    refused.push({ ...sent, milliseconds: answer.milliseconds });
  };
  const sending = keepSending<LeadRequest>({
    port: () => port,
    connections,
    next: () =>
      part === 'over'
        ? undefined
        : ((part === 'after' ? again.shift() : undefined) ?? requestFor(visitor++)),
    answered,
    broken: () => note('cut off without an answer'),
  });
  const until = async (what: string, there: () => boolean) => {
    const end = performance.now() + patience;
    while (!there() && performance.now() < end) await sleep(5);
    if (!there()) note(`not ${what} within ${patience / 1000} s`);
  };

  let back = 0;
  const steps = async () => {
    await until(`${enough} leads taken`, () => acknowledged.size >= enough);
    part = 'during';
    await fail();
    await until(`${enough} leads refused`, () => refused.length >= enough);
    const { status } = await askOnce(port, pageRequest('/'));
    if (status !== 200) note(`a page answered ${status}`);
    await mend();
    const [mended, before] = [performance.now(), acknowledged.size];
    part = 'after';
    await until('back', () => acknowledged.size > before);
    back = performance.now() - mended;
    await until(
      'every refused lead taken',
      () =>
        acknowledged.size >= before + enough &&
        refused.every(({ email }) => acknowledged.has(email)),
    );
  };
  await Promise.all([sending, steps().finally(() => (part = 'over'))]);

  log(
    `${acknowledged.size} leads acknowledged, ${refused.length} refused meanwhile (p99 after ${percentile(
      refused.map(({ milliseconds }) => milliseconds),
      99,
    ).toFixed(
      0,
    )} ms); pages were served; the first lead was taken ${back.toFixed(0)} ms after the end of the outage, and ${again.length === 0 ? 'in the end all' : `all but ${again.length}`} that had been refused`,
  );
  for (const [what, count] of wrong) log(`wrong: ${what}, ${count} times`);
  return { acknowledged, held: wrong.size === 0 };
}

/**
 * What is wrong with a refusal: it has to be a page with the form, everything that was typed still
 * in it.
 */
function faultOf({ values }: LeadRequest, { status, body }: Answer): string | undefined {
  if (status !== 503) return `answered ${status}`;
  const page = body();
  const kept = Object.values(values).every(
    (value) => page.includes(`value="${value}"`) || page.includes(`>${value}</textarea>`),
  );
  return kept && page.includes('<form') ? undefined : 'a refusal without what was typed';
}

async function askOnce(port: number, request: string): Promise<Answer> {
  const connection = await connectTo(port);
  const answer = await connection.ask(request);
  connection.close();
  return answer;
}
