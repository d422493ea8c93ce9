import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

type Member = {
  id: string;
  email_address: string;
  status: string;
  merge_fields: Record<string, string>;
  tags: string[];
};

export const deliveryKey = 'k3y-us1';

/** What a provider's API says of an error, in the shape of RFC 7807 as Mailchimp does. */
export const problemJson = (status: number, title: string, detail: string) =>
  JSON.stringify({
    type: 'https://mailchimp.com/developer/marketing/docs/errors/',
    title,
    status,
    detail,
    instance: '10ce6c36',
  });

/**
 * A provider on a real port: a mailing list at `/3.0/lists/a1` that speaks as Mailchimp's API does,
 * and a webhook at `/hook` that knows its events by their key. `answer` may answer instead (and say
 * so), to fail as providers do. `accepted` counts how often each address and event was taken.
 */
export async function fakeProvider(port = 0) {
  const state = {
    requests: [] as ReceivedRequest[],
    accepted: new Map<string, number>(),
    members: new Map<string, Member>(),
    events: new Map<string, unknown>(),
    respond: undefined as
      | ((received: ReceivedRequest, response: ServerResponse) => boolean | Promise<boolean>)
      | undefined,
    maxConcurrent: 0,
  };
  const countAccepted = (key: string) =>
    state.accepted.set(key, (state.accepted.get(key) ?? 0) + 1);
  let openRequests = 0;

  function handleRequest({
    method,
    path,
    headers,
    body,
  }: ReceivedRequest): [status: number, body: string] {
    const signed =
      headers['x-signature'] ===
      `sha256=${createHmac('sha256', deliveryKey).update(body).digest('hex')}`;
    const key = headers['idempotency-key'];
    if (path === '/hook') {
      if (method !== 'POST' || typeof key !== 'string' || !signed) return [401, '{"ok":false}'];
      countAccepted(key);
      if (!state.events.has(key)) state.events.set(key, JSON.parse(body));
      return [200, '{"ok":true}'];
    }
    if (headers.authorization !== `Basic ${Buffer.from(`any:${deliveryKey}`).toString('base64')}`)
      return [
        401,
        problemJson(
          401,
          'API Key Invalid',
          "Your API key may be invalid, or you've attempted to access the wrong datacenter.",
        ),
      ];
    const [, id] = /^\/3\.0\/lists\/a1\/members\/([0-9a-f]{32})$/.exec(path) ?? [];
    if (!id)
      return [
        404,
        problemJson(404, 'Resource Not Found', 'The requested resource could not be found.'),
      ];
    if (method !== 'PUT')
      return [
        405,
        problemJson(
          405,
          'Method Not Allowed',
          'The requested method and resource are not compatible.',
        ),
      ];
    if (openRequests > 10)
      return [
        429,
        problemJson(
          429,
          'Too Many Requests',
          'You have exceeded the limit of 10 simultaneous connections.',
        ),
      ];
    const sent = JSON.parse(body) as Omit<Member, 'id' | 'status'> & { status_if_new: string };
    const email = sent.email_address;
    if (!/^[^@\s]+@[^@\s]+\.\w+$/.test(email))
      return [
        400,
        problemJson(
          400,
          'Invalid Resource',
          `${email} looks fake or invalid, please enter a real email address.`,
        ),
      ];
    if (createHash('md5').update(email.toLowerCase()).digest('hex') !== id)
      return [
        400,
        problemJson(400, 'Invalid Resource', 'The subscriber hash is not that of the email.'),
      ];
    countAccepted(email.toLowerCase());
    const before = state.members.get(id);
    const member = before
      ? { ...before, merge_fields: { ...before.merge_fields, ...sent.merge_fields } }
      : {
          id,
          email_address: email,
          status: sent.status_if_new,
          merge_fields: sent.merge_fields,
          tags: sent.tags ?? [],
        };
    state.members.set(id, member);
    return [200, JSON.stringify({ ...member, list_id: 'a1' })];
  }

  const server = createServer(async (request, response) => {
    openRequests += 1;
    state.maxConcurrent = Math.max(state.maxConcurrent, openRequests);
    response.on('close', () => (openRequests -= 1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    state.requests.push(received);
    if (await state.respond?.(received, response)) return;
    const [status, body] = handleRequest(received);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    list: { kind: 'mailing-list', url: `${url}/3.0/lists/a1` } as const,
    hook: { kind: 'webhook', url: `${url}/hook` } as const,
    /** Answers everything with this. */
    respondWith(status: number, body = '', headers: Record<string, string> = {}) {
      state.respond = (_, response) => Boolean(response.writeHead(status, headers).end(body));
    },
    /** Breaks every connection, as a provider that is down. */
    dropConnections() {
      state.respond = (_, response) => Boolean(response.destroy());
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
}
