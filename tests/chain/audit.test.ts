import { expect, test } from 'vitest';
import { judgeAudit } from '../../.ci/audit.mjs';

/** What npm says of a hole in one package, and of another that has it by way of the first. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    holey: {
      name: 'holey',
      via: [
        {
          name: 'holey',
          title: 'Reads any file',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'high',
        },
      ],
    },
    leaning: { name: 'leaning', via: ['holey'] },
  },
};
const today = '2026-11-22';
const exception = { advisory: 'GHSA-aaaa-bbbb-cccc', why: 'No visitor reaches it.', until: today };

test('what is known to be vulnerable fails, once, but for what is excepted', () => {
  expect(judgeAudit({ vulnerabilities: {} }, [], today)).toEqual([]);
  expect(judgeAudit(report, [], today)).toEqual([
    'GHSA-aaaa-bbbb-cccc: high, holey: Reads any file (https://github.com/advisories/GHSA-aaaa-bbbb-cccc)',
  ]);
  expect(judgeAudit(report, [exception], today)).toEqual([]);
});

test('an exception ends, and goes with what it was for', () => {
  expect(judgeAudit(report, [{ ...exception, until: '2026-11-21' }], today)).toEqual([
    'GHSA-aaaa-bbbb-cccc: its exception ended on 2026-11-21',
  ]);
  expect(judgeAudit({ vulnerabilities: {} }, [exception], today)).toEqual([
    'GHSA-aaaa-bbbb-cccc: not found any more, delete its exception',
  ]);
});

test('where the registry does not answer nothing is well', () =>
  expect(() => judgeAudit({ message: '405 Method Not Allowed', error: {} }, [], today)).toThrow(
    'npm audit gave no report.',
  ));
