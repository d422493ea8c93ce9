import type { Bench } from '../tools/cli/bench.ts';
import type { ChildServer } from './test-support/child-server.ts';
import { connectTo } from './test-support/connection.ts';
import { leadRequests } from './test-support/lead-requests.ts';
import { startSiteServer } from './test-support/site-server.ts';
import { type StoreScenario, withEachStore } from './test-support/store-scenarios.ts';

const times = 100;
const rounds = 10;

/** Two servers share a store, so that not even the order within one of them helps. */
async function sendConcurrently(
  { kind, root, env, open }: StoreScenario,
  log: (line: string) => void,
): Promise<boolean> {
  const store = await open();
  const servers: ChildServer[] = [];
  try {
    for (let server = 0; server < 2; server += 1)
      servers.push(await startSiteServer({ root, env }));
    const ports = servers.map(({ port }) => port);
    const requestFor = await leadRequests(root);
    const connections = await Promise.all(
      Array.from({ length: times / ports.length }, () => ports)
        .flat()
        .map((port) => connectTo(port)),
    );
    let thanked = 0;
    for (let visitor = 0; visitor < rounds; visitor++) {
      const { request } = requestFor(visitor);
      const answers = await Promise.all(connections.map((connection) => connection.send(request)));
      thanked += answers.filter(({ status }) => status === 200).length;
    }
    for (const connection of connections) connection.close();
    const leads = await store.list();
    const inOutbox = leads.filter(({ delivery }) => delivery).length;
    const corrections = leads.reduce((sum, lead) => sum + lead.corrections.length, 0);
    log(
      `store: ${kind}; ${rounds} submissions, each ${times} times at once over ` +
        `${servers.length} servers: ${thanked} answers 200, ${leads.length} leads, ` +
        `${inOutbox} outbox entries, ${corrections} corrections`,
    );
    return (
      thanked === rounds * times &&
      leads.length === rounds &&
      inOutbox === rounds &&
      corrections === 0
    );
  } finally {
    await store.close();
    for (const server of servers) await server.stop();
  }
}

export const run: Bench['run'] = (log) => withEachStore((where) => sendConcurrently(where, log));
