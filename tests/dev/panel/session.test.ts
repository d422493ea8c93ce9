import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  openSession,
  type PanelSession,
  type PanelState,
} from '../../../tools/dev/browser/panel/panel-session.ts';
import { sectionPanelSchema } from '../../../tools/dev/node/panel-schema.ts';
import type { ValueEdit } from '../../../tools/dev/protocol/edits.ts';

/** What the panel keeps of what is written, while the server answers when it pleases. */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Section = Record<string, unknown>;

/** A server with one section; `held` answers wait until they are let go. */
function server() {
  let section: Section = { type: 'banner', id: 'x', heading: 'Old', art: 'globe', tone: 'coral' };
  const waiting: (() => void)[] = [];
  let isHeld = false;
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
    if (path === '/__edit/choices') return {};
    if (body) {
      const { edits } = body as { edits: ValueEdit[] };
      sent.push(edits);
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
