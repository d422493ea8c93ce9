import { parentPort, workerData } from 'node:worker_threads';
import { renderPieces } from '../../src/entry-server.tsx';
import type { PageAnswer, PageQuestion } from './page-threads.ts';
import { type PageSurroundings, pageWorkOf } from './page-work.ts';

// A thread that renders pages: `page-threads.ts` starts it, and asks.
const work = pageWorkOf(renderPieces, workerData as PageSurroundings);

parentPort?.on('message', async ({ id, ...job }: PageQuestion) => {
  const answer = (content: PageAnswer, moved: ArrayBuffer[] = []) =>
    parentPort?.postMessage(content, moved);
  try {
    const done = await work(job);
    answer({ id, done }, [done.html.buffer as ArrayBuffer]);
  } catch (cause) {
    answer({ id, cause });
  }
});
