import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ValueEdit } from '../../../tools/dev/protocol/edits.ts';
import { opened } from './opened-session.ts';

/** What the panel keeps of what is written, while the server answers when it pleases. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is written while the panel reads what is new stays, and is not taken back', async () => {
  const { refresh, hold, letGo, write, rest, draft, sent, section } = await opened();
  hold();
  refresh();
  await vi.advanceTimersByTimeAsync(10);
  write({ tone: 'indigo' });
  letGo();
  await rest();
  expect(draft().tone).toBe('indigo');
  write({ art: 'key' });
  await rest();
  expect(sent.map((edits) => edits.map(({ pointer }) => pointer))).toEqual([
    ['/sections/0/tone'],
    ['/sections/0/art'],
  ]);
  expect(section()).toMatchObject({ tone: 'indigo', art: 'key' });
});

test('what others change meanwhile is not taken back either', async () => {
  const { refresh, hold, letGo, change, write, rest, draft, section } = await opened();
  change({ art: 'key' });
  hold();
  refresh();
  await vi.advanceTimersByTimeAsync(10);
  write({ tone: 'indigo' });
  letGo();
  await rest();
  expect(section()).toMatchObject({ tone: 'indigo', art: 'key' });
  expect(draft()).toMatchObject({ tone: 'indigo', art: 'key' });
});

test('what others change shows once it is read', async () => {
  const { refresh, change, rest, draft } = await opened();
  change({ art: 'key' });
  refresh();
  await rest();
  expect(draft().art).toBe('key');
});

test('what is written while a change is on its way is sent after it, and takes nothing back', async () => {
  const { hold, letGo, change, write, rest, draft, section } = await opened();
  hold();
  write({ tone: 'indigo' });
  await rest();
  change({ ground: 'dark' });
  write({ art: 'key' });
  letGo();
  await rest();
  const all = { tone: 'indigo', art: 'key', ground: 'dark' };
  expect(section()).toMatchObject(all);
  expect(draft()).toMatchObject(all);
});

const placesOf = (edits: ValueEdit[] | undefined) => edits?.map(({ pointer }) => pointer);

test('what could not be sent stays in the fields, is said, and is sent with the next look', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { goAway, comeBack, refresh, write, rest, draft, said, section } = await opened();
  goAway();
  write({ heading: { en: 'New' } });
  await rest();
  expect(said().notice).toBe('unsent');
  refresh();
  await rest();
  write({ tone: 'indigo' });
  await rest();
  expect(said().notice).toBe('unsent');
  expect(draft()).toMatchObject({ heading: { en: 'New' }, tone: 'indigo' });
  comeBack();
  refresh();
  await rest();
  expect(section()).toMatchObject({ heading: 'New', tone: 'indigo' });
  expect(draft()).toMatchObject({ heading: { en: 'New' }, tone: 'indigo' });
  expect(said().notice).toBe('kept');
});

test('a server that has gone is asked until it has all; the end of the panel asks once more', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { goAway, comeBack, write, rest, session, section } = await opened();
  goAway();
  let isResumed = false;
  void session.resume().then(() => (isResumed = true));
  await rest();
  write({ tone: 'indigo' });
  await rest();
  await rest();
  expect(isResumed).toBe(false);
  comeBack();
  await rest();
  await rest();
  expect(isResumed).toBe(true);
  expect(section().tone).toBe('indigo');
  goAway();
  write({ tone: 'gold' });
  await rest();
  comeBack();
  void session.flush();
  await rest();
  expect(section().tone).toBe('gold');
});

test('where others wrote in the same place both are told, and the next change writes mine', async () => {
  const { change, refresh, write, rest, draft, said, sent, section } = await opened();
  change({ heading: 'Theirs', ground: 'dark' });
  write({ heading: { en: 'Mine' } });
  await rest();
  expect(said()).toMatchObject({ notice: 'conflict', other: 'Theirs' });
  expect(draft()).toMatchObject({ heading: { en: 'Mine' }, ground: 'dark' });
  // What is read meanwhile takes nothing of it away.
  change({ art: 'key' });
  refresh();
  await rest();
  expect(said()).toMatchObject({ notice: 'conflict', other: 'Theirs' });
  expect(draft()).toMatchObject({ heading: { en: 'Mine' }, ground: 'dark', art: 'key' });
  expect(section().heading).toBe('Theirs');
  write({ tone: 'indigo' });
  await rest();
  expect(placesOf(sent.at(-1))).toEqual(['/sections/0/heading', '/sections/0/tone']);
  expect(section()).toMatchObject({ heading: 'Mine', tone: 'indigo', ground: 'dark', art: 'key' });
  expect(said().notice).toBe('kept');
});

test('what others wrote stays where mine is taken back, or the panel is closed', async () => {
  const { change, write, rest, said, sent, section, session } = await opened();
  change({ heading: 'Theirs' });
  write({ heading: { en: 'Mine' } });
  await rest();
  void session.flush();
  await rest();
  expect(section().heading).toBe('Theirs');
  write({ heading: { en: 'Theirs' } });
  await rest();
  expect(said().notice).toBeUndefined();
  expect(sent).toHaveLength(1);
});
