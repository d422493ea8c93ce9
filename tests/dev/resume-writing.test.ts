import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resumeWriting, watchLeaving } from '../../tools/dev/browser/resume-writing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('without a server it is waited until it is back, and longer while somebody writes', async () => {
  let [isWriting, isBack, isDone] = [false, false, false];
  const said: string[] = [];
  void resumeWriting({
    isWriting: () => isWriting,
    isServed: async () => isBack,
    onServed: async () => said.push('served'),
    resend: () => said.push('sent'),
  }).then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(2500);
  // Also what is begun while the server is gone.
  isWriting = true;
  isBack = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(said).toEqual(['served', 'sent', 'served', 'sent']);
  expect(isDone).toBe(false);
  isWriting = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(isDone).toBe(true);
});

test('who was asked whether to leave and stayed is no longer leaving', () => {
  const page = new EventTarget();
  const ask = (answer: (event: Event) => void) => {
    page.addEventListener('beforeunload', answer, { once: true });
    page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  };
  const { isLeaving, hasStayed } = watchLeaving(page);
  expect([isLeaving(), hasStayed()]).toEqual([false, false]);
  ask((event) => event.preventDefault());
  expect([isLeaving(), hasStayed()]).toEqual([false, true]);
  ask(() => undefined);
  expect([isLeaving(), hasStayed()]).toEqual([true, false]);
});
