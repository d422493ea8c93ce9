import { expect, test } from 'vitest';
import { stopAll } from '../../server/stop-all.ts';

test('all are stopped at once, what they use only when they have ended', async () => {
  const said: string[] = [];
  let endFirst = () => {};
  const first = new Promise<void>((end) => (endFirst = end));
  const stopped = stopAll(
    [
      async () => {
        said.push('first');
        await first;
        said.push('first ended');
      },
      async () => said.push('second'),
    ],
    async () => said.push('last'),
  );
  expect(said).toEqual(['first', 'second']);
  await new Promise((later) => setTimeout(later, 20));
  endFirst();
  await stopped;
  expect(said).toEqual(['first', 'second', 'first ended', 'last']);
});

test('where some fail, the others end all the same; the first fault is thrown', async () => {
  const said: string[] = [];
  const fail = (message: string) => async () => Promise.reject(new Error(message));
  const stopped = stopAll(
    [
      fail('one'),
      async () => {
        await new Promise((later) => setTimeout(later, 20));
        said.push('ended');
      },
      fail('two'),
    ],
    async () => said.push('last'),
  );
  await expect(stopped).rejects.toThrow('one');
  expect(said).toEqual(['ended', 'last']);
});
