import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brokenFile, opened } from './opened-session.ts';

/** What the panel does with what is not kept. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one field that is refused keeps none of the others, and is counted until it is put right', async () => {
  const { write, rest, draft, said, section, session, change, refresh } = await opened();
  write({ heading: { en: '' } });
  await rest();
  expect(said()).toMatchObject({ notice: 'refused', unkept: 1 });
  write({ tone: 'indigo' });
  await rest();
  write({ art: 'key' });
  await rest();
  expect(section()).toMatchObject({ heading: 'Old', tone: 'indigo', art: 'key' });
  expect(draft()).toMatchObject({ heading: { en: '' }, tone: 'indigo', art: 'key' });
  expect(said()).toMatchObject({ notice: 'refused', unkept: 1 });
  expect(said().problems).toHaveLength(1);
  expect(session.hasUnkept()).toBe(true);
  // What others change, or what is undone, shows all the same.
  change({ tone: 'coral' });
  refresh();
  await rest();
  expect(draft()).toMatchObject({ heading: { en: '' }, tone: 'coral' });
  write({ heading: { en: 'New' } });
  await rest();
  expect(section()).toMatchObject({ heading: 'New', tone: 'coral', art: 'key' });
  expect(said()).toMatchObject({ notice: 'kept', unkept: 0, problems: [] });
  expect(session.hasUnkept()).toBe(false);
});

test('what is in conflict or not sent is counted, and what waits is sent at once when asked', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { change, goAway, comeBack, write, rest, said, session, section } = await opened();
  change({ heading: 'Theirs' });
  write({ heading: { en: 'Mine' } });
  await rest();
  expect(said()).toMatchObject({ notice: 'conflict', unkept: 1 });
  goAway();
  write({ tone: 'indigo' });
  expect(session.hasUnkept()).toBe(true);
  await session.flush();
  expect(said()).toMatchObject({ notice: 'unsent', unkept: 2 });
  comeBack();
  await session.flush();
  expect(section()).toMatchObject({ heading: 'Mine', tone: 'indigo' });
  expect(said()).toMatchObject({ notice: 'kept', unkept: 0 });
});

test('what is refused only once the rest is accepted is told with what was refused before', async () => {
  const { write, rest, said, section, change, sent, draft } = await opened();
  write({ heading: { en: '' }, art: 'taken', tone: 'indigo' });
  change({ ground: 'dark' });
  await rest();
  expect(sent).toHaveLength(3);
  expect(said().problems.map(({ pointer }) => pointer)).toEqual([
    '/sections/0/heading',
    '/sections/0/art',
  ]);
  expect(said()).toMatchObject({ notice: 'refused', unkept: 2 });
  expect(section()).toMatchObject({ heading: 'Old', art: 'globe', tone: 'indigo' });
  // What others changed is no change of the panel's.
  expect(draft()).toMatchObject({ heading: { en: '' }, art: 'taken', ground: 'dark' });
  write({ art: 'key', heading: { en: 'New' } });
  await rest();
  expect(sent.at(-1)).toMatchObject([
    { pointer: '/sections/0/heading', before: 'Old', value: 'New' },
    { pointer: '/sections/0/art', before: 'globe', value: 'key' },
  ]);
  expect(said()).toMatchObject({ notice: 'kept', unkept: 0, problems: [] });
});

test('what others write in a field that is refused is told before it is written over', async () => {
  const { write, rest, said, change, refresh, hold, letGo, draft, section } = await opened();
  write({ heading: { en: '' } });
  await rest();
  change({ heading: 'Theirs', tone: 'indigo' });
  refresh();
  await rest();
  expect(said()).toMatchObject({ notice: 'conflict', other: 'Theirs', unkept: 1 });
  expect(draft()).toMatchObject({ heading: { en: '' }, tone: 'indigo' });
  // Also where it is read after something else was sent.
  hold();
  write({ art: 'key' });
  await rest();
  change({ heading: 'Theirs again' });
  letGo();
  await rest();
  expect(said()).toMatchObject({ notice: 'conflict', other: 'Theirs again', unkept: 1 });
  expect(section()).toMatchObject({ heading: 'Theirs again', art: 'key' });
});

test('while its file is no JSON what is written stays, is counted, and is sent afterwards', async () => {
  const { write, rest, said, refresh, breakFile, mendFile, draft, section } = await opened();
  breakFile();
  write({ heading: { en: 'New' } });
  await rest();
  refresh();
  await rest();
  expect(said()).toMatchObject({ notice: 'refused', refusal: brokenFile, unkept: 1 });
  expect(draft()).toMatchObject({ heading: { en: 'New' } });
  mendFile();
  refresh();
  await rest();
  expect(section().heading).toBe('New');
  expect(said()).toMatchObject({ notice: 'kept', refusal: '', unkept: 0 });
  write({ heading: { en: '' } });
  await rest();
  breakFile();
  refresh();
  await rest();
  expect(said().unkept).toBe(1);
  expect(draft()).toMatchObject({ heading: { en: '' } });
});

test('what somebody chose to lose is not sent once the server is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { goAway, comeBack, write, rest, session, section } = await opened();
  goAway();
  write({ heading: { en: 'New' } });
  await rest();
  let isResumed = false;
  void session.resume().then(() => (isResumed = true));
  write({ tone: 'indigo' });
  session.end();
  comeBack();
  await rest();
  await rest();
  expect(section()).toMatchObject({ heading: 'Old', tone: 'coral' });
  expect(isResumed).toBe(true);
});

test('what is written while all is sent is sent, too', async () => {
  const { hold, letGo, write, session, section } = await opened();
  hold();
  write({ tone: 'indigo' });
  let isDone = false;
  void session.flush().then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(10);
  write({ art: 'key' });
  letGo();
  await vi.advanceTimersByTimeAsync(10);
  expect(isDone).toBe(true);
  expect(session.hasUnkept()).toBe(false);
  expect(section()).toMatchObject({ tone: 'indigo', art: 'key' });
});

test('what others change while something waits here shows once that is done', async () => {
  const { write, rest, change, refresh, draft } = await opened();
  write({ tone: 'indigo' });
  change({ heading: 'Theirs' });
  refresh();
  write({ tone: 'coral' });
  await rest();
  expect(draft()).toMatchObject({ heading: { en: 'Theirs' }, tone: 'coral' });
});

test('nor is it forgotten where it was read while somebody wrote', async () => {
  const { write, rest, change, refresh, hold, letGo, draft } = await opened();
  change({ heading: 'Theirs' });
  hold();
  refresh();
  write({ tone: 'indigo' });
  letGo();
  write({ tone: 'coral' });
  await rest();
  expect(draft()).toMatchObject({ heading: { en: 'Theirs' }, tone: 'coral' });
});
