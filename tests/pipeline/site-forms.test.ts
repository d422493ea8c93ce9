import { expect, test } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { formsByLanguage } from '../../tools/pipeline/resolve/resolve-forms.ts';
import { siteFiles } from '../site.ts';
import { config, form, withEdit } from './format-only-problem.ts';

const subscribeUrl = 'https://list.example/subscribe';

/** The form of the test site in a language, with these settings for leads. */
const formWith = async (leads: object, language = 'en') =>
  formsByLanguage(
    (await checkSite(siteFiles(withEdit(config, (site) => Object.assign(site.leads, leads)))))
      .site!,
  )
    .get(language)!
    .get('contact')!;

test.each([
  [{ mode: 'inbox' }, { action: '/leads', isOwnEndpoint: true }],
  [
    { mode: 'inbox', provider: { subscribeUrl } },
    { action: '/leads', isOwnEndpoint: true },
  ],
  [
    { mode: 'direct', provider: { subscribeUrl } },
    { action: subscribeUrl, isOwnEndpoint: false },
  ],
])('%j: where a form goes, and whether that is the inbox', async (leads, place) => {
  expect(await formWith(leads)).toMatchObject(place);
});

test('phone numbers without a plus are of the country that the site says, or of Brazil, in its languages alone', async () => {
  const countryIn = async (language: string, leads: object) =>
    (await formWith(leads, language)).phoneCountry;
  expect(await countryIn('pt', {})).toBe('BR');
  expect(await countryIn('pt', { phoneCountry: 'PT' })).toBe('PT');
  expect(await countryIn('en', {})).toBeUndefined();
  const { site } = await checkSite(
    siteFiles(withEdit(config, (value) => (value.languages[1].tag = 'en-BR'))),
  );
  expect(formsByLanguage(site!).get('en')!.get('contact')!.phoneCountry).toBe('BR');
});

test('its words are those of the language', async () => {
  expect(await formWith({})).toMatchObject({
    submit: 'Send',
    requiredNote: '* required',
    purpose: 'To answer you.',
    fields: [{ name: 'EMAIL', label: 'Email' }],
  });
});

test('a line in another language than the page says in which', async () => {
  const noted = withEdit(form, (value) => (value.requiredNoteLanguage = 'en'));
  const { site } = await checkSite(siteFiles(noted));
  const languageIn = (language: string) =>
    formsByLanguage(site!).get(language)!.get('contact')!.requiredNoteLanguage;
  expect([languageIn('pt'), languageIn('en')]).toEqual(['en', undefined]);
});
