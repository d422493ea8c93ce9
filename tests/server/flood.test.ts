import { expect, test, vi } from 'vitest';
import { createLeadCounts } from '../../server/leads/lead-counts.ts';
import { readLeads, renderAnswerIn, startTestServer, stopClock, validLead } from './test-server.ts';

/** A server that takes one lead a minute, which does not pass, and its renderer. */
async function startWithSpy() {
  stopClock();
  const counts = createLeadCounts();
  const renderAnswerPage = vi.fn(async (...[answer, language]: Parameters<typeof renderAnswerIn>) =>
    renderAnswerIn(answer, language),
  );
  const server = await startTestServer({ leadsPerMinute: 1, counts, proxies: 1, renderAnswerPage });
  const send = (change: Record<string, string>, address = '1.1.1.1') =>
    server.send({ ...validLead, ...change }, { 'x-forwarded-for': address });
  /** Sends so many, each of another person. @returns their states */
  const sendMany = async (count: number, change: Record<string, string> = {}) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await send({ EMAIL: `a${index}@clinica.com.br`, ...change })).status);
    return statuses;
  };
  return { ...server, send, sendMany, counts, renderAnswerPage };
}

const faulty = { EMAIL: 'ana@' };

/** What a flood is told: nothing of it was kept, and its form is not in the page. */
async function expectPlainRefusal(answer: Response) {
  const html = await answer.text();
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(html).toMatch(/<html lang="en"[\s\S]*<h1[^>]*>leadFailedTitle/);
  expect(html).not.toMatch(/id="lead-EMAIL"|ana@/);
}

test('a flood is answered with a page made beforehand, and so are its faulty tries', async () => {
  const { send, sendMany, counts, renderAnswerPage } = await startWithSpy();
  expect(await sendMany(11)).toEqual([200, ...Array(10).fill(429)]);
  const rendered = renderAnswerPage.mock.calls.length;
  await expectPlainRefusal(await send({}));
  await expectPlainRefusal(await send(faulty));
  await sendMany(5);
  await sendMany(5, faulty);
  expect(renderAnswerPage.mock.calls.length).toBe(rendered);
  expect(counts.dropped).toBe(12);
  expect((await send(faulty, '2.2.2.2')).status).toBe(422);
});

test('a flood of large leads is answered so, too', async () => {
  const { send, renderAnswerPage } = await startWithSpy();
  const large = { note: 'x'.repeat(7_000) };
  expect([(await send(large)).status, (await send(large)).status]).toEqual([200, 429]);
  const rendered = renderAnswerPage.mock.calls.length;
  await expectPlainRefusal(await send(large));
  expect(renderAnswerPage.mock.calls.length).toBe(rendered);
});

test('a flood of faulty tries is no longer rendered; the sound lead after it is a lead', async () => {
  const { send, sendMany, counts, renderAnswerPage, database } = await startWithSpy();
  expect(await sendMany(11, faulty)).toEqual(Array(11).fill(422));
  const rendered = renderAnswerPage.mock.calls.length;
  await expectPlainRefusal(await send(faulty));
  await sendMany(5, faulty);
  expect(renderAnswerPage.mock.calls.length).toBe(rendered);
  expect((await send({})).status).toBe(200);
  expect((await readLeads(database)).map(({ apart }) => apart)).toEqual([undefined]);
  expect(counts).toMatchObject({ taken: 1, dropped: 6 });
});

test('the addresses of one network have one budget of bytes', async () => {
  const { send, database } = await startWithSpy();
  for (const [name, address] of Object.entries({
    a: '2001:db8::1',
    b: '2001:db8::2',
    c: '2001:db8::3',
    d: '2001:db8:0:1::1',
  }))
    await send({ EMAIL: `${name}@clinica.com.br`, note: 'x'.repeat(7_000) }, address);
  expect((await readLeads(database)).map(({ fields }) => fields.EMAIL?.[0])).toEqual([
    'a',
    'b',
    'd',
  ]);
});
