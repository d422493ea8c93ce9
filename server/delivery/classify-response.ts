import type { Delivery as Destination } from '../../src/generated/types.ts';
import {
  errorMessageOf,
  errorStatusIn,
  parseBody,
  type ResponseBody,
  reportsError,
  reportsSuccess,
} from './response-body.ts';

/** What came back from a provider. `body` may be only the beginning. */
export type ProviderResponse = { status: number; headers: Headers; body: string };

/**
 * What an answer means for a lead. A note is a code, never what was sent or said. `failureScope`
 * says what has to change: this lead or time for it, or something that every lead meets (the
 * provider, its address, our key). `retryAfter` is in milliseconds.
 */
export type DeliveryResult =
  | { state: 'delivered' }
  | { state: 'parked'; note: string }
  | { state: 'waiting'; note: string; failureScope: 'lead' | 'provider'; retryAfter?: number };

type ErrorCategory =
  | 'access'
  | 'too-often'
  | 'busy'
  | 'refused-address'
  | 'known'
  | 'invalid-address';

/** Any of the wordings, in capitals or not. */
const anyOf = (...wordings: string[]) => new RegExp(wordings.join('|'), 'i');

/**
 * What errors say, the first that fits; in English only, as the APIs do in which we know them. What
 * is not understood is judged by its status.
 * The wordings are those of Mailchimp's API and forms, and common ones of frameworks.
 */
const errorPatterns: [ErrorCategory, RegExp][] = [
  [
    'access',
    anyOf(
      'api[ _-]?key|(invalid|not)_auth|unauthori[sz]ed|unauthenticated|authentic',
      '(access|bearer|auth) token|csrf|forbidden|permission denied',
      String.raw`(lack|no|not have|insufficient)\b[^|]*\bpermission`,
      String.raw`account\b[^|]*\b(disabled|suspended|deactivated|locked)|user disabled|billing`,
      'quota|(contact|plan|audience) limit|wrong ?data ?center',
    ),
  ],
  ['too-often', /recent signup|lot of lists|more signups|subscribe attempts/i],
  [
    'busy',
    anyOf(
      'too many (requests|calls|connections|concurrent|simultaneous)',
      'too many (attempts|submissions|operations)',
      String.raw`rate.?limit|throttl|temporarily|try again (later|in|soon)\b|time(d )?-?out`,
      'unavailable|maintenance',
    ),
  ],
  [
    'refused-address',
    anyOf(
      'permanently deleted|forgotten|compliance state|unsubscribed|banned|bounced',
      "(cannot|can't) be (subscribed|added|imported|re-imported)",
    ),
  ],
  [
    'known',
    anyOf(
      'already (been )?(a (list )?member|subscribed|registered)',
      'already (been )?(received|processed|delivered|recorded)',
      '(member|contact|subscriber|lead|e-?mail|address)( already)? exists',
      String.raw`e-?mail\b[^|]*\balready (been taken|in use|exists)`,
      String.raw`duplicate (event|request|delivery|message|lead|contact|id\b|idempotency)`,
    ),
  ],
  [
    'invalid-address',
    anyOf(
      String.raw`e-?mail\b[^|]*\b(invalid|not (a )?valid|must be (a )?valid|fake|disposable)`,
      String.raw`e-?mail\b[^|]*\b(does not exist|must contain|malformed)`,
      String.raw`(invalid|valid|malformed|fake|disposable)\b[^|]*\be-?mail`,
    ),
  ],
];

/** Text of status 200 that tells of an error. */
const errorTextPattern = new RegExp(
  [
    String.raw`^\W*((fatal|parse|internal|server|database|unknown|unexpected|an|syntax`,
    String.raw`|application)\W+)*`,
    '(error|exception|fail(ed|ure)?|warning|traceback|unauthori[sz]ed|forbidden|access denied|',
    'not found|invalid|maintenance|unavailable)(?![a-z])',
  ].join(''),
  'i',
);

