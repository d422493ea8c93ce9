import { describe, expect, test } from 'vitest';
import { problemJson } from '../../../bench/test-support/fake-provider.ts';
import {
  classifyNetworkFailure,
  classifyResponse,
  type DeliveryResult,
} from '../../../server/delivery/classify-response.ts';

const now = new Date('2026-03-01T12:00:00Z');
const page =
  '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body>Already a member? Your email is invalid.</body></html>';
const member =
  '{"id":"55502f40dc8b7c769880b10874abc9d0","email_address":"ana@clinica.com.br","status":"pending","merge_fields":{"FNAME":"Ana"}}';

const delivered = 'delivered';
const parked = (note: string) => `parked ${note}`;
const waits = (note: string) => `waiting ${note} provider`;
const leadWaits = (note: string) => `waiting ${note} lead`;

const said = (verdict: DeliveryResult) =>
  Object.values({ ...verdict, retryAfter: undefined })
    .filter(Boolean)
    .join(' ');

type Case = [
  what: string,
  status: number,
  body: string,
  expected: string,
  headers?: Record<string, string>,
];

const table = (kind: 'mailing-list' | 'webhook', cases: Case[]) =>
  test.each(cases)('%s', (_, status, body, expected, headers = {}) => {
    expect(said(classifyResponse(kind, { status, headers: new Headers(headers), body }, now))).toBe(
      expected,
    );
  });

/** Details as the API writes them, with status 400 and with the same inside a 200. */
const details: [what: string, title: string, detail: string, expected: string][] = [
  [
    'member exists',
    'Member Exists',
    'ana@clinica.com.br is already a list member. Use PUT to insert or update list members.',
    delivered,
  ],
  [
    'fake address',
    'Invalid Resource',
    'ana@clinica looks fake or invalid, please enter a real email address.',
    parked('invalid-address'),
  ],
  [
    'no address at all',
    'Invalid Resource',
    'Please provide a valid email address.',
    parked('invalid-address'),
  ],
  [
    'forgotten address',
    'Forgotten Email Not Subscribed',
    'ana@clinica.com.br was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.',
    parked('refused-address'),
  ],
  [
    'compliance state',
    'Member In Compliance State',
    'ana@clinica.com.br is already a list member in compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.',
    parked('refused-address'),
  ],
  [
    'too many lists',
    'Invalid Resource',
    "ana@clinica.com.br has signed up to a lot of lists very recently; we're not allowing more signups for now",
    leadWaits('too-often'),
  ],
  ['merge fields', 'Invalid Resource', 'Your merge fields were invalid.', parked('status-400')],
  [
    'our key',
    'API Key Invalid',
    'Your API key may be invalid, or the email is already subscribed elsewhere.',
    waits('access'),
  ],
  [
    'our account',
    'Invalid Action',
    'Your account has been suspended for a billing matter.',
    waits('access'),
  ],
  [
    'busy',
    'Bad Request',
    'This audience is temporarily locked by an import. Try again later.',
    waits('busy'),
  ],
  [
    'an address that speaks',
    'Invalid Resource',
    'already.a.member@exists.com: the value "api-key@forbidden.com" is too long',
    parked('status-400'),
  ],
];

