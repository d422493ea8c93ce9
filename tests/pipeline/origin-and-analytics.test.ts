import { expect, test } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { siteFiles } from '../site.ts';
import { config, formatOnlyProblem, withEdit } from './format-only-problem.ts';

const inBoth = (text: string) => ({ pt: text, en: text });
const analytics = {
  src: 'https://stats.example/js/script.js',
  attributes: [{ name: 'data-domain', value: 'site.example' }],
  hosts: ['https://*.collect.example', 'https://in.example:8443'],
  title: inBoth('Title'),
  text: inBoth('Text'),
  accept: inBoth('Yes'),
  reject: inBoth('No'),
  link: inBoth('Cookies'),
};
const origin = { allow: ['utm_source', 'gclid', 'referrer'], fields: { page: 'MMERGE7' } };

const settings = (changes: { origin?: object; analytics?: object }) =>
  withEdit(config, (site) => {
    site.leads.origin = { ...origin, ...changes.origin };
    site.analytics = { ...analytics, ...changes.analytics };
  });

test('origins and analytics as they may be', async () => {
  expect((await checkSite(siteFiles(settings({})))).problems).toEqual([]);
});

test.each([
  [{ origin: { allow: ['utm_sorce'] } }, 'schema/enum', '/leads/origin/allow/0'],
  [{ origin: { allow: 'utm_source' } }, 'schema/type', '/leads/origin/allow'],
  [{ origin: { alow: [] } }, 'schema/unknown-key', '/leads/origin/alow'],
  [{ origin: { fields: { pgae: 'X' } } }, 'schema/unknown-key', '/leads/origin/fields/pgae'],
  [{ origin: { fields: { page: 'my page' } } }, 'schema/pattern', '/leads/origin/fields/page'],
  [{ analytics: { src: 'http://stats.example/s.js' } }, 'schema/pattern', '/analytics/src'],
  [{ analytics: { src: undefined } }, 'schema/missing-key', '/analytics'],
  [{ analytics: { reject: undefined } }, 'schema/missing-key', '/analytics'],
  [{ analytics: { reject: { pt: 'Não' } } }, 'language/missing-text', '/analytics/reject'],
  [{ analytics: { hosts: ['*'] } }, 'schema/pattern', '/analytics/hosts/0'],
  [{ analytics: { hosts: ['https://a.example/x'] } }, 'schema/pattern', '/analytics/hosts/0'],
  [
    { analytics: { attributes: [{ name: 'onload', value: 'x' }] } },
    'schema/pattern',
    '/analytics/attributes/0/name',
  ],
])('%j is one problem, where it stands', async (changes, code, pointer) => {
  const [first, place = ''] = (await formatOnlyProblem(settings(changes))).split('\n');
  expect([first, place.split(' ')[1]]).toEqual([code, pointer]);
});
