import { createHmac, scryptSync, timingSafeEqual } from 'node:crypto';

/** How long somebody stays signed in, in seconds. */
const lifetime = 12 * 60 * 60;

const cookieName = 'inbox';

export type Sessions = {
  /** Whether this is the password; it takes as long for any wrong one. */
  opens(password: string): boolean;
  /**
   * The cookie of a new session, or, without a time, one that ends it. It is sent to the inbox
   * alone, and never from another site.
   */
  cookie(now: Date | undefined, secure: boolean): string;
  /** Whether a request's cookies hold a session that has not ended. */
  holds(cookies: string | undefined, now: Date): boolean;
};

/**
 * Sessions that are kept nowhere: a cookie says when it ends, signed with a key that is made from
 * the password. They outlast a restart,
 * hold in every process that knows the password, and end when it changes. The key is slow to make,
 * so that no cookie helps to guess the password.
 */
export function sessionsOf(password: string): Sessions {
  const key = scryptSync(password, 'inbox session', 32);
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
  const ticket = (end: string) => `${end}.${digest(`session ${end}`).toString('base64url')}`;
  return {
    opens: (given) => same(given, password),
    cookie(now, secure) {
      const value = now ? ticket(String(now.getTime() + lifetime * 1000)) : '';
      return `${cookieName}=${value}; Path=/inbox; Max-Age=${now ? lifetime : 0}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    },
    holds(cookies = '', now) {
      const values = cookies
        .split(/;\s*/)
        .filter((each) => each.startsWith(`${cookieName}=`))
        .map((each) => each.slice(cookieName.length + 1));
      return values.some((value) => {
        const [end = ''] = value.split('.');
        return same(value, ticket(end)) && Number(end) > now.getTime();
      });
    },
  };
}

/**
 * Whether a request that changes something comes from a page of this server, as browsers tell: by
 * Sec-Fetch-Site, or else by Origin.
 */
export function isFromOwnPage(headers: NodeJS.Dict<string | string[]>, host: string): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin';
  return typeof origin === 'string' && URL.canParse(origin) && new URL(origin).host === host;
}