describe('a mailing list', () => {
  table('mailing-list', [
    ['200, the member', 200, member, delivered],
    [
      '200, the member in text/html with a byte order mark',
      200,
      `\uFEFF ${member}\n`,
      delivered,
      { 'content-type': 'text/html' },
    ],
    [
      '200, an error object',
      200,
      '{"status":500,"title":"Internal Server Error","detail":"An unexpected internal error has occurred."}',
      waits('status-500'),
    ],
    [
      '200, an error object of our key',
      200,
      '{"status":401,"title":"API Key Invalid","detail":""}',
      waits('status-401'),
    ],
    [
      '200, an error object with its status inside',
      200,
      '{"error":{"code":429,"message":"slow down"}}',
      waits('status-429'),
    ],
    [
      '200, result error: subscribed',
      200,
      '{"result":"error","msg":"ana@clinica.com.br is already subscribed to list Leads. <a href=\\"https://x.example\\">Click here to update your profile</a>"}',
      delivered,
    ],
    [
      '200, result error: too many requests for the address',
      200,
      '{"result":"error","msg":"Recipient \\"ana@clinica.com.br\\" has too many recent signup requests"}',
      leadWaits('too-often'),
    ],
    [
      '200, result error: try in 5 minutes',
      200,
      '{"result":"error","msg":"Too many subscribe attempts for this email address. Please try again in about 5 minutes. (#5624)"}',
      leadWaits('too-often'),
    ],
    [
      '200, result error: no @',
      200,
      '{"result":"error","msg":"0 - An email address must contain a single @"}',
      parked('invalid-address'),
    ],
    [
      '200, result error: domain',
      200,
      '{"result":"error","msg":"The domain portion of the email address is invalid (the portion after the @: clinica)"}',
      parked('invalid-address'),
    ],
    [
      '200, result error: cannot be added',
      200,
      '{"result":"error","msg":"This email cannot be added to this list. Please enter a different email address."}',
      parked('refused-address'),
    ],
    [
      '200, result error: banned',
      200,
      '{"result":"error","msg":"ana@clinica.com.br has been banned"}',
      parked('refused-address'),
    ],
    [
      '200, result error that nobody knows',
      200,
      '{"result":"error","msg":"Error 19"}',
      waits('error-in-answer'),
    ],
    [
      '200, result success',
      200,
      '{"result":"success","msg":"Almost finished... We need to confirm your email address."}',
      delivered,
    ],
    [
      '200, errors in a list',
      200,
      '{"errors":[{"field":"email_address","message":"This value is not a valid email address."}]}',
      parked('invalid-address'),
    ],
    [
      '200, errors without a known word',
      200,
      '{"id":"1","errors":[{"field":"x","message":"?"}]}',
      waits('error-in-answer'),
    ],
    ['200, an empty list of errors', 200, '{"id":"1","errors":[],"error":null}', delivered],
    [
      '200, an error that says it too late',
      200,
      `{"error":"${'x '.repeat(500)} email is not valid"}`,
      waits('error-in-answer'),
    ],
    ['200, success false', 200, '{"success":false}', waits('error-in-answer')],
    ['200, success 0', 200, '{"success":0,"id":"1"}', waits('error-in-answer')],
    ['200, ok false', 200, '{"ok":false,"error":"invalid_auth"}', waits('access')],
    ['200, JSON that is no member', 200, '{"status":"healthy"}', waits('no-member')],
    ['200, an empty object', 200, '{}', waits('no-member')],
    ['200, a list', 200, '[]', waits('no-member')],
    ['200, null', 200, 'null', waits('no-member')],
    ['200, a login page', 200, page, waits('page'), { 'content-type': 'application/json' }],
    [
      '200, a PHP warning before the JSON',
      200,
      `<br />\n<b>Warning</b>: Undefined index in <b>x.php</b>\n${member}`,
      waits('page'),
    ],
    ['200, empty', 200, '', waits('empty')],
    ['200, blank', 200, ' \n', waits('empty')],
    ['200, JSON that ends too early', 200, member.slice(0, -20), waits('broken')],
    ['200, text', 200, 'OK', waits('no-member')],
    ['200, text of an error', 200, 'Fatal error: Uncaught PDOException', waits('error-text')],
    ['201', 201, '', delivered],
    ['202', 202, '{"queued":true}', delivered],
    [
      '202, a firewall that wants a proof',
      202,
      '',
      waits('challenge'),
      { 'x-amzn-waf-action': 'challenge' },
    ],
    ['202, a page', 202, page, waits('page')],
    ['204', 204, '', delivered],
    ['301', 301, page, waits('status-301'), { location: 'https://other.example' }],
    ['302 to a login', 302, '', waits('status-302')],
    ['304', 304, '', waits('status-304')],
    ['308', 308, member, waits('status-308')],
    ['400, a page of a proxy', 400, page, waits('status-400')],
    ['400, empty', 400, '', waits('status-400')],
    ['400, JSON that ends too early', 400, '{"title":"Inv', waits('status-400')],
    [
      '401',
      401,
      problemJson(401, 'API Key Invalid', 'Your API key may be invalid'),
      waits('status-401'),
    ],
    [
      '401 that speaks of the address',
      401,
      '{"detail":"Please provide a valid email address."}',
      waits('status-401'),
    ],
    ['402', 402, '', waits('status-402')],
    ['403, a page of a firewall', 403, page, waits('status-403')],
    [
      '403, wrong data centre',
      403,
      problemJson(
        403,
        'Wrong Datacenter',
        'The API key provided is linked to a different data center.',
      ),
      waits('status-403'),
    ],
    [
      '404, the list is gone',
      404,
      problemJson(404, 'Resource Not Found', 'The requested resource could not be found.'),
      waits('status-404'),
    ],
    ['405', 405, problemJson(405, 'Method Not Allowed', ''), waits('status-405')],
    ['407', 407, '', waits('status-407')],
    ['408', 408, '', waits('status-408')],
    [
      '409',
      409,
      '{"detail":"Another request for this member is under way."}',
      leadWaits('status-409'),
    ],
    ['409, it is there', 409, '{"message":"Contact already exists. Existing ID: 51"}', delivered],
    ['410', 410, '', waits('status-410')],
    ['413', 413, page, parked('status-413')],
    ['414', 414, '', parked('status-414')],
    ['415', 415, '', waits('status-415')],
    ['422', 422, '', parked('status-422')],
    [
      '422 that says why',
      422,
      '{"message":"The given data was invalid.","errors":{"email":["The email must be a valid email address."]}}',
      parked('invalid-address'),
    ],
    [
      '422, it is there',
      422,
      '{"errors":{"email":["The email has already been taken."]}}',
      delivered,
    ],
    ['422, a page of a forgery check', 422, page, waits('status-422')],
    ['425', 425, '', waits('status-425')],
    ['428', 428, '', waits('status-428')],
    [
      '429',
      429,
      problemJson(
        429,
        'Too Many Requests',
        'You have exceeded the limit of 10 simultaneous connections.',
      ),
      waits('status-429'),
    ],
    ['451', 451, '', waits('status-451')],
    [
      '500',
      500,
      problemJson(500, 'Internal Server Error', 'An unexpected internal error has occurred.'),
      waits('status-500'),
    ],
    [
      '500 that says the address is invalid',
      500,
      '{"error":{"message":"Email address is not valid"}}',
      parked('invalid-address'),
    ],
    ['500 that says so in a page', 500, '<p>Email address is not valid</p>', waits('status-500')],
    ['500 that says so in text', 500, 'email upstream: invalid gateway', waits('status-500')],
    ['500 of a lock', 500, '{"error":"member exists"}', waits('status-500')],
    ['502, a page', 502, page, waits('status-502')],
    ['503, empty', 503, '', waits('status-503')],
    ['504', 504, 'upstream request timeout', waits('busy')],
    ['521 of a network', 521, page, waits('status-521')],
    ['999', 999, '', waits('status-999')],
  ]);
  table(
    'mailing-list',
    details.flatMap(([what, title, detail, expected]): Case[] => [
      [`400: ${what}`, 400, problemJson(400, title, detail), expected],
      [`400 in a 200: ${what}`, 200, problemJson(400, title, detail), expected],
    ]),
  );
});

