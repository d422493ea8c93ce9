import { parentPort } from 'node:worker_threads';
import { renderPieces } from '../../src/entry-server.tsx';
import { type PageAnswer, type PageQuestion, tellingSheetsOnce } from './page-thread.ts';
import { type PageSurroundings, pageWorkOf } from './page-work.ts';

// A thread that renders pages: `page-thread.ts` starts it, says with what, and asks.
const withNewSheet = tellingSheetsOnce();
let work: ReturnType<typeof pageWorkOf>;

parentPort?.on('message', async (message: PageSurroundings | PageQuestion) => {
  if ('shells' in message) {
    work = pageWorkOf(renderPieces, message, true);
    return;
  }
  const { id, ...job } = message;
  const answer = (content: PageAnswer, moved: ArrayBuffer[] = []) =>
    parentPort?.postMessage(content, moved);
  try {
    const done = await work(job);
    answer({ id, done: withNewSheet(done) }, done.html ? [done.html.buffer as ArrayBuffer] : []);
  } catch (cause) {
    answer({ id, cause });
  }
});
