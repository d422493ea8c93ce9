import { createHmac, scryptSync, timingSafeEqual } from 'node:crypto';

/** How long somebody stays signed in, in seconds. */
const sessionLifetime = 12 * 60 * 60;

const cookieName = 'inbox';

export type Sessions = {
  /** Whether this is the password; it takes as long for any wrong one. */
  verifyPassword(password: string): boolean;
  /**
   * The cookie of a new session, or, without a time, one that ends it. It is sent to the inbox
   * alone, and never from another site.
   */
  cookie(now: Date | undefined, secure: boolean): string;
  /** Whether a request's cookies hold a session that has not ended. */
  isValid(cookies: string | undefined, now: Date): boolean;
};

/**
 * Sessions that are kept nowhere: a cookie says when it ends, signed with a key that is made from
 * the password. They outlast a restart,
 * hold in every process that knows the password, and end when it changes. The key is slow to make,
 * so that no cookie helps to guess the password.
 */
export function createSessions(password: string): Sessions {
  const key = scryptSync(password, 'inbox session', 32);
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  const constantTimeEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
  const signToken = (end: string) => `${end}.${digest(`session ${end}`).toString('base64url')}`;
  return {
    verifyPassword: (given) => constantTimeEqual(given, password),
    cookie(now, secure) {
      const value = now ? signToken(String(now.getTime() + sessionLifetime * 1000)) : '';
      return `${cookieName}=${value}; Path=/inbox; Max-Age=${now ? sessionLifetime : 0}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    },
    isValid(cookies = '', now) {
      const values = cookies
        .split(/;\s*/)
        .filter((each) => each.startsWith(`${cookieName}=`))
        .map((each) => each.slice(cookieName.length + 1));
      return values.some((value) => {
        const [end = ''] = value.split('.');
        return constantTimeEqual(value, signToken(end)) && Number(end) > now.getTime();
      });
    },
  };
}

/**
 * Whether a request that changes something comes from a page of this server, as browsers tell: by
 * Sec-Fetch-Site, or else by Origin.
 */
export function isSameOrigin(headers: NodeJS.Dict<string | string[]>, host: string): boolean {
  const { 'sec-fetch-site': fetchSite, origin } = headers;
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return typeof origin === 'string' && URL.canParse(origin) && new URL(origin).host === host;
}
