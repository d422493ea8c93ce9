import { createHmac, scryptSync, timingSafeEqual } from 'node:crypto';
import secureSession from '@fastify/secure-session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseUrl } from '../../tools/model/parse-url.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    signedIn: boolean;
  }
}

/** How long somebody stays signed in, in seconds. */
const sessionLifetime = 12 * 60 * 60;

const cookie = {
  path: '/inbox',
  maxAge: sessionLifetime,
  httpOnly: true,
  sameSite: 'strict',
} as const;

/** Who is signed in. */
export type Sessions = {
  /** Whether this is the password; it takes as long for any wrong one. */
  verifyPassword(password: string): boolean;
  signIn(request: FastifyRequest): void;
  signOut(request: FastifyRequest): void;
  isSignedIn(request: FastifyRequest): boolean;
};

/**
 * Adds sessions to the inbox that are kept nowhere: an encrypted cookie says since when somebody is
 * signed in, under a key that is made from the password. They outlast a restart, hold in every
 * process that knows the password, and end when it changes. The key is slow to make, so that no
 * cookie helps to guess the password.
 */
export async function addSessions(server: FastifyInstance, password: string): Promise<Sessions> {
  const key = scryptSync(password, 'inbox session', 32);
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  await server.register(secureSession, {
    key,
    cookieName: 'inbox',
    expiry: sessionLifetime,
    cookie,
  });
  // Over HTTP, as on the machine itself, a browser would not send a secure cookie back.
  const withSecurity = ({ session, protocol }: FastifyRequest) =>
    session.options({ ...cookie, secure: protocol === 'https' });
  return {
    verifyPassword: (given) => timingSafeEqual(digest(given), digest(password)),
    signIn(request) {
      request.session.regenerate();
      request.session.set('signedIn', true);
      withSecurity(request);
    },
    signOut(request) {
      request.session.delete();
      withSecurity(request);
    },
    isSignedIn: ({ session }) => session.get('signedIn') === true,
  };
}

/**
 * Whether a request that changes something comes from a page of this server, as browsers tell: by
 * Sec-Fetch-Site, or else by Origin.
 */
export function isSameOrigin(headers: NodeJS.Dict<string | string[]>, host: string): boolean {
  const { 'sec-fetch-site': fetchSite, origin } = headers;
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return typeof origin === 'string' && parseUrl(origin)?.host === host;
}