describe('a webhook', () => {
  table('webhook', [
    ['200, empty', 200, '', delivered],
    ['200, ok', 200, 'ok', delivered, { 'content-type': 'text/html' }],
    ['200, ok in JSON', 200, '{"ok":true}', delivered],
    ['200, "ok" in JSON', 200, '"ok"', delivered],
    ['200, an object', 200, '{}', delivered],
    [
      '200, what was sent',
      200,
      '{"id":"1","form":"contact","fields":{"CONTEMAIS":"error"}}',
      delivered,
    ],
    ['200, a page', 200, page, waits('page')],
    ['200, JSON that ends too early', 200, '{"ok":tr', waits('broken')],
    ['200, ok false', 200, '{"ok":false,"error":"no_service"}', waits('error-in-answer')],
    ['200, false', 200, 'false', waits('error-in-answer')],
    ['200, 0', 200, '0', waits('error-in-answer')],
    [
      '200, JSend',
      200,
      '{"status":"fail","data":{"title":"A title is required"}}',
      waits('error-in-answer'),
    ],
    ['200, an error of a function', 200, '{"statusCode":502,"body":""}', waits('status-502')],
    ['200, a refusal', 200, '{"statusCode":422,"message":"no company"}', parked('status-422')],
    ['200, text of an error', 200, 'Error: connect ECONNREFUSED', waits('error-text')],
    ['200, "error" in JSON', 200, '"Internal server error"', waits('error-text')],
    ['201', 201, '{"id":7}', delivered],
    ['202', 202, 'Accepted', delivered],
    ['204', 204, '', delivered],
    ['302', 302, '', waits('status-302')],
    ['400, empty', 400, '', parked('status-400')],
    ['400, text', 400, 'Missing company', parked('status-400')],
    ['400, a page', 400, page, waits('status-400')],
    ['401', 401, '', waits('status-401')],
    ['403', 403, '{"message":"email is invalid"}', waits('status-403')],
    [
      '404',
      404,
      '{"code":404,"message":"The requested webhook is not registered."}',
      waits('status-404'),
    ],
    ['405', 405, '', waits('status-405')],
    ['409, the same event under way', 409, '', leadWaits('status-409')],
    ['409, the same event taken before', 409, 'duplicate event', delivered],
    ['410', 410, '', waits('status-410')],
    ['413', 413, '', parked('status-413')],
    ['422', 422, '{"message":"no company"}', parked('status-422')],
    ['429', 429, '', waits('status-429')],
    ['500', 500, '', waits('status-500')],
    ['503', 503, page, waits('status-503')],
  ]);
});

