import { setFlagsFromString } from 'node:v8';
import type { PageData } from '../../src/lib/page-data.ts';
import { usedCores } from '../model/used-cores.ts';
import { findPageWorker, type ServerBundle } from './bundle/client-assets.ts';
import { type PageThread, startThread } from './page-thread.ts';
import { type PageJob, type PageSurroundings, type PageWork, pageWorkOf } from './page-work.ts';

/**
 * How many pages are rendered before there are threads: to start them takes as long, each learns
 * anew what this one knows, and most rebuilds have fewer.
 */
const pagesWithoutThreads = 80;

/**
 * How many pages more than another thread has one that has rendered such pages before, and so has
 * kept their sections.
 */
const pagesAhead = 4;

/**
 * Starts the threads for pages that will have to be rendered while these are still checked, which
 * takes one core.
 * @param pages how many there are about
 * @returns none where pages are few, or nothing is there yet that renders
 */
export async function startThreadsAhead(pages: number): Promise<PageThread[]> {
  if (pages <= pagesWithoutThreads || usedCores() < 2) return [];
  // So much may memory grow before what is not used is given up. V8 waits for two or three times as
  // much, which is a fifth of all that a build of 3,000 pages takes.
  setFlagsFromString('--heap-growing-percent=50');
  const file = await findPageWorker();
  return file ? Array.from({ length: usedCores() }, () => startThread(file)) : [];
}

export type PageRenderer = {
  /** @throws what a component throws */
  render: (job: PageJob, page?: PageData) => Promise<PageWork>;
  /** Ends the threads; nobody waits until their memory is given up. */
  close: () => void;
};

/**
 * Renders the pages of a site: the first here, and where there are many, the others in a thread a
 * core.
 * @param expected how many will be asked for at least, where that is known
 * @param started threads that were started ahead
 */
export function createPageRenderer(
  loadBundle: () => Promise<ServerBundle>,
  surroundings: PageSurroundings,
  expected = 0,
  started: readonly PageThread[] = [],
): PageRenderer {
  const threads = [...started];
  for (const { begin } of threads) begin(surroundings);
  let asked = 0;
  let many: Promise<void> | undefined;
  const startMany = async () => {
    const { workerFile } = await loadBundle();
    // Every core has its thread: those that help to collect memory would wait for one.
    setFlagsFromString('--no-parallel-scavenge');
    while (threads.length < usedCores()) {
      const thread = startThread(workerFile);
      thread.begin(surroundings);
      threads.push(thread);
    }
  };
  const threadOfKind = new Map<string, PageThread>();
  const threadFor = ({ kind = '' }: PageJob): PageThread => {
    const [first] = threads.toSorted((one, other) => one.waiting() - other.waiting());
    const idlest = first as PageThread;
    const usual = threadOfKind.get(kind) ?? idlest;
    threadOfKind.set(kind, usual);
    return usual.waiting() > idlest.waiting() + pagesAhead ? idlest : usual;
  };
  let renderHere: ReturnType<typeof pageWorkOf> | undefined;
  return {
    async render(job, page) {
      asked += 1;
      if (Math.max(asked, expected) <= pagesWithoutThreads || usedCores() < 2) {
        const { entry } = await loadBundle();
        renderHere ??= pageWorkOf(entry.renderPieces, surroundings, expected > pagesWithoutThreads);
        return renderHere(job, page);
      }
      many ??= startMany();
      await many;
      return threadFor(job).ask(job);
    },
    close() {
      for (const { end } of threads) void end();
    },
  };
}
