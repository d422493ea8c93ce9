import { expect, test } from 'vitest';
import { readTrace } from '../../bench/test-support/traced-answers.ts';

const write = '7 pwrite64(26</data/leads.db-wal>, "\\0\\0\\0\\2"..., 24, 177192) = 24';
const sync = '7 fsync(26</data/leads.db-wal>) = 0';
const answer =
  '7 writev(29<socket:[114744]>, [{iov_base="HTTP/1.1 200 OK\\r\\n"..., iov_len=8}], 1) = 8';
const trace = (...lines: string[]) =>
  readTrace([...lines, '7 +++ killed by SIGKILL +++'].join('\n'));

test('an answer may go out once all of the log is on the disk, and several after one sync', () => {
  expect(trace(write, write, sync, answer, answer)).toEqual({ answers: 2, syncs: 1, early: 0 });
  expect(
    trace(
      write,
      '7 fdatasync(26</data/leads.db-wal> <unfinished ...>',
      '9 fsync(3</data/leads.db>) = 0',
      '7 <... fdatasync resumed>) = 0',
      answer,
    ),
  ).toEqual({ answers: 1, syncs: 1, early: 0 });
});

test.each([
  ['without a sync', [write, answer]],
  ['after one that failed', [write, sync.replace('= 0', '= -1 ENOSPC (No space)'), answer]],
  ['while it lasts', [write, '7 fsync(26</data/leads.db-wal> <unfinished ...>', answer]],
  ['after that of another file', [write, '7 fsync(3</data/leads.db>) = 0', answer]],
  ['before what was written later is synced', [write, sync, write, answer]],
])('an answer %s is early', (_when, lines) => expect(trace(...lines).early).toBe(1));

test('other answers, and what a program says, are none', () => {
  expect(
    trace(
      write,
      answer.replace('200 OK', '503 Service'),
      '7 write(1<pipe:[3]>, "HTTP/1.1 200 OK\\n", 16) = 16',
    ),
  ).toEqual({ answers: 0, syncs: 0, early: 0 });
});
