import { createHmac, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import secureSession from '@fastify/secure-session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseUrl } from '../../tools/model/parse-url.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    /** What names the session: there is one for each time that somebody signs in. */
    id: string;
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
 * cookie helps to guess the password. Who signs out ends the session in this process too, until it
 * restarts, for whoever has a copy of the cookie.
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
  const ended = createEndedSessions();
  // Over HTTP, as on the machine itself, a browser would not send a secure cookie back.
  const withSecurity = ({ session, protocol }: FastifyRequest) =>
    session.options({ ...cookie, secure: protocol === 'https' });
  return {
    verifyPassword: (given) => timingSafeEqual(digest(given), digest(password)),
    signIn(request) {
      request.session.regenerate();
      request.session.set('id', randomUUID());
      withSecurity(request);
    },
    signOut(request) {
      const id = request.session.get('id');
      if (id !== undefined) ended.add(id);
      request.session.delete();
      withSecurity(request);
    },
    isSignedIn({ session }) {
      const id = session.get('id');
      return id !== undefined && !ended.has(id);
    },
  };
}

/** The sessions that were ended before their time, for as long as their cookies would hold. */
function createEndedSessions() {
  const times = new Map<string, number>();
  return {
    add(id: string): void {
      const now = Date.now();
      for (const [other, time] of times)
        if (now - time > sessionLifetime * 1000) times.delete(other);
      times.set(id, now);
    },
    has: (id: string) => times.has(id),
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
