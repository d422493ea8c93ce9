import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  openSession,
  type PanelSession,
  type PanelState,
} from '../../../tools/dev/browser/panel/panel-session.ts';
import { sectionPanelSchema } from '../../../tools/dev/node/panel-schema.ts';
import type { ValueEdit } from '../../../tools/dev/protocol/edits.ts';
import { isSame } from '../../../tools/dev/protocol/is-same.ts';
import { valueAtPointer } from '../../../tools/model/json-pointer.ts';

/** What the panel keeps of what is written, while the server answers when it pleases. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Section = Record<string, unknown>;

/** A server with one section; `held` answers wait until they are let go, and it may be away. */
function server() {
  let section: Section = { type: 'banner', id: 'x', heading: 'Old', art: 'globe', tone: 'coral' };
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let isAway = false;
  const sent: ValueEdit[][] = [];
  const subject = () => ({
    ...{ address: '/', section: 'x', part: '', type: 'banner', typeTitle: '', missing: [] },
    ...{ stale: [], namedTexts: {}, sharedBy: [], languages: [{ code: 'en', name: 'English' }] },
    schema: sectionPanelSchema('banner', 'en'),
    versions: [
      {
        ...{ language: 'en', name: 'English', file: 'en.json', pointer: '/sections/0' },
        value: section,
      },
    ],
  });
  const ask = async (path: string, body?: unknown) => {
    if (isAway) throw new TypeError('Failed to fetch');
    if (path === '/__edit/choices') return {};
    if (body) {
      const { edits } = body as { edits: ValueEdit[] };
      sent.push(edits);
      const conflicts = edits
        .map((edit) => ({
          ...edit,
          current: valueAtPointer({ sections: [section] }, edit.pointer),
        }))
        .filter(
          ({ before, current, value }) => !isSame(current, before) && !isSame(current, value),
        );
      if (conflicts.length > 0) return { outcome: 'conflict', conflicts };
      section = structuredClone(section);
      for (const { pointer, value } of edits) section[pointer.split('/')[3]!] = value;
      return { outcome: 'done', problems: [] };
    }
    if (isHeld) await new Promise<void>((go) => void waiting.push(go));
    return { subject: subject(), notices: [], parts: [], texts: {} };
  };
  return {
    ask,
    sent,
    section: () => section,
    change: (values: Section) => (section = { ...section, ...values }),
    goAway: () => (isAway = true),
    comeBack: () => (isAway = false),
    hold: () => (isHeld = true),
    letGo: () => {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
  };
}

async function opened() {
  const fake = server();
  let state!: PanelState;
  const session: PanelSession = await openSession(
    { address: '/', section: 'x', part: '' },
    fake.ask,
    (shown) => {
      state = shown;
    },
  );
  const draft = () => state.draft as Section;
  return {
    ...fake,
    draft,
    session,
    said: () => state,
    refresh: () => session.refresh(),
    write: (values: Section) => session.change({ ...draft(), ...values }),
    rest: () => vi.advanceTimersByTimeAsync(1000),
  };
}

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
  session.end();
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
  session.end();
  await rest();
  expect(section().heading).toBe('Theirs');
  write({ heading: { en: 'Theirs' } });
  await rest();
  expect(said().notice).toBeUndefined();
  expect(sent).toHaveLength(1);
});
