import { expect, test } from 'vitest';
import { startTestServer, validLead } from './test-server.ts';

test('thanks and refusals look as the site does from a change on', async () => {
  let [time, look] = [0, 'before'];
  const { send } = await startTestServer({
    leadsPerMinute: 1_000_000,
    now: () => time,
    changes: [{ at: 20, written: new Map(), removed: [] }],
    onChange: () => (look = 'after'),
    renderAnswerPage: async ({ kind }, language) => `${kind} ${language} ${look}`,
  });
  const answers = async () => [
    await (await send(validLead)).text(),
    await (await send({ ...validLead, form: 'none' })).text(),
  ];
  expect(await answers()).toEqual(['thanks en before', 'failed en before']);
  time = 20;
  await expect.poll(answers).toEqual(['thanks en after', 'failed en after']);
});
