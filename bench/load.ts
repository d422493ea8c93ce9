import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../tools/cli/bench.ts';
import { connectTo, pageRequest } from './test-support/connection.ts';
import { type LeadRequest, leadRequests } from './test-support/lead-requests.ts';
import { isMemoryStable, sampleMemory } from './test-support/memory.ts';
import { formatPercentiles, percentile } from './test-support/percentiles.ts';
import { sendContinuously } from './test-support/send-continuously.ts';
import { startSiteServer } from './test-support/site-server.ts';
import { type StoreScenario, withEachStore } from './test-support/store-scenarios.ts';

const connections = 64;
const warmUpSeconds = 15;
const seconds = 120;
/** `longest` is nobody's to wait: who waits sends nothing meanwhile, and hardly moves a p99. */
const targets = { perSecond: 500, p99: 300, longest: 5000 };

/**
 * As many visitors as there are connections send one lead after the other; one more looks at pages
 * meanwhile.
 */
async function measureStore(
  { kind, root, env }: StoreScenario,
  log: (line: string) => void,
): Promise<boolean> {
  const server = await startSiteServer({ root, env });
  try {
    const requestFor = await leadRequests(root);
    let [visitor, failed] = [0, 0];
    let latencies: number[] = [];
    let pages: number[] = [];
    let isOver = false;
    const sending = sendContinuously<LeadRequest>({
      port: () => server.port,
      connections,
      nextRequest: () => (isOver ? undefined : requestFor(visitor++)),
      onResponse: (_sent, { status, milliseconds }) =>
        status === 200 ? latencies.push(milliseconds) : failed++,
      onDisconnect: () => failed++,
    });
    const requestingPages = requestPages(
      server.port,
      () => isOver,
      (milliseconds) => pages.push(milliseconds),
    );
    const measuring = async () => {
      await sleep(warmUpSeconds * 1000);
      [latencies, pages] = [[], []];
      const memory = await sampleMemory(server.pid, seconds);
      isOver = true;
      return { memory, perSecond: latencies.length / seconds };
    };
    const [{ memory, perSecond }] = await Promise.all([measuring(), sending, requestingPages]);

    log(
      `store: ${kind}; ${availableParallelism()} cores for server, client and store; ` +
        `${connections} connections for ${seconds} s after ${warmUpSeconds} s`,
    );
    log(
      `  leads: ${perSecond.toFixed(0)} a second, ${formatPercentiles(latencies)}; ` +
        `${latencies.filter((each) => each > targets.p99).length} of ${latencies.length} ` +
        `over ${targets.p99} ms, ${failed} not kept`,
    );
    log(`  pages meanwhile: ${formatPercentiles(pages)}`);
    log(
      `  memory, every 10 s: ${memory
        .filter((_, index) => index % 10 === 0)
        .map((each) => each.toFixed(0))
        .join(' ')} MB`,
    );
    const memoryIsStable = isMemoryStable(memory, log);
    return (
      perSecond >= targets.perSecond &&
      percentile(latencies, 99) < targets.p99 &&
      [latencies, pages].every((each) => percentile(each, 100) < targets.longest) &&
      failed === 0 &&
      memoryIsStable
    );
  } finally {
    await server.stop();
  }
}

async function requestPages(
  port: number,
  isOver: () => boolean,
  onResponse: (milliseconds: number) => void,
): Promise<void> {
  const connection = await connectTo(port);
  while (!isOver()) {
    const { status, milliseconds } = await connection.send(pageRequest('/'));
    if (status !== 200) throw new Error(`A page answered ${status}`);
    onResponse(milliseconds);
    await sleep(20);
  }
  connection.close();
}

export const run: Bench['run'] = (log) => withEachStore((where) => measureStore(where, log));
