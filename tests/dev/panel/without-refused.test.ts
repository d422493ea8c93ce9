import { expect, test } from 'vitest';
import { changedCount } from '../../../tools/dev/browser/panel/changed-fields.ts';
import { withoutRefused } from '../../../tools/dev/browser/panel/without-refused.ts';
import { openEditedSite } from '../../../tools/dev/node/edits/edited-site.ts';
import { panelSubject } from '../../../tools/dev/node/panel-subject.ts';
import { merged, valueEdits } from '../../../tools/dev/protocol/panel-edits.ts';
import { copyTinySite } from '../../run-tool.ts';

/** A section of the tiny site; what is kept of a change of it, as the panel sends it. */
async function opened(section: string) {
  const edited = await openEditedSite(await copyTinySite(), 'en');
  const { site, files } = edited.live();
  const subject = panelSubject(site!, files, { address: '/', section }, 'en')!;
  const before = merged(subject) as any;
  const sendTwice = async (change: (draft: any) => void) => {
    const draft = structuredClone(before);
    change(draft);
    const send = (value: unknown) => edited.change({ values: valueEdits(subject, before, value) });
    const refused = await send(draft);
    const problems = refused.outcome === 'invalid' ? refused.problems : [];
    const rest = withoutRefused(subject, before, draft, problems) as any;
    return { draft, rest, count: changedCount(subject, before, draft), answer: await send(rest) };
  };
  return { before, sendTwice };
}

test('a text that is refused in one language is left out in that one alone', async () => {
  const { before, sendTwice } = await opened('boat');
  const { rest, count, answer } = await sendTwice((draft) => {
    draft.heading = { en: '', fr: 'Un bateau' };
    draft.ground = 'plain';
    draft.picture.src = '/images/none.png';
  });
  expect(answer.outcome).toBe('done');
  expect(rest).toEqual({
    ...before,
    heading: { en: before.heading.en, fr: 'Un bateau' },
    ground: 'plain',
  });
  expect(count).toBe(4);
});

test('a whole that lacks something is left out, and what stands beside it is not', async () => {
  const { before, sendTwice } = await opened('boat');
  const { rest, answer } = await sendTwice((draft) => {
    delete draft.picture.src;
    draft.ground = 'plain';
  });
  expect(answer.outcome).toBe('done');
  expect(rest).toEqual({ ...before, ground: 'plain' });
});

test('of a list one text is left out, and all of it where its items are others, too', async () => {
  const { before, sendTwice } = await opened('questions');
  const [first, next] = before.items;
  const written = { ...next, text: { ...next.text, en: 'Another' } };
  const one = await sendTwice((draft) => {
    draft.items[0].heading.en = '';
    draft.items[1] = written;
  });
  expect(one.answer.outcome).toBe('done');
  expect(one.rest.items).toEqual([first, written]);
  const { sendTwice: sendAgain } = await opened('questions');
  const whole = await sendAgain((draft) => {
    draft.items[0].heading.en = '';
    draft.items.push(written);
    draft.ground = 'sand';
  });
  expect(whole.answer.outcome).toBe('done');
  expect(whole.rest).toEqual({ ...before, ground: 'sand' });
  expect(whole.count).toBe(2);
});
