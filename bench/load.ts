import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from './test-support/bench.ts';
import { connectTo, pageRequest } from './test-support/connection.ts';
import { spread, percentile } from './test-support/latencies.ts';
import { leadRequests, type LeadRequest } from './test-support/lead-requests.ts';
import { flat, watchMemory } from './test-support/memory.ts';
import { keepSending } from './test-support/senders.ts';
import { startSite } from './test-support/site-server.ts';
import { withEachStore, type SiteAndStore } from './test-support/stores.ts';

export const about: Bench['about'] = {
  pt: 'carga máxima: ao menos 500 contatos por segundo, p99 abaixo de 300 ms, memória estável',
  en: 'full load: at least 500 leads a second, p99 under 300 ms, memory flat',
  es: 'carga máxima: al menos 500 contactos por segundo, p99 por debajo de 300 ms, memoria estable',
};

const connections = 64;
const warmUpSeconds = 15;
const seconds = 120;
const demanded = { perSecond: 500, p99: 300 };

/**
 * As many visitors as there are connections send one lead after the other; one more looks at pages
 * meanwhile.
 */
async function loadOne(
  { kind, root, env }: SiteAndStore,
  log: (line: string) => void,
): Promise<boolean> {
  const server = await startSite({ root, env });
  try {
    const requestFor = await leadRequests(root);
    let [visitor, notKept] = [0, 0];
    let latencies: number[] = [];
    let pages: number[] = [];
    let over = false;
    const sending = keepSending<LeadRequest>({
      port: () => server.port,
      connections,
      next: () => (over ? undefined : requestFor(visitor++)),
      answered: (_sent, { status, milliseconds }) =>
        status === 200 ? latencies.push(milliseconds) : notKept++,
      broken: () => notKept++,
    });
    const looking = lookAtPages(
      server.port,
      () => over,
      (milliseconds) => pages.push(milliseconds),
    );
    const measuring = async () => {
      await sleep(warmUpSeconds * 1000);
      [latencies, pages] = [[], []];
      const memory = await watchMemory(server.pid, seconds);
      over = true;
      return { memory, perSecond: latencies.length / seconds };
    };
    const [{ memory, perSecond }] = await Promise.all([measuring(), sending, looking]);

    log(
      `store: ${kind}; ${availableParallelism()} cores for server, client and store; ${connections} connections for ${seconds} s after ${warmUpSeconds} s`,
    );
    log(
      `  leads: ${perSecond.toFixed(0)} a second, ${spread(latencies)}; ${latencies.filter((each) => each > demanded.p99).length} of ${latencies.length} over ${demanded.p99} ms, ${notKept} not kept`,
    );
    log(`  pages meanwhile: ${spread(pages)}`);
    log(
      `  memory, every 10 s: ${memory
        .filter((_, index) => index % 10 === 0)
        .map((each) => each.toFixed(0))
        .join(' ')} MB`,
    );
    const memoryHeld = flat(memory, log);
    return (
      perSecond >= demanded.perSecond &&
      percentile(latencies, 99) < demanded.p99 &&
      notKept === 0 &&
      memoryHeld
    );
  } finally {
    await server.stop();
  }
}

async function lookAtPages(
  port: number,
  over: () => boolean,
  seen: (milliseconds: number) => void,
): Promise<void> {
  const connection = await connectTo(port);
  while (!over()) {
    seen((await connection.ask(pageRequest('/'))).milliseconds);
    await sleep(20);
  }
  connection.close();
}

export const run: Bench['run'] = (log) => withEachStore((where) => loadOne(where, log));
