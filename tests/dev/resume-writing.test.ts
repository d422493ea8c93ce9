import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resumeWriting } from '../../tools/dev/browser/resume-writing.ts';

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
  expect(said).toEqual(['served', 'sent', 'sent']);
  expect(isDone).toBe(false);
  isWriting = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(isDone).toBe(true);
});
