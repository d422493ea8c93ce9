import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { openLibsqlStore } from '../server/store/libsql-store.ts';
import type { Bench } from '../tools/cli/bench.ts';
import {
  compareLeads,
  formatComparison,
  isNothingLost,
  type LeadComparison,
} from './test-support/compare-leads.ts';
import { type LeadRequest, leadRequests } from './test-support/lead-requests.ts';
import { sendContinuously } from './test-support/send-continuously.ts';
import { startSiteServer, withSiteCopy } from './test-support/site-server.ts';
import { ensureStrace, readTraces, straceLauncher } from './test-support/traced-answers.ts';

type Options = {
  /** The site's folder, and the one for its leads. */
  root: string;
  data: string;
  /** How many leads are to be acknowledged, and how often the server dies meanwhile. */
  leads: number;
  kills: number;
  connections: number;
  /** Where each life of the server notes its writes and answers; nowhere where none is given. */
  traces?: string;
  progress: (line: string) => void;
};

type CrashReport = LeadComparison & {
  acknowledged: number;
  kills: number;
  unanswered: number;
  refused: number;
  integrity: string;
};

/**
 * Sends leads to a server that is killed at random moments and started again, then compares what it
 * acknowledged with what it holds.
 */
export async function measureCrashes({
  root,
  data,
  leads,
  kills,
  connections,
  traces,
  progress,
}: Options): Promise<CrashReport> {
  const requestFor = await leadRequests(root);
  let starts = 0;
  const start = () =>
    startSiteServer({
      root,
      env: { DATA_FOLDER: data },
      launcher: traces === undefined ? [] : straceLauncher(join(traces, `${starts++}`)),
    });
  let server = await start();
  const acknowledged = new Set<string>();
  let [sent, killed, unanswered, refused] = [0, 0, 0, 0];
  let restarting: Promise<unknown> | undefined;
  let failure: unknown;

  const killAndRestart = async () => {
    // Every other time it dies as soon as a lead is acknowledged: then it must be on the disk
    // already.
    if (killed % 2 === 1) await sleep(Math.random() * 20);
    await server.kill();
    killed++;
    progress(`${acknowledged.size} acknowledged, killed ${killed} times`);
    server = await start();
    restarting = undefined;
    deathAt = nextDeath();
  };
  const share = leads / kills;
  const nextDeath = () => (killed < kills ? Math.ceil(share * (killed + Math.random())) : Infinity);
  let deathAt = nextDeath();

  const sending = sendContinuously<LeadRequest>({
    port: () => {
      if (failure) throw failure as Error;
      return server.port;
    },
    connections,
    nextRequest: () =>
      acknowledged.size < leads || killed < kills ? requestFor(sent++) : undefined,
    onResponse: ({ email }, { status }) => {
      if (status === 200) acknowledged.add(email);
      else refused++;
      if (acknowledged.size >= deathAt)
        restarting ??= killAndRestart().catch((cause: unknown) => (failure = cause));
    },
    onDisconnect: () => unanswered++,
  });
  try {
    await sending;
    await restarting;
  } finally {
    await server.stop();
  }

  const file = join(data, 'leads.db');
  const database = new Database(file);
  const [{ integrity_check: integrity }] = database.pragma('integrity_check') as [
    { integrity_check: string },
  ];
  database.close();
  const store = openLibsqlStore(file);
  const kept = await compareLeads(store, acknowledged);
  await store.close();
  return {
    ...kept,
    acknowledged: acknowledged.size,
    kills: killed,
    unanswered,
    refused,
    integrity,
  };
}

export const run: Bench['run'] = async (log) => {
  ensureStrace();
  return withSiteCopy(async ({ root, data }) => {
    const traces = join(root, 'traces');
    mkdirSync(traces, { recursive: true });
    const begin = performance.now();
    const outcome = await measureCrashes({
      root,
      data,
      traces,
      leads: 100_000,
      kills: 50,
      connections: 32,
      progress: log,
    });
    const { answers, syncs, early } = await readTraces(traces);
    log(
      `${outcome.acknowledged} leads acknowledged, ${outcome.kills} times SIGKILL, ` +
        `${outcome.unanswered} requests cut off, ${outcome.refused} refused, ` +
        `in ${((performance.now() - begin) / 1000).toFixed(0)} s`,
    );
    log(formatComparison(outcome));
    log(`integrity of the file: ${outcome.integrity}`);
    log(
      `${answers} answers 200 after ${syncs} fsyncs of the store's log, ` +
        `${early} of them before all of it was on the disk`,
    );
    return (
      isNothingLost(outcome) &&
      outcome.refused === 0 &&
      outcome.integrity === 'ok' &&
      answers >= outcome.acknowledged &&
      early === 0
    );
  });
};
