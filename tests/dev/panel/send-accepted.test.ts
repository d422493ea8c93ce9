import { expect, test } from 'vitest';
import { sendAccepted } from '../../../tools/dev/browser/panel/send-accepted.ts';
import { openEditedSite } from '../../../tools/dev/node/edits/edited-site.ts';
import { panelSubject } from '../../../tools/dev/node/panel-subject.ts';
import type { ValueEdit } from '../../../tools/dev/protocol/edits.ts';
import { merged } from '../../../tools/dev/protocol/panel-edits.ts';
import { copyTinySite } from '../../run-tool.ts';

test('an address that is refused is told alone: that its link has none is of what was put back', async () => {
  const edited = await openEditedSite(await copyTinySite(), 'en');
  const { site, files } = edited.live();
  const subject = panelSubject(site!, files, { address: '/', section: 'hero' }, 'en')!;
  const before = merged(subject) as any;
  const draft = structuredClone(before);
  const [action] = draft.actions;
  delete action.to;
  action.href = 'www.';
  draft.actions[1].look = 'primary';
  const { sent, problems, answer } = await sendAccepted(subject, before, draft, (_path, body) =>
    edited.change({ values: (body as { edits: ValueEdit[] }).edits }),
  );
  expect(new Set(problems.map(({ pointer }) => pointer))).toEqual(
    new Set(['/sections/0/actions/0/href']),
  );
  expect(answer?.outcome).toBe('done');
  const { actions } = sent as any;
  expect(actions).toEqual([before.actions[0], { ...before.actions[1], look: 'primary' }]);
});