/**
 * Judges an answer by its content as well as its status. When in doubt the lead waits: a lead is
 * delivered or parked only where somebody said so.
 */
export function classifyResponse(
  kind: Destination['kind'],
  { status, headers, body }: ProviderResponse,
  now: Date,
): DeliveryResult {
  const retryAfter = parseRetryAfter(headers.get('retry-after'), now);
  const retryLater = (
    note: string,
    failureScope: 'lead' | 'provider' = 'provider',
  ): DeliveryResult => ({
    state: 'waiting',
    note,
    failureScope,
    ...(retryAfter !== undefined && { retryAfter }),
  });
  // AWS WAF lets nobody through with status 202.
  if (headers.has('x-amzn-waf-action')) return retryLater('challenge');
  const parsed = parseBody(body);
  if (status >= 300) return classifyError(kind, status, parsed, retryLater);
  if (parsed.kind === 'json' && reportsError(parsed.value))
    return classifyError(kind, errorStatusIn(parsed.value), parsed, retryLater);
  if (parsed.kind === 'text' && errorTextPattern.test(parsed.text)) return retryLater('error-text');
  if (parsed.kind === 'page' || parsed.kind === 'broken') return retryLater(parsed.kind);
  if (kind === 'webhook' || [201, 202, 204].includes(status)) return { state: 'delivered' };
  if (parsed.kind === 'json' && reportsSuccess(parsed.value)) return { state: 'delivered' };
  return retryLater(parsed.kind === 'empty' ? 'empty' : 'no-member');
}

/** Judges an error: its status, if it has one, and what it says. */
function classifyError(
  kind: Destination['kind'],
  status: number | undefined,
  parsed: ResponseBody,
  retryLater: (note: string, failureScope?: 'lead' | 'provider') => DeliveryResult,
): DeliveryResult {
  const note = status ? `status-${status}` : 'error-in-answer';
  if (status === 413 || status === 414) return { state: 'parked', note };
  // Of the others these alone can be about a lead: the rest is about our key, our address or the
  // provider's state.
  const isServerError = status !== undefined && status >= 500;
  if (status && !isServerError && ![400, 409, 422].includes(status)) return retryLater(note);
  const message = errorMessageOf(parsed);
  const category = errorPatterns.find(([, pattern]) => pattern.test(message))?.[0];
  if (category === 'access' || category === 'busy') return retryLater(category);
  if (category === 'too-often') return retryLater(category, 'lead');
  if (
    (category === 'refused-address' || category === 'invalid-address') &&
    (!isServerError || parsed.kind === 'json')
  )
    return { state: 'parked', note: category };
  if (category === 'known' && !isServerError) return { state: 'delivered' };
  if (status === 409) return retryLater(note, 'lead');
  if (!status || isServerError) return retryLater(note);
  // A mailing list explains what it refuses: a 400 without JSON comes from a proxy on the way. A
  // page is never a refusal.
  const isRefusal =
    parsed.kind !== 'page' &&
    (status === 422 || parsed.kind === 'json' || (kind === 'webhook' && parsed.kind !== 'broken'));
  return isRefusal ? { state: 'parked', note } : retryLater(note);
}

/**
 * Judges an attempt that brought no answer: no name, no connection, no trust, no time, an answer
 * that broke off. @returns a wait, always
 */
export function classifyNetworkFailure(error: unknown): DeliveryResult {
  const { name, code, cause } = error as {
    name: string;
    code?: unknown;
    cause?: { code?: unknown };
  };
  const errorCode = [cause?.code, code, name].find((each) => typeof each === 'string') as
    | string
    | undefined;
  return {
    state: 'waiting',
    note: name === 'TimeoutError' ? 'timeout' : (errorCode ?? 'failed'),
    failureScope: 'provider',
  };
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function parseRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\s*\d+\s*$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - now.getTime();
  return Number.isNaN(milliseconds) ? undefined : Math.max(milliseconds, 0);
}
