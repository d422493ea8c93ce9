import { Worker } from 'node:worker_threads';
import { required } from '../model/required.ts';
import type { PageJob, PageSheet, PageSurroundings, PageWork } from './page-work.ts';

/** What a thread is asked, and what it answers: a page, or what went wrong with it. */
export type PageQuestion = PageJob & { id: number };
export type PageAnswer = { id: number } & ({ done: AnsweredWork } | { cause: unknown });

/** A page's work, in which a sheet has its styles only in a thread's first answer with it. */
type AnsweredWork = Omit<PageWork, 'sheet'> & { sheet?: { address: string; styles?: string } };

/** Leaves the styles of sheets out that a thread has answered with before. */
export function tellingSheetsOnce(): (work: PageWork) => AnsweredWork {
  const told = new Set<string>();
  return ({ sheet, ...work }) => {
    if (!sheet) return work;
    const { address, styles } = sheet;
    if (told.has(address)) return { ...work, sheet: { address } };
    told.add(address);
    return { ...work, sheet: { address, styles } };
  };
}

/** Puts them in again. */
function addingKnownSheets(): (work: AnsweredWork) => PageWork {
  const known = new Map<string, PageSheet>();
  return ({ sheet, ...work }) => {
    if (!sheet) return work;
    const { address, styles } = sheet;
    if (styles !== undefined) known.set(address, { address, styles });
    return { ...work, sheet: required(known.get(address), `sheet ${address}`) };
  };
}

/** A thread that renders pages, once it has been told with what. */
export type PageThread = {
  begin: (surroundings: PageSurroundings) => void;
  /** @throws what a component throws */
  ask: (job: PageJob) => Promise<PageWork>;
  /** How many pages it has been asked for and has not answered. */
  waiting: () => number;
  end: () => Promise<unknown>;
};

/**
 * How much room a thread has for what it has just made, in megabytes: half of the usual, since most
 * of a page is gone with the page.
 */
const maxYoungGenerationSizeMb = 24;

/** @param file the bundle of `page-worker.ts` */
export function startThread(file: string): PageThread {
  const worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb } });
  const withSheet = addingKnownSheets();
  type Asker = { resolve: (done: PageWork) => void; reject: (cause: unknown) => void };
  const waiting = new Map<number, Asker>();
  let lastId = 0;
  worker.on('message', (answer: PageAnswer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('done' in answer) asker?.resolve(withSheet(answer.done));
    else asker?.reject(answer.cause);
  });
  let fault: unknown;
  worker.on('error', (cause) => {
    fault = cause;
    for (const { reject } of waiting.values()) reject(cause);
  });
  return {
    begin: (surroundings) => worker.postMessage(surroundings),
    ask(job) {
      if (fault) return Promise.reject(fault);
      lastId += 1;
      worker.postMessage({ id: lastId, ...job } satisfies PageQuestion);
      return new Promise((resolve, reject) => waiting.set(lastId, { resolve, reject }));
    },
    waiting: () => waiting.size,
    end: () => worker.terminate(),
  };
}
