import { expect, test } from 'vitest';
import { isSameOrigin, createSessions } from '../../../server/inbox/session.ts';

const now = new Date('2025-05-20T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const sessions = createSessions('segredo');
const cookieOf = (header: string) => header.split(';')[0]!;
const cookie = cookieOf(sessions.cookie(now, false));

test('the password alone opens', () => {
  expect(['segredo', 'Segredo', 'segred', 'segredo ', ''].map(sessions.verifyPassword)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a session holds for twelve hours, in any process that knows the password, among other cookies', () => {
  expect([later(0), later(11.99), later(12)].map((time) => sessions.isValid(cookie, time))).toEqual(
    [true, true, false],
  );
  expect(createSessions('segredo').isValid(`a=b; ${cookie}; inbox2=c`, now)).toBe(true);
});

test('a cookie that somebody made up holds nothing', () => {
  const [end, mark] = cookie.slice('inbox='.length).split('.') as [string, string];
  const forged = [
    `inbox=${Number(end) + 1}.${mark}`,
    `inbox=${end}.${mark}x`,
    `inbox=${end}.${mark.slice(1)}`,
    `inbox=${end}.`,
    `inbox=${end}`,
    'inbox=',
    '',
    `xinbox=${end}.${mark}`,
    cookieOf(createSessions('outro').cookie(now, false)),
  ];
  expect(forged.filter((each) => sessions.isValid(each, now))).toEqual([]);
  expect(sessions.isValid(undefined, now)).toBe(false);
});

test('the cookie goes to the inbox alone, unseen by scripts, and only safely where it came safely', () => {
  expect(sessions.cookie(now, false)).toMatch(
    /^inbox=\d+\.[\w-]{43}; Path=\/inbox; Max-Age=43200; HttpOnly; SameSite=Strict$/,
  );
  expect(sessions.cookie(now, true)).toMatch(/; SameSite=Strict; Secure$/);
  expect(sessions.cookie(undefined, false)).toBe(
    'inbox=; Path=/inbox; Max-Age=0; HttpOnly; SameSite=Strict',
  );
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://site.example' }, true],
  [{ origin: 'https://site.example:444' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('%j is from a page of its own: %s', (headers, own) => {
  expect(isSameOrigin(headers, 'site.example')).toBe(own);
});
