import type { Delivery as Destination } from '../../src/generated/types.ts';
import {
  contentOf,
  messageOf,
  statusIn,
  tellsError,
  tellsSuccess,
  type Content,
} from './content.ts';

/** What came back from a provider. `body` may be only the beginning. */
export type Answer = { status: number; headers: Headers; body: string };

/**
 * What an answer means for a lead. A note is a code, never what was sent or said. `fault` says what
 * has to change: this lead or time
 * for it, or something that every lead meets (the provider, its address, our key). `retryAfter` is
 * in milliseconds.
 */
export type Verdict =
  | { state: 'delivered' }
  | { state: 'parked'; note: string }
  | { state: 'waiting'; note: string; fault: 'lead' | 'provider'; retryAfter?: number };

type Meaning = 'access' | 'too-often' | 'busy' | 'refused-address' | 'known' | 'invalid-address';

/**
 * What errors say, the first that fits; in English only, as the APIs do in which we know them. What
 * is not understood is judged by its status.
 * The wordings are those of Mailchimp's API and forms, and common ones of frameworks.
 */
const meanings: [Meaning, RegExp][] = [
  [
    'access',
    /api[ _-]?key|(invalid|not)_auth|unauthori[sz]ed|unauthenticated|authentic|(access|bearer|auth) token|csrf|forbidden|permission denied|(lack|no|not have|insufficient)\b[^|]*\bpermission|account\b[^|]*\b(disabled|suspended|deactivated|locked)|user disabled|billing|quota|(contact|plan|audience) limit|wrong ?data ?center/i,
  ],
  ['too-often', /recent signup|lot of lists|more signups|subscribe attempts/i],
  [
    'busy',
    /too many (requests|calls|connections|concurrent|simultaneous|attempts|submissions|operations)|rate.?limit|throttl|temporarily|try again (later|in|soon)\b|time(d )?-?out|unavailable|maintenance/i,
  ],
  [
    'refused-address',
    /permanently deleted|forgotten|compliance state|unsubscribed|banned|bounced|(cannot|can't) be (subscribed|added|imported|re-imported)/i,
  ],
  [
    'known',
    /already (been )?(a (list )?member|subscribed|registered|received|processed|delivered|recorded)|(member|contact|subscriber|lead|e-?mail|address)( already)? exists|e-?mail\b[^|]*\balready (been taken|in use|exists)|duplicate (event|request|delivery|message|lead|contact|id\b|idempotency)/i,
  ],
  [
    'invalid-address',
    /e-?mail\b[^|]*\b(invalid|not (a )?valid|must be (a )?valid|fake|disposable|does not exist|must contain|malformed)|(invalid|valid|malformed|fake|disposable)\b[^|]*\be-?mail/i,
  ],
];

/** Text of status 200 that tells of an error. */
const badNews =
  /^\W*((fatal|parse|internal|server|database|unknown|unexpected|an|syntax|application)\W+)*(error|exception|fail(ed|ure)?|warning|traceback|unauthori[sz]ed|forbidden|access denied|not found|invalid|maintenance|unavailable)(?![a-z])/i;

/**
 * Judges an answer by its content as well as its status. When in doubt the lead waits: a lead is
 * delivered or parked only where somebody said so.
 */
export function judge(
  kind: Destination['kind'],
  { status, headers, body }: Answer,
  now: Date,
): Verdict {
  const retryAfter = retryAfterOf(headers.get('retry-after'), now);
  const wait = (note: string, fault: 'lead' | 'provider' = 'provider'): Verdict => ({
    state: 'waiting',
    note,
    fault,
    ...(retryAfter !== undefined && { retryAfter }),
  });
  // AWS WAF lets nobody through with status 202.
  if (headers.has('x-amzn-waf-action')) return wait('challenge');
  const content = contentOf(body);
  if (status >= 300) return judgeError(kind, status, content, wait);
  if (content.kind === 'json' && tellsError(content.value))
    return judgeError(kind, statusIn(content.value), content, wait);
  if (content.kind === 'text' && badNews.test(content.text)) return wait('error-text');
  if (content.kind === 'page' || content.kind === 'broken') return wait(content.kind);
  if (kind === 'webhook' || [201, 202, 204].includes(status)) return { state: 'delivered' };
  if (content.kind === 'json' && tellsSuccess(content.value)) return { state: 'delivered' };
  return wait(content.kind === 'empty' ? 'empty' : 'no-member');
}

/** Judges an error: its status, if it has one, and what it says. */
function judgeError(
  kind: Destination['kind'],
  status: number | undefined,
  content: Content,
  wait: (note: string, fault?: 'lead' | 'provider') => Verdict,
): Verdict {
  const note = status ? `status-${status}` : 'error-in-answer';
  if (status === 413 || status === 414) return { state: 'parked', note };
  // Of the others these alone can be about a lead: the rest is about our key, our address or the
  // provider's state.
  const broken = status !== undefined && status >= 500;
  if (status && !broken && ![400, 409, 422].includes(status)) return wait(note);
  const message = messageOf(content);
  const meaning = meanings.find(([, words]) => words.test(message))?.[0];
  if (meaning === 'access' || meaning === 'busy') return wait(meaning);
  if (meaning === 'too-often') return wait(meaning, 'lead');
  if (
    (meaning === 'refused-address' || meaning === 'invalid-address') &&
    (!broken || content.kind === 'json')
  )
    return { state: 'parked', note: meaning };
  if (meaning === 'known' && !broken) return { state: 'delivered' };
  if (status === 409) return wait(note, 'lead');
  if (!status || broken) return wait(note);
  // A mailing list explains what it refuses: a 400 without JSON comes from a proxy on the way. A
  // page is never a refusal.
  const refused =
    content.kind !== 'page' &&
    (status === 422 ||
      content.kind === 'json' ||
      (kind === 'webhook' && content.kind !== 'broken'));
  return refused ? { state: 'parked', note } : wait(note);
}

/**
 * Judges an attempt that brought no answer: no name, no connection, no trust, no time, an answer
 * that broke off. @returns a wait, always
 */
export function judgeFailure(error: unknown): Verdict {
  const { name, code, cause } = error as {
    name: string;
    code?: unknown;
    cause?: { code?: unknown };
  };
  const said = [cause?.code, code, name].find((each) => typeof each === 'string') as
    | string
    | undefined;
  return {
    state: 'waiting',
    note: name === 'TimeoutError' ? 'timeout' : (said ?? 'failed'),
    fault: 'provider',
  };
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function retryAfterOf(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\s*\d+\s*$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - now.getTime();
  return Number.isNaN(milliseconds) ? undefined : Math.max(milliseconds, 0);
}