describe('how long it asks to wait', () => {
  const asked = (header: string, status = 429) =>
    (
      classifyResponse(
        'webhook',
        { status, headers: new Headers({ 'retry-after': header }), body: '' },
        now,
      ) as { retryAfter?: number }
    ).retryAfter;

  test('in seconds or as a date, with any status', () => {
    expect([
      asked('120'),
      asked('0'),
      asked('120', 503),
      asked('120', 302),
      asked('120', 409),
    ]).toEqual([120_000, 0, 120_000, 120_000, 120_000]);
    expect(asked('Sun, 01 Mar 2026 12:05:00 GMT')).toBe(300_000);
  });

  test('is nothing where it is past or no time', () => {
    expect([asked('Sun, 01 Mar 2026 11:00:00 GMT'), asked('-5'), asked('soon'), asked('')]).toEqual(
      [0, 0, undefined, undefined],
    );
  });
});

describe('no answer', () => {
  const failed = (code: string) =>
    Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(), { code }) });
  test.each<[string, Error, string]>([
    ...[
      'ENOTFOUND',
      'EAI_AGAIN',
      'ECONNREFUSED',
      'ECONNRESET',
      'EHOSTUNREACH',
      'UND_ERR_SOCKET',
      'UND_ERR_CONNECT_TIMEOUT',
      'HPE_INVALID_CONSTANT',
      'CERT_HAS_EXPIRED',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'ERR_SSL_WRONG_VERSION_NUMBER',
    ].map((code): [string, Error, string] => [code, failed(code), waits(code)]),
    [
      'no time',
      new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
      waits('timeout'),
    ],
    [
      'no address',
      Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL' }),
      waits('ERR_INVALID_URL'),
    ],
    ['no known reason', new TypeError('terminated'), waits('TypeError')],
  ])('waits: %s', (_, error, expected) => {
    expect(said(classifyNetworkFailure(error))).toBe(expected);
  });
});

test('a hostile answer is judged before the test runs out of time', () => {
  const bodies = [
    '{"error":'.repeat(7000),
    `{"errors":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    `{"error":"${'account e-mail '.repeat(4000)}"}`,
    `{"error":"${'a'.repeat(64_000)}"}`,
    'internal '.repeat(7000),
    ' '.repeat(65_000),
  ];
  const verdicts = bodies.map((body) =>
    said(classifyResponse('mailing-list', { status: 200, headers: new Headers(), body }, now)),
  );
  expect(verdicts).toEqual([
    waits('broken'),
    waits('error-in-answer'),
    waits('error-in-answer'),
    waits('error-in-answer'),
    waits('no-member'),
    waits('empty'),
  ]);
});
