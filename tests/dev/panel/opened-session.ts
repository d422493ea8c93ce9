import { vi } from 'vitest';
import { openSession, type PanelSession } from '../../../tools/dev/browser/panel/panel-session.ts';
import type { PanelState } from '../../../tools/dev/browser/panel/panel-state.ts';
import { sectionPanelSchema } from '../../../tools/dev/node/panel-schema.ts';
import type { ValueEdit } from '../../../tools/dev/protocol/edits.ts';
import { isSame } from '../../../tools/dev/protocol/is-same.ts';
import { valueAtPointer } from '../../../tools/model/json-pointer.ts';

type Section = Record<string, unknown>;

/** What is answered while the section's file is no JSON. */
export const brokenFile = 'en.json is no JSON';

/**
 * A server with one section; `held` answers wait until they are let go, it may be away, and the
 * section's file may be no JSON. A text that is empty is refused, then one that is `taken`.
 */
function server() {
  let section: Section = { type: 'banner', id: 'x', heading: 'Old', art: 'globe', tone: 'coral' };
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let isAway = false;
  let isBroken = false;
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
      if (isBroken) return { outcome: 'refused', message: brokenFile };
      const conflicts = edits
        .map((edit) => ({
          ...edit,
          current: valueAtPointer({ sections: [section] }, edit.pointer),
        }))
        .filter(
          ({ before, current, value }) => !isSame(current, before) && !isSame(current, value),
        );
      if (conflicts.length > 0) return { outcome: 'conflict', conflicts };
      for (const wrong of ['', 'taken']) {
        const problems = edits.filter(({ value }) => value === wrong);
        if (problems.length > 0)
          return {
            outcome: 'invalid',
            problems: problems.map(({ file, pointer }) => ({ file, pointer, message: '' })),
          };
      }
      section = structuredClone(section);
      for (const { pointer, value } of edits) section[pointer.split('/')[3]!] = value;
      return { outcome: 'done', problems: [] };
    }
    if (isHeld) await new Promise<void>((go) => void waiting.push(go));
    return { subject: isBroken ? undefined : subject(), notices: [], parts: [], texts: {} };
  };
  return {
    ask,
    sent,
    section: () => section,
    change: (values: Section) => (section = { ...section, ...values }),
    breakFile: () => (isBroken = true),
    mendFile: () => (isBroken = false),
    goAway: () => (isAway = true),
    comeBack: () => (isAway = false),
    hold: () => (isHeld = true),
    letGo: () => {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
  };
}

/** A session with that server, and what is done in its panel. */
export async function opened() {
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
