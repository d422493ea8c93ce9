import { expect, test } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { formsByLanguage } from '../../tools/pipeline/resolve/resolve-forms.ts';
import { siteFiles } from '../site.ts';
import { config, withEdit } from './format-only-problem.ts';

const subscribeUrl = 'https://list.example/subscribe';

/** The form of the test site in English, with these settings for leads. */
const formWith = (leads: object) =>
  formsByLanguage(
    checkSite(siteFiles(withEdit(config, (site) => Object.assign(site.leads, leads)))).site!,
  )
    .get('en')!
    .get('contact')!;

test.each([
  [{ mode: 'inbox' }, { action: '/leads', inbox: true }],
  [
    { mode: 'inbox', provider: { subscribeUrl } },
    { action: '/leads', inbox: true },
  ],
  [
    { mode: 'direct', provider: { subscribeUrl } },
    { action: subscribeUrl, inbox: false },
  ],
])('%j: where a form goes, and whether that is the inbox', (leads, place) => {
  expect(formWith(leads)).toMatchObject(place);
});

test('phone numbers without a plus are of the country that the site says, or of Brazil', () => {
  expect(formWith({}).phoneCountry).toBe('BR');
  expect(formWith({ phoneCountry: 'PT' }).phoneCountry).toBe('PT');
});

test('its words are those of the language', () => {
  expect(formWith({})).toMatchObject({
    submit: 'Send',
    requiredNote: '* required',
    purpose: 'To answer you.',
    fields: [{ name: 'EMAIL', label: 'Email' }],
  });
});
