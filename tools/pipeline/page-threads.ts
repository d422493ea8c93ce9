import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { ServerBundle } from './bundle/client-assets.ts';
import { type PageJob, type PageSurroundings, type PageWork, pageWorkOf } from './page-work.ts';

/** What a thread is asked, and what it answers: a page, or what went wrong with it. */
export type PageQuestion = PageJob & { id: number };
export type PageAnswer = { id: number } & ({ done: PageWork } | { cause: unknown });

/**
 * How many pages are rendered before there are threads: to start them takes as long, and most
 * rebuilds have fewer.
 */
const pagesWithoutThreads = 80;

/**
 * How many pages more than another thread has one that has rendered such pages before, and so has
 * kept their sections.
 */
const pagesAhead = 4;

/** More threads than this would wait for the one that gives them their pages. */
const maxThreads = 8;

export type PageRenderer = {
  /** @throws what a component throws */
  render: (job: PageJob) => Promise<PageWork>;
  /** Ends the threads. */
  close: () => Promise<void>;
};

/**
 * Renders the pages of a site: the first here, and where there are many, the others in a thread a
 * core.
 * @param expected how many will be asked for at least, where that is known
 */
export function createPageRenderer(
  loadBundle: () => Promise<ServerBundle>,
  surroundings: PageSurroundings,
  expected = 0,
): PageRenderer {
  const threads: PageThread[] = [];
  let renderHere: ReturnType<typeof pageWorkOf> | undefined;
  let asked = 0;
  const threadOfKind = new Map<string, PageThread>();
  const threadFor = ({ kind = '' }: PageJob): PageThread => {
    const [first] = threads.toSorted((one, other) => one.waiting() - other.waiting());
    const idlest = first as PageThread;
    const usual = threadOfKind.get(kind) ?? idlest;
    threadOfKind.set(kind, usual);
    return usual.waiting() > idlest.waiting() + pagesAhead ? idlest : usual;
  };
  return {
    async render(job) {
      const { entry, workerFile } = await loadBundle();
      const cores = Math.min(availableParallelism(), maxThreads);
      asked += 1;
      if (Math.max(asked, expected) <= pagesWithoutThreads || cores < 2) {
        renderHere ??= pageWorkOf(entry.renderPieces, surroundings);
        return renderHere(job);
      }
      // Every core has its thread: those that help to collect memory would wait for one.
      if (threads.length === 0) setFlagsFromString('--no-parallel-scavenge');
      while (threads.length < cores) threads.push(startThread(workerFile, surroundings));
      return threadFor(job).ask(job);
    },
    close: async () => {
      await Promise.all(threads.map(({ end }) => end()));
    },
  };
}

type PageThread = {
  ask: (job: PageJob) => Promise<PageWork>;
  waiting: () => number;
  end: () => Promise<unknown>;
};

function startThread(file: string, surroundings: PageSurroundings): PageThread {
  const worker = new Worker(file, { workerData: surroundings });
  type Asker = { resolve: (done: PageWork) => void; reject: (cause: unknown) => void };
  const waiting = new Map<number, Asker>();
  let lastId = 0;
  worker.on('message', (answer: PageAnswer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('done' in answer) asker?.resolve(answer.done);
    else asker?.reject(answer.cause);
  });
  worker.on('error', (cause) => {
    for (const { reject } of waiting.values()) reject(cause);
  });
  return {
    ask(job) {
      lastId += 1;
      worker.postMessage({ id: lastId, ...job } satisfies PageQuestion);
      return new Promise((resolve, reject) => waiting.set(lastId, { resolve, reject }));
    },
    waiting: () => waiting.size,
    end: () => worker.terminate(),
  };
}
