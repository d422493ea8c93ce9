import { onTestFinished } from 'vitest';
import { openLibsqlStore } from '../../../server/store/libsql-store.ts';
import { startTestServer } from '../test-server.ts';

export const password = 'uma senha longa';

/** What browsers say of a form on the server's own page. */
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' };

/**
 * A server with an inbox, its store, and ways to ask it: `visit` and `submit` as somebody who is
 * signed in, unless the headers say otherwise.
 */
export async function startTestInbox(changes: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer({ inboxPassword: password, ...changes });
  const store = openLibsqlStore(server.database);
  onTestFinished(() => store.close());
  const submit = (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    server.get(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...sameOriginHeaders,
        cookie,
        ...headers,
      },
    });
  const signIn = (given: string, headers: Record<string, string> = {}) =>
    submit('/inbox/login', { password: given }, { cookie: '', ...headers });
  let cookie = '';
  const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';')[0]!;
  cookie = cookieOf(
    await signIn(password, changes.proxies ? { 'x-forwarded-for': '9.9.9.9' } : {}),
  );
  const visit = (path: string, headers: Record<string, string> = {}) =>
    server.get(path, { headers: { cookie, ...headers } });
  return { ...server, store, cookie, submit, signIn, visit };
}

/** A text as it stands between elements, for what is looked for in HTML. */
export const textOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The texts of the second-level headings: who the leads are from. */
export const leadNames = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, name]) => name);
